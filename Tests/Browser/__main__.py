"""Runs the tests that need a browser: the modules of Tests/Client, then the app's pages.

Usage: python Tests/Browser [--binary PATH] [--only TEXT]

Needs a built Recover (`swift build -c release --product Recover`); prefers the release build. The last line counts the
tests; the exit code is 1 when one failed.
"""

import argparse
import importlib
import sys
import time
import traceback
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from client_modules import client_module_results
from harness import CHROMIUM, ROOT, TIMEOUT, App


def built():
    """The newest kind of build that there is, or None."""
    binaries = [ROOT / ".build" / kind / "Recover" for kind in ("release", "debug")]
    return next((binary for binary in binaries if binary.exists()), None)


def tests(only):
    """All tests, in the order of their files and of their places there."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        module = importlib.import_module(path.stem)
        for name, function in vars(module).items():
            if name.startswith("test_") and only in f"{path.stem}.{name}":
                yield f"{path.stem}.{name}", function


def run(browser, binary, name, function):
    """Runs one test; answers what went wrong, or None."""
    app = App(browser, binary, name)
    problem = None
    try:
        function(app)
        if app.unexpected():
            problem = "in the browser: " + "\n".join(app.unexpected())
    except Exception:
        problem = traceback.format_exc() + "\n".join(["", *app.unexpected()])
    try:
        app.finish(failed=problem is not None)
    except Exception:
        problem = (problem or "") + traceback.format_exc()
    if problem and app.server:
        problem += "\nThe server's last lines:\n" + app.server.log()
    return problem


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--binary", type=Path, default=built())
    parser.add_argument("--only", default="", help="run tests whose file and name contain this")
    arguments = parser.parse_args()
    if arguments.binary is None:
        print("Recover is not built: swift build -c release --product Recover", file=sys.stderr)
        sys.exit(2)
    passed, failed = 0, 0
    expect.set_options(timeout=TIMEOUT)

    def report(name, sentence, problem, started):
        nonlocal passed, failed
        seconds = f"({time.monotonic() - started:.1f} s)"
        if problem is None:
            passed += 1
            print(f"ok      {sentence} {seconds}", flush=True)
        else:
            failed += 1
            print(f"FAILED  {sentence} {seconds}\n{name}: {problem}", flush=True)

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**CHROMIUM)
        started = time.monotonic()
        for name, problem in client_module_results(browser):
            if arguments.only in name:
                report(name, name, problem, started)
        for name, function in tests(arguments.only):
            started = time.monotonic()
            report(name, function.__doc__, run(browser, arguments.binary, name, function), started)
        browser.close()
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed or not passed else 0)


main()
