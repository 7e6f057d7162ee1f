// Records where the phone points from one tap to the next and puts the samples into the hidden field: a JSON array of
// [milliseconds, alpha, beta, gamma]. The server computes the angle. Without sensors the entry by hand stays open.
const NO_SENSOR_AFTER = 1500;
const SECOND_TAP_AFTER = 500;
const MOST_SAMPLES = 2000;

class RangeOfMotion extends HTMLElement {
  connectedCallback() {
    if (!this.field) this.prepare();
    document.addEventListener("visibilitychange", this.stopWhenHidden);
    if (!("DeviceOrientationEvent" in window)) return this.giveUp();
    this.offer();
    // Where permission has to be asked for, silence before the first tap tells nothing.
    this.listen(DeviceOrientationEvent.requestPermission ? null : NO_SENSOR_AFTER);
  }

  prepare() {
    this.field = this.querySelector("input[type=hidden]");
    this.target = this.querySelector("[data-target]");
    this.status = this.querySelector("[role=status]");
    this.manual = this.querySelector("details");
    this.hear = (event) => this.take(event);
    this.stopWhenHidden = () => document.hidden && this.samples && this.abandon();
    this.target.addEventListener("click", () => this.tap());
    // A key that is held down must not count as the second tap.
    this.target.addEventListener("keydown", (event) => event.repeat && event.preventDefault());
    this.manual.querySelector("input").addEventListener("input", () => (this.field.value = ""));
  }

  disconnectedCallback() {
    this.silence();
    document.removeEventListener("visibilitychange", this.stopWhenHidden);
  }

  offer() {
    this.target.parentElement.hidden = false;
    this.manual.open = this.manual.querySelector("input").value !== "";
  }

  giveUp(reason = "This device has no motion sensor. Type the angle that was measured.") {
    this.silence();
    this.target.parentElement.hidden = true;
    this.manual.open = true;
    this.status.textContent = reason;
  }

  listen(patience) {
    addEventListener("deviceorientation", this.hear);
    if (patience) this.timer = setTimeout(() => this.giveUp(), patience);
  }

  silence() {
    clearTimeout(this.timer);
    removeEventListener("deviceorientation", this.hear);
    this.stop();
  }

  stop() {
    this.wakeLock?.release();
    this.wakeLock = null;
    this.samples = null;
    this.classList.remove("recording");
  }

  async tap() {
    if (this.samples) return performance.now() - this.started >= SECOND_TAP_AFTER ? this.finish() : undefined;
    if (DeviceOrientationEvent.requestPermission && !this.allowed) {
      const answer = await DeviceOrientationEvent.requestPermission().catch(() => "denied");
      if (answer !== "granted") {
        return this.giveUp("The motion sensors are not allowed. Type the angle, or allow them in the browser's settings.");
      }
      this.allowed = true;
      this.silence();
      this.listen(NO_SENSOR_AFTER);
    }
    this.begin();
  }

  begin() {
    this.samples = [];
    this.spacing = 0;
    this.started = performance.now();
    this.classList.add("recording");
    this.say("Measuring. Tap again when you have moved as far as you can.", "Tap to stop");
    navigator.wakeLock?.request("screen").then(
      (lock) => (this.samples ? (this.wakeLock = lock) : lock.release()), () => {});
  }

  take(event) {
    // A device without a sensor says once that it knows no angle.
    if (event.beta === null || event.gamma === null) return this.samples?.length ? undefined : this.giveUp();
    clearTimeout(this.timer);
    if (!this.samples) return;
    const time = Math.round(event.timeStamp);
    const last = this.samples.at(-1);
    if (last && time - last[0] < this.spacing) return;
    const degrees = (angle) => Math.round((angle ?? 0) * 100) / 100;
    this.samples.push([time, degrees(event.alpha), degrees(event.beta), degrees(event.gamma)]);
    // A long recording becomes coarser instead of larger.
    if (this.samples.length > MOST_SAMPLES) {
      this.samples = this.samples.filter((_, index) => index % 2 === 0);
      this.spacing = Math.max(2 * this.spacing, 30);
    }
  }

  finish() {
    const samples = this.samples;
    this.stop();
    this.field.value = JSON.stringify(samples);
    this.manual.querySelector("input").value = "";
    this.say("Measured.", "Tap to start again");
    this.dispatchEvent(new Event("change", { bubbles: true }));
  }

  abandon() {
    this.stop();
    this.say("The measurement stopped because the screen went off. Start again.", "Tap to start");
  }

  say(status, target) {
    this.status.textContent = status;
    this.target.querySelector("[data-target-title]").textContent = target;
  }
}

if (!customElements.get("range-of-motion")) customElements.define("range-of-motion", RangeOfMotion);
