// One event stream for all tabs of a browser: over HTTP/1.1 a browser opens six connections to a host at most,
// and a stream for each tab would leave none for taps from the seventh tab on.
const pages = new Map(); // scene → { port, version }
let stream = null;
let planned = null;

self.onconnect = (connection) => {
  const port = connection.ports[0];
  let scene = null;
  port.onmessage = ({ data }) => {
    if (data.leave) {
      if (scene && pages.get(scene)?.port === port) pages.delete(scene);
    } else if (data.scene !== scene || !pages.has(scene)) {
      if (scene) pages.delete(scene);
      scene = data.scene;
      pages.set(scene, { port, version: data.version });
      plan();
    } else {
      pages.get(scene).version = data.version;
    }
  };
  port.start();
};

function plan() {
  clearTimeout(planned);
  planned = setTimeout(open, 20);
}

function open() {
  stream?.close();
  stream = null;
  if (pages.size === 0) return;
  const query = [...pages].map(([scene, page]) => `scene=${scene}.${page.version}`).join("&");
  stream = new EventSource(`/live?${query}`);
  stream.addEventListener("patch", (event) => tell(JSON.parse(event.data)));
  stream.addEventListener("gone", (event) => pages.get(event.data)?.port.postMessage({ gone: true }));
  stream.onopen = () => tellAll({ connected: true });
  stream.onerror = () => {
    tellAll({ connected: false });
    // The address holds versions, which have moved on: open a fresh stream instead of the browser's own retry.
    stream?.close();
    clearTimeout(planned);
    planned = setTimeout(open, 1000);
  };
}

function tell(message) {
  const page = pages.get(message.scene);
  if (!page) return;
  page.version = Math.max(page.version, message.to);
  page.port.postMessage({ message });
}

function tellAll(message) {
  for (const { port } of pages.values()) port.postMessage(message);
}
