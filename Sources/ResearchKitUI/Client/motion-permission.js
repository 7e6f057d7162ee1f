// Asks the browser for the motion sensors when the button inside is used, and lets the form carry the answer.
const WAIT = 1500;

async function askForMotion() {
  if (!("DeviceMotionEvent" in window)) return "unavailable";
  if (typeof DeviceMotionEvent.requestPermission === "function") {
    try {
      return (await DeviceMotionEvent.requestPermission()) === "granted" ? "granted" : "denied";
    } catch {
      return "denied";
    }
  }
  return new Promise((answer) => {
    const timer = setTimeout(() => conclude("unavailable"), WAIT);
    function hear(event) {
      if (event.accelerationIncludingGravity?.x != null || event.beta != null) conclude("granted");
    }
    function conclude(outcome) {
      clearTimeout(timer);
      removeEventListener("devicemotion", hear);
      removeEventListener("deviceorientation", hear);
      answer(outcome);
    }
    addEventListener("devicemotion", hear);
    addEventListener("deviceorientation", hear);
  });
}

class MotionPermission extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector("button");
    const field = this.querySelector("input[type=hidden]");
    button?.addEventListener("click", async (event) => {
      if (field.value) return;
      event.preventDefault();
      button.setAttribute("aria-busy", "true");
      field.value = await askForMotion();
      button.form?.requestSubmit(button);
    });
  }
}

if (!customElements.get("motion-permission")) customElements.define("motion-permission", MotionPermission);
