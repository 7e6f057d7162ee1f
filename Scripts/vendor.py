#!/usr/bin/env python3
"""Puts the browser libraries that swift-care serves into Vendor/.

Usage: vendor.py --wheels DIR [--verify]

Takes single files out of the wheels that requirements-client.txt pins and joins the icons that
Sources/UIKit/Symbols/symbols.tsv maps into one SVG sprite. Every wheel is checked against its pinned
SHA-256 first, on every run, so that a damaged or exchanged download is never served.

--verify only says by its exit code (0 or 1) whether all wheels are there and match.
"""

import argparse
import hashlib
import re
import sys
import zipfile
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "Scripts" / "requirements-client.txt"
SYMBOLS = ROOT / "Sources" / "UIKit" / "Symbols" / "symbols.tsv"
VENDOR = ROOT / "Vendor"

FILES = {
    "htmx.js": ("django-htmx", "django_htmx/static/django_htmx/htmx-2.min.js"),
    "model-viewer.js": ("dash-model-viewer", "dash_model_viewer/vendor/model-viewer-umd.min.js"),
}
ICONS = "fontawesomefree"
ICON_FOLDER = "fontawesomefree/static/fontawesomefree/svgs"
ICON_CREDIT = (
    "Font Awesome Free 6.6.0, Copyright 2024 Fonticons, Inc. Icons: CC BY 4.0 (https://fontawesome.com/license/free). "
    "Changed: joined into one file, renamed, without their colours.")
SVG = "{http://www.w3.org/2000/svg}"


class Problem(Exception):
    """What is wrong and what to do, in one line."""


def pinned():
    """The pinned version and hash of each client library, by name."""
    pattern = re.compile(r"^([A-Za-z0-9_-]+)==(\S+) --hash=sha256:([0-9a-f]{64})$", re.MULTILINE)
    return {name: (version, digest) for name, version, digest in pattern.findall(REQUIREMENTS.read_text())}


def open_wheels(folder):
    """Opens each pinned wheel, after its hash has been compared."""
    wheels = {}
    for name, (version, digest) in pinned().items():
        candidates = list(folder.glob(f"{name.replace('-', '_')}-{version}-*.whl"))
        if len(candidates) != 1:
            raise Problem(f"The wheel of {name} {version} is not in {folder}; run `make setup`.")
        if hashlib.sha256(candidates[0].read_bytes()).hexdigest() != digest:
            raise Problem(f"{candidates[0]} does not match its pinned hash; delete it and run `make setup`.")
        wheels[name] = zipfile.ZipFile(candidates[0])
    return wheels


def read(wheel, path):
    try:
        return wheel.read(path)
    except KeyError:
        raise Problem(f"{wheel.filename} has no file {path}.") from None


def mapping():
    """The rows of symbols.tsv: symbol name and icon path."""
    lines = SYMBOLS.read_text().splitlines()[1:]
    rows = [line.split("\t") for line in lines]
    for number, row in enumerate(rows, start=2):
        if len(row) != 2 or not all(re.fullmatch(r"[a-z0-9./-]+", cell) for cell in row):
            raise Problem(f"{SYMBOLS.relative_to(ROOT)}:{number}: expected a symbol name, a tab, an icon path.")
    names = [name for name, _ in rows]
    if len(set(names)) != len(names):
        raise Problem(f"{SYMBOLS.relative_to(ROOT)} maps a symbol twice.")
    return rows


def sprite(wheel):
    """One `<symbol>` for each mapped name, drawn in the text's colour."""
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg">\n<!-- {ICON_CREDIT} -->']
    for name, icon in mapping():
        drawing = ElementTree.fromstring(read(wheel, f"{ICON_FOLDER}/{icon}.svg"))
        outlines = "".join(f'<path d="{path.get("d")}"/>' for path in drawing.iter(f"{SVG}path"))
        parts.append(f'<symbol id="{name}" viewBox="{drawing.get("viewBox")}" fill="currentColor">{outlines}</symbol>')
    return "\n".join([*parts, "</svg>\n"]).encode()


def write(name, content):
    """Writes only what differs, so that a running server's caches stay valid."""
    target = VENDOR / name
    if not target.exists() or target.read_bytes() != content:
        partial = target.with_suffix(".partial")
        partial.write_bytes(content)
        partial.replace(target)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--wheels", type=Path, required=True)
    parser.add_argument("--verify", action="store_true")
    arguments = parser.parse_args()
    try:
        wheels = open_wheels(arguments.wheels)
        if not arguments.verify:
            VENDOR.mkdir(exist_ok=True)
            for name, (package, path) in FILES.items():
                write(name, read(wheels[package], path))
            write("symbols.svg", sprite(wheels[ICONS]))
    except (Problem, OSError, zipfile.BadZipFile) as problem:
        if not arguments.verify:
            print(f"vendor: {problem}", file=sys.stderr)
        sys.exit(1)


main()
