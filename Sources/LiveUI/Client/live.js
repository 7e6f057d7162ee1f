// The browser's half of a live page. Forms post by htmx; messages (LiveMessage.swift) replace elements by id.
const root = document.documentElement;
let scene = root.dataset.scene;
let version = Number(root.dataset.version);

// MARK: Messages

function apply(message) {
  if (message.notice) notify(message.notice);
  if (message.scene !== scene) return;
  if (message.to > version) {
    if (message.from > version) return refresh();
    const opener = rememberFocus();
    for (const patch of message.patches) patchElement(patch);
    version = message.to;
    restoreFocus(opener);
  }
  moveTo(message);
  tellStream();
}

function patchElement(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const fresh = template.content.firstElementChild;
  const old = fresh && document.getElementById(fresh.id);
  if (old) morph(old, fresh);
}

// MARK: History. Back closes a page; one that was closed otherwise is left behind, so that Back cannot open it again.

let leaving = false;
let waiting = null;

function moveTo(message) {
  if (leaving) return void (waiting = message);
  const name = document.title.split(" – ").pop();
  document.title = message.title && message.title !== name ? `${message.title} – ${name}` : name;
  const target = new URL(message.address, location.href);
  if (target.search === location.search) return;
  const trail = history.state?.trail ?? [];
  if (pagesIn(target.search) >= pagesIn(location.search)) {
    const longer = [...trail, location.search].slice(-50);
    return history.pushState({ trail: longer }, "", target.pathname + target.search);
  }
  history.replaceState(history.state, "", target.pathname + target.search);
  const place = trail.lastIndexOf(target.search);
  if (place < 0) return;
  leaving = true;
  history.go(place - trail.length);
}

function pagesIn(search) {
  return new URLSearchParams(search).get("open")?.split(".").length ?? 0;
}

addEventListener("popstate", () => {
  if (!leaving) return location.reload();
  leaving = false;
  if (waiting) moveTo(waiting);
  waiting = null;
});

// MARK: Morphing keeps focus, scroll position, typed text and drawn signatures where an element stays.

function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.tagName !== fresh.tagName || old.id !== fresh.id) {
    old.replaceWith(adopt(fresh));
    return;
  }
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) setAttribute(old, name, value);
  if (old.hasAttribute("data-keep-content")) return;
  morphChildren(old, fresh);
  htmx.process(old);
}

function setAttribute(element, name, value) {
  element.setAttribute(name, value);
  if (name === "value" && element !== document.activeElement) element.value = value;
}

