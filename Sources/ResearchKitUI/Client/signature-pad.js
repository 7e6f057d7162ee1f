// Draws a signature with finger, pen or mouse. The strokes go into the hidden field as text: points are "x,y" in whole
// units of the drawing area, joined by spaces; strokes are joined by ";". The server draws the same text as a path.
const WIDTH = 600;
const HEIGHT = 200;
const NEAR = 3;

class SignaturePad extends HTMLElement {
  connectedCallback() {
    this.field = this.querySelector("input[type=hidden]");
    this.ink = this.querySelector("svg");
    this.path = this.ink.querySelector("path");
    this.clearButton = this.querySelector("button");
    this.strokes = this.field.value ? this.field.value.split(";").map((stroke) => stroke.split(" ")) : [];
    this.stroke = null;
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
    this.stroke = [this.point(event)];
    this.strokes.push(this.stroke);
    this.show();
  }

  extend(event) {
    if (!this.stroke || !event.isPrimary) return;
    const moves = event.getCoalescedEvents?.() ?? [];
    for (const move of moves.length > 0 ? moves : [event]) {
      const point = this.point(move);
      const [x, y] = point.split(",");
      const [lastX, lastY] = this.stroke.at(-1).split(",");
      if (Math.hypot(x - lastX, y - lastY) >= NEAR) this.stroke.push(point);
    }
    this.show();
  }

  finish() {
    if (!this.stroke) return;
    this.stroke = null;
    this.commit();
  }

  clear() {
    this.strokes = [];
    this.show();
    this.commit();
  }

  commit() {
    this.field.value = this.strokes.map((stroke) => stroke.join(" ")).join(";");
    this.dispatchEvent(new Event("change", { bubbles: true }));
  }

  point(event) {
    const box = this.ink.getBoundingClientRect();
    const place = (value, limit) => Math.min(limit, Math.max(0, Math.round(value)));
    return (
      place(((event.clientX - box.left) / box.width) * WIDTH, WIDTH) +
      "," + place(((event.clientY - box.top) / box.height) * HEIGHT, HEIGHT)
    );
  }

  // A single point is drawn as a line of no length, which round caps make a dot.
  show() {
    this.path.setAttribute(
      "d", this.strokes.map((stroke) => "M" + stroke[0] + "L" + (stroke.slice(1).join(" ") || stroke[0])).join(""));
    this.clearButton.disabled = this.strokes.length === 0;
  }
}

if (!customElements.get("signature-pad")) customElements.define("signature-pad", SignaturePad);
