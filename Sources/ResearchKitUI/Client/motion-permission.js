// Asks the browser for the motion sensors when the button inside is used, and lets the form carry the answer.
const WAIT = 1500;

async function askForMotion() {
  if (!("DeviceMotionEvent" in window)) return "notSupported";
  if (typeof DeviceMotionEvent.requestPermission === "function") {
    try {
      return (await DeviceMotionEvent.requestPermission()) === "granted" ? "connected" : "denied";
    } catch {
      return "error";
    }
  }
  // No permission is needed here; whether there is a sensor shows by whether it speaks.
  return new Promise((answer) => {
    const timer = setTimeout(() => conclude("notSupported"), WAIT);
    function hear(event) {
      if (event.accelerationIncludingGravity?.x != null || event.beta != null) conclude("connected");
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
    if (!button?.hidden) return;
    button.hidden = false;
    button.addEventListener("click", async () => {
      button.disabled = true;
      this.querySelector("input").value = await askForMotion();
      button.disabled = false;
      this.dispatchEvent(new Event("change", { bubbles: true }));
    });
  }
}

if (!customElements.get("motion-permission")) customElements.define("motion-permission", MotionPermission);
