// Buttons beside a <model-viewer>: turn, zoom, start again; and one state for a part's mark and its row in the list.
const TURN = Math.PI / 8;
const ZOOM = 0.8;

class ModelParts extends HTMLElement {
  connectedCallback() {
    if (this.viewer !== undefined) return;
    this.viewer = this.querySelector("model-viewer");
    for (const part of this.querySelectorAll("[data-scripted]")) part.hidden = false;
    this.addEventListener("click", (event) => {
      const control = event.target.closest("[data-turn], [data-zoom], [data-home], .hotspot");
      if (!control) return;
      if (control.dataset.part) this.choose(control.dataset.part);
      else this.move(control.dataset);
    });
    this.addEventListener("change", () => this.mark());
    this.mark();
  }

  move({ turn, zoom, home }) {
    const { theta, phi, radius } = this.viewer.getCameraOrbit();
    const lean = { up: -TURN, down: TURN }[turn] ?? 0;
    const spin = { left: -TURN, right: TURN }[turn] ?? 0;
    const scale = { in: ZOOM, out: 1 / ZOOM }[zoom] ?? 1;
    this.viewer.cameraOrbit =
      home === undefined ? `${theta + spin}rad ${phi + lean}rad ${radius * scale}m` : "auto auto auto";
  }

  // A mark on the model shows the part's row in the list and ticks its box, if it has one; the form carries the box.
  choose(part) {
    this.shown = part;
    this.box(part)?.click();
    this.mark();
    const row = [...this.querySelectorAll("li")].find((row) => row.dataset.part === part);
    const texts = row ? [...row.querySelectorAll("strong, p")].map((element) => element.textContent) : [];
    this.querySelector("[role=status]").textContent = texts.join(": ");
  }

  mark() {
    for (const hotspot of this.querySelectorAll(".hotspot")) {
      const isOn = hotspot.dataset.part === this.shown || (this.box(hotspot.dataset.part)?.checked ?? false);
      hotspot.setAttribute("aria-pressed", String(isOn));
    }
    for (const row of this.querySelectorAll("li")) row.classList.toggle("shown", row.dataset.part === this.shown);
  }

  box(part) {
    return [...this.querySelectorAll("input[type=checkbox]")].find((box) => box.value === part);
  }
}

if (!customElements.get("model-parts")) customElements.define("model-parts", ModelParts);
