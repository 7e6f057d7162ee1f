"""Takes the pictures of the README, Documentation/Images/care-feed.png and insights.png, from the built app.

Usage: python Tests/Browser/screenshots.py [BINARY]

A phone of 390 x 844 points with two pixels each, demonstration data, light colours. The week shown is the last whole one
of the demonstration, so the pictures do not depend on the weekday.
"""

import base64
import struct
import sys
import zlib
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from harness import CHROMIUM, PHONE, ROOT, App
from participant import day, tab

IMAGES = ROOT / "Documentation" / "Images"

# A README needs no more than 256 colours. Similar ones share a bin, and its mean is its colour.
PALETTE = """async png => {
    const image = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const count = data.length / 4;
    const bins = new Map();
    const binOf = place => (data[place] >> 3) << 10 | (data[place + 1] >> 3) << 5 | data[place + 2] >> 3;
    for (let place = 0; place < data.length; place += 4) {
        const key = binOf(place);
        const bin = bins.get(key) ?? bins.set(key, [0, 0, 0, 0]).get(key);
        for (let part = 0; part < 3; part++) bin[part] += data[place + part];
        bin[3] += 1;
    }
    const used = [...bins].sort((a, b) => b[1][3] - a[1][3]);
    const colors = used.map(([, bin]) => bin.slice(0, 3).map(sum => Math.round(sum / bin[3])));
    const palette = colors.slice(0, 256);
    const away = (a, b) => a.reduce((sum, part, index) => sum + (part - b[index]) ** 2, 0);
    const nearest = color => palette.reduce((best, other, index) =>
        away(color, other) < away(color, palette[best]) ? index : best, 0);
    const indexOf = new Map(used.map(([key], index) => [key, index < 256 ? index : nearest(colors[index])]));
    let indexes = "";
    for (let pixel = 0; pixel < count; pixel++) indexes += String.fromCharCode(indexOf.get(binOf(4 * pixel)));
    return { width: image.width, height: image.height, palette: palette.flat(), indexes: btoa(indexes) };
}"""


def png(width, height, palette, indexes):
    """A PNG file of indexed colours."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + indexes[row * width:(row + 1) * width] for row in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"PLTE", bytes(palette))
        + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))


def keep(page, name):
    found = page.evaluate(PALETTE, base64.b64encode(page.screenshot()).decode())
    indexes = base64.b64decode(found.pop("indexes"))
    (IMAGES / name).write_bytes(png(indexes=indexes, **found))


def take(app):
    page = app.page(PHONE, device_scale_factor=2)
    # A week ago both of the study's tasks were due.
    app.open(page, day(-7))
    # The banner says what the caption says already.
    page.add_style_tag(content=".banner { display: none }")
    keep(page, "care-feed.png")
    tab(page, "Insights")
    for chart in page.locator(".chart-card").all():
        week = chart.locator(".week-title")
        shown = week.inner_text()
        chart.get_by_role("link", name="Previous week").click()
        expect(week).not_to_have_text(shown)
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    keep(page, "insights.png")


def main():
    binary = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / ".build" / "release" / "Recover"
    IMAGES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        app = App(playwright.chromium.launch(**CHROMIUM), binary, "screenshots")
        app.serve("--demo")
        try:
            take(app)
        finally:
            app.finish(failed=False)


main()
