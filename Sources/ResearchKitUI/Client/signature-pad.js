// Draws a signature with finger, pen or mouse. The hidden field holds what was drawn as JSON:
// {"width", "height", "lines": [[x, y, x, y, …], …]}. The server draws the same lines after a reload.
const NEAR = 3;

class SignaturePad extends HTMLElement {
  connectedCallback() {
    // A page that is brought in line with a newer one may move the element; it is made ready once.
    if (this.field) return;
    this.field = this.querySelector("input[type=hidden]");
    this.ink = this.querySelector("svg");
    this.path = this.ink.querySelector("path");
    this.clearButton = this.querySelector("button");
    ({ width: this.width, height: this.height } = this.ink.viewBox.baseVal);
    this.lines = this.field.value ? JSON.parse(this.field.value).lines : [];
    this.line = null;
    for (const part of this.querySelectorAll("[data-scripted]")) part.hidden = false;
    this.ink.addEventListener("pointerdown", (event) => this.begin(event));
    this.ink.addEventListener("pointermove", (event) => this.extend(event));
    this.ink.addEventListener("pointerup", () => this.finish());
    this.ink.addEventListener("pointercancel", () => this.finish());
    this.clearButton.addEventListener("click", () => this.clear());
    this.show();
  }

  begin(event) {
    if (!event.isPrimary || event.button !== 0) return;
    event.preventDefault();
    this.ink.setPointerCapture(event.pointerId);
    this.line = this.point(event);
    this.lines.push(this.line);
  }

  extend(event) {
    if (!this.line || !event.isPrimary) return;
    const moves = event.getCoalescedEvents?.() ?? [];
    for (const move of moves.length > 0 ? moves : [event]) {
      const [x, y] = this.point(move);
      if (Math.hypot(x - this.line.at(-2), y - this.line.at(-1)) >= NEAR) this.line.push(x, y);
    }
    this.show();
  }

  finish() {
    if (!this.line) return;
    // A touch without a movement is no stroke.
    this.lines = this.lines.filter((line) => line.length > 2);
    this.line = null;
    this.commit();
  }

  clear() {
    this.lines = [];
    this.commit();
  }

  commit() {
    this.show();
    const { width, height, lines } = this;
    this.field.value = lines.length > 0 ? JSON.stringify({ width, height, lines }) : "";
    this.dispatchEvent(new Event("change", { bubbles: true }));
  }

  point(event) {
    const box = this.ink.getBoundingClientRect();
    const place = (value, limit) => Math.min(limit, Math.max(0, Math.round(value)));
    return [
      place(((event.clientX - box.left) / box.width) * this.width, this.width),
      place(((event.clientY - box.top) / box.height) * this.height, this.height),
    ];
  }

  show() {
    const path = (line) => line.map((number, index) => (index % 2 ? number : (index ? "L" : "M") + number)).join(" ");
    this.path.setAttribute("d", this.lines.map(path).join(""));
    this.clearButton.disabled = this.lines.length === 0;
  }
}

if (!customElements.get("signature-pad")) customElements.define("signature-pad", SignaturePad);
