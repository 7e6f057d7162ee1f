// Asks the browser for the motion sensors when the button inside is used, and lets the form carry the answer.
const WAIT = 1500;

async function askForMotion() {
  if (!("DeviceOrientationEvent" in window)) return "notSupported";
  if (typeof DeviceOrientationEvent.requestPermission === "function") {
    try {
      if ((await DeviceOrientationEvent.requestPermission()) !== "granted") return "denied";
    } catch {
      return "error";
    }
  }
  return (await isThereASensor()) ? "connected" : "notSupported";
}

// A device without a sensor is silent, or says once that it knows no angle.
function isThereASensor() {
  return new Promise((answer) => {
    const conclude = (isThere) => {
      clearTimeout(timer);
      removeEventListener("deviceorientation", hear);
      answer(isThere);
    };
    const hear = (event) => conclude(event.beta !== null);
    const timer = setTimeout(conclude, WAIT, false);
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
