"""Runs the unit tests of the client's ES modules, Tests/Client/*.test.js, in a page."""

import functools
import http.server
import threading

from harness import ROOT


class Files(http.server.SimpleHTTPRequestHandler):
    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | {".js": "text/javascript"}

    def log_message(self, *_):
        pass


def client_module_results(browser):
    """Each test's name, and what went wrong or None."""
    modules = sorted((ROOT / "Tests" / "Client").glob("*.test.js"))
    if not modules:
        return []
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=ROOT))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    results = []
    try:
        for module in modules:
            page = browser.new_page()
            page.goto(f"http://127.0.0.1:{server.server_port}/Tests/Client/blank.html")
            try:
                found = page.evaluate(
                    "async path => { await import(path); return (await import('/Tests/Client/testing.js')).run() }",
                    f"/Tests/Client/{module.name}")
            except Exception as error:
                found = [{"name": "the module loads", "problem": str(error)}]
            results += [(f"{module.stem}: {result['name']}", result["problem"]) for result in found]
            page.close()
    finally:
        server.shutdown()
    return results