function morphChildren(old, fresh) {
  const staying = new Set([...fresh.children].map((child) => child.id));
  // What goes, goes first: then what stays need not be moved, and only a moved element loses the focus.
  for (const child of [...old.children]) if (child.id && !staying.has(child.id)) child.remove();
  const byId = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
  let place = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const kept = child.id ? byId.get(child.id) : undefined;
    if (kept) {
      if (kept === place) place = place.nextSibling;
      else old.insertBefore(kept, place);
      morph(kept, child);
    } else if (!child.id && place && !place.id && place.nodeType === child.nodeType && place.nodeName === child.nodeName) {
      const next = place.nextSibling;
      if (place.nodeType === Node.ELEMENT_NODE) morph(place, child);
      else if (place.data !== child.data) place.data = child.data;
      place = next;
    } else {
      old.insertBefore(adopt(child), place);
    }
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

function adopt(node) {
  const element = document.importNode(node, true);
  if (element.nodeType === Node.ELEMENT_NODE) {
    // A script from a template never runs; one that is made anew does, and a module runs once for each address.
    for (const script of element.querySelectorAll("script[src]")) {
      const runnable = document.createElement("script");
      for (const { name, value } of script.attributes) runnable.setAttribute(name, value);
      script.replaceWith(runnable);
    }
    queueMicrotask(() => htmx.process(element));
  }
  return element;
}

// MARK: Focus

const openers = [];

function pageCount() {
  return document.querySelectorAll(".window > .page").length;
}

function rememberFocus() {
  const element = document.activeElement;
  const holder = element?.closest("[id]");
  const place = holder ? [...holder.querySelectorAll("a, button, input, select, textarea")].indexOf(element) : -1;
  return { pages: pageCount(), holder: holder?.id, place, element };
}

function restoreFocus(before) {
  const pages = pageCount();
  for (let depth = before.pages; depth < pages; depth++) openers[depth] = before;
  if (pages !== before.pages) {
    const target = pages > before.pages ? null : openers[pages];
    return focusOn(target) || focusPage();
  }
  const heading = topHeading();
  if (heading && heading.dataset.autofocus !== lastHeading) return focusPage();
  if (document.activeElement === document.body && !focusOn(before)) focusPage();
}

function focusOn(memory) {
  if (!memory) return false;
  if (memory.element?.isConnected && memory.element !== document.body) {
    memory.element.focus();
    return true;
  }
  const holder = memory.holder && document.getElementById(memory.holder);
  const element = holder && (holder.querySelectorAll("a, button, input, select, textarea")[memory.place] ?? holder);
  element?.focus();
  return Boolean(element) && document.activeElement === element;
}

let lastHeading = null;

function topHeading() {
  return document.querySelector(".window > :last-child [data-autofocus]");
}

function focusPage() {
  const top = document.querySelector(".window > :last-child");
  const heading = topHeading();
  lastHeading = heading?.dataset.autofocus ?? null;
  (heading ?? (top?.classList.contains("page") ? top : null))?.focus();
  if (heading) top.scrollTop = 0;
}

// MARK: Notices

function notify(sentence) {
  const notice = document.createElement("div");
  notice.className = "notice";
  notice.append(Object.assign(document.createElement("span"), { textContent: sentence }));
  const close = Object.assign(document.createElement("button"), { type: "button", textContent: "✕" });
  close.setAttribute("aria-label", "Close this message");
  close.addEventListener("click", () => notice.remove());
  notice.append(close);
  document.getElementById("notices").replaceChildren(notice);
}

// MARK: Posting

document.addEventListener("htmx:configRequest", (event) => {
  event.detail.headers["Live-Version"] = String(version);
  root.setAttribute("aria-busy", "true");
});

document.addEventListener("htmx:beforeSwap", (event) => {
  event.detail.shouldSwap = false;
  // A refusal is an answer; the console is for faults.
  event.detail.isError = false;
  root.removeAttribute("aria-busy");
  document.getElementById("notices").replaceChildren();
  const { xhr } = event.detail;
  const type = xhr.getResponseHeader("Content-Type") ?? "";
  if (type.startsWith("application/json")) apply(JSON.parse(xhr.responseText));
  else if (type.startsWith("text/plain")) notify(xhr.responseText.trim());
  else notify("That was not understood. Reload the page and try again.");
});

for (const failure of ["htmx:sendError", "htmx:timeout"]) {
  document.addEventListener(failure, () => {
    root.removeAttribute("aria-busy");
    notify("No connection. Nothing was saved; try again in a moment.");
  });
}

// MARK: Asking anew

async function refresh() {
  try {
    const response = await fetch(location.href, { headers: { Accept: "text/html" } });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const fresh = page.querySelector(".window");
    if (!fresh) return location.reload();
    scene = page.documentElement.dataset.scene;
    version = Number(page.documentElement.dataset.version);
    const before = rememberFocus();
    morph(document.querySelector(".window"), fresh);
    // The heading counts from one again; who is typing below it is not to be taken away.
    lastHeading = topHeading()?.dataset.autofocus ?? null;
    restoreFocus(before);
    tellStream();
  } catch {
    setTimeout(refresh, 2000);
  }
}

addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

// MARK: The stream

let tellStream = () => {};

function receive(data) {
  if (data.message) apply(data.message);
  else if (data.gone) refresh();
  else if (data.connected !== undefined) {
    if (data.connected) root.dataset.live = "ready";
    else root.dataset.live = "waiting";
  }
}

function shareStream() {
  const port = new SharedWorker(workerAddress).port;
  port.onmessage = ({ data }) => receive(data);
  tellStream = () => port.postMessage({ scene, version });
  addEventListener("pagehide", () => port.postMessage({ leave: true }));
  tellStream();
}

// Where workers cannot be shared, a tab has a stream of its own while it is visible.
function ownStream() {
  let stream = null;
  const open = () => {
    stream?.close();
    stream = null;
    if (document.hidden) return;
    stream = new EventSource(`/live?scene=${scene}.${version}`);
    stream.addEventListener("patch", (event) => receive({ message: JSON.parse(event.data) }));
    stream.addEventListener("gone", () => receive({ gone: true }));
    stream.onopen = () => receive({ connected: true });
    stream.onerror = () => {
      receive({ connected: false });
      stream?.close();
      setTimeout(open, 1000);
    };
  };
  document.addEventListener("visibilitychange", open);
  addEventListener("pagehide", () => stream?.close());
  let shown = scene;
  tellStream = () => { if (scene !== shown) { shown = scene; open(); } };
  open();
}

if (scene) {
  if (typeof SharedWorker === "function") shareStream();
  else ownStream();
  focusPage();
}
