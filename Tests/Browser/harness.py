"""What a browser test gets: a server with data of its own, pages, and checks that wait on state.

A test is a function `test_…(app)` in a file `test_…`.py here, with a docstring that says in one sentence what it
shows. It fails on a failed assertion, on an error in a page's console, and when a page asks another host for anything.
Nothing sleeps: pages are waited for by what they say of themselves.
"""

import re
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe

ROOT = Path(__file__).resolve().parents[2]
SCREENSHOTS = ROOT / ".build" / "screenshots"
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
# Milliseconds that a page may take for what a test waits for. A machine that compiles beside the tests is slow, not wrong.
TIMEOUT = 30_000
CHROMIUM = {
    "executable_path": shutil.which("chromium") or "/usr/bin/chromium",
    # A container's root may not use Chromium's sandbox; SwiftShader gives WebGL where there is no graphics card.
    "args": ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
}
# What SwiftShader and the 3D viewer say of their own speed, which is a machine's and not a page's: the viewer goes on
# when two frames take longer than half a second, so a busy machine's model is late and nothing else.
SPEED_REMARKS = "GL Driver Message|GPU stall|rAF timed out"
WCAG = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


def until(page, condition, what):
    """Waits until a condition holds that no locator can tell, such as what a custom element says of itself."""
    deadline = time.monotonic() + TIMEOUT / 1000
    while not condition():
        assert time.monotonic() < deadline, f"waited in vain until {what}"
        page.wait_for_timeout(50)


class Server:
    """The app under test, on a free port of 127.0.0.1, with an empty data folder unless one is given."""

    def __init__(self, binary, arguments=(), data=None):
        self.binary, self.arguments = binary, list(arguments)
        self.data = data or tempfile.mkdtemp(prefix="recover-data-")
        self.lines = []
        self.port = "0"
        self.start()

    def start(self):
        """Starts the process and waits until it says where it listens; after `kill`, again on the same port."""
        self.process = subprocess.Popen(
            [self.binary, "serve", "--port", self.port, "--data", self.data, *self.arguments], cwd=ROOT,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        listening = threading.Event()

        def read():
            for line in self.process.stdout:
                self.lines.append(line.rstrip())
                if match := re.search(r"listening on (http://\S+)", line, re.IGNORECASE):
                    self.url = match.group(1).rstrip("/")
                    listening.set()
            listening.set()

        self.url = None
        self.reader = threading.Thread(target=read, daemon=True)
        self.reader.start()
        listening.wait(timeout=60)
        if not self.url:
            self.kill()
            raise AssertionError("the server did not say where it listens:\n" + self.log())
        self.port = self.url.rsplit(":", 1)[1]

    def stop(self):
        """Asks for a clean shutdown, as a service manager does, and expects one within ten seconds."""
        self.process.send_signal(signal.SIGTERM)
        try:
            status = self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError("the server did not stop within 10 s of SIGTERM:\n" + self.log()) from None
        self.reader.join()
        if status != 0:
            raise AssertionError(f"the server ended with status {status}:\n" + self.log())

    def kill(self):
        """Ends the process as a power failure would."""
        self.process.kill()
        self.process.wait()
        self.reader.join()

    def log(self):
        return "\n".join(self.lines[-30:])


class App:
    """One test's server, pages and checks."""

    def __init__(self, browser, binary, name):
        self.browser, self.binary, self.name = browser, binary, name
        self.server = None
        self.contexts, self.scriptless, self.problems, self.tolerated = [], set(), [], [re.compile(SPEED_REMARKS)]

    def serve(self, *arguments):
        """Starts the server with further options; tests that need none may leave it to `page`."""
        self.server = Server(self.binary, arguments)
        return self.server

    def page(self, viewport=PHONE, dark=False, js=True, permissions=(), **options):
        """A new browser with its own cookies, and one empty page in it. Further options are Playwright's."""
        if not self.server:
            self.serve()
        context = self.browser.new_context(
            base_url=self.server.url, viewport=viewport, color_scheme="dark" if dark else "light",
            java_script_enabled=js, permissions=list(permissions), has_touch=viewport == PHONE,
            reduced_motion="reduce", **options)
        context.set_default_timeout(TIMEOUT)
        self.contexts.append(context)
        if not js:
            self.scriptless.add(context)
        context.on("page", self.watch)
        return context.new_page()

    def watch(self, page):
        """Notes what a page must not do."""
        page.on("console", self.check_message)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("request", self.check_host)

    def check_message(self, message):
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.text} {message.location['url']}")

    def check_host(self, request):
        if not request.url.startswith((self.server.url + "/", "data:", "blob:")):
            self.problems.append(f"asked another host: {request.url}")

    def tolerate(self, pattern):
        """Says that console errors matching a pattern are part of this test, as a refused request is."""
        self.tolerated.append(re.compile(pattern))

    def open(self, page, path="/"):
        """Goes to a path and waits until the page is settled."""
        response = page.goto(path)
        self.settled(page)
        return response

    def settled(self, page):
        """Waits until the page is live, where scripts run, and nothing in it is busy."""
        page.wait_for_load_state()
        if page.context not in self.scriptless:
            # A selector, since the page's rules for content refuse to evaluate a function again and again.
            page.locator("html[data-live=ready]:not([aria-busy=true], :has([aria-busy=true]))").wait_for(
                state="attached")

    def check_accessibility(self, page):
        """Runs axe with the rules of WCAG 2.2 A and AA and its best practices; nothing may be found."""
        assert page.context not in self.scriptless, "axe needs a page that runs scripts"
        results = Axe().run(page, options=WCAG)
        if results.violations_count:
            raise AssertionError(results.generate_report())

    def screenshot(self, page, name, full_page=True):
        """Keeps a picture for people to look at."""
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=full_page)

    def unexpected(self):
        return [text for text in self.problems if not any(pattern.search(text) for pattern in self.tolerated)]

    def finish(self, failed):
        """Closes everything; after a failure it keeps a picture of every open page."""
        try:
            for page in [page for context in self.contexts for page in context.pages if failed]:
                self.screenshot(page, f"failed-{self.name}-{id(page) % 1000}")
            # The server is stopped while pages are still connected: live streams must not hold it up.
            if self.server and self.server.process.poll() is None:
                self.server.stop()
        finally:
            for context in self.contexts:
                context.close()
            if self.server:
                shutil.rmtree(self.server.data, ignore_errors=True)
