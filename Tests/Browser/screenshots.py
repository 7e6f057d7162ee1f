"""Takes the pictures of the README, Documentation/Images/care-feed.png and insights.png, from the built app.

Usage: python Tests/Browser/screenshots.py [BINARY]

A phone of 390 x 844 points with two pixels each, demonstration data, light colours. The week shown is the last whole one
of the demonstration, so the pictures do not depend on the weekday.
"""

import sys
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from harness import CHROMIUM, PHONE, ROOT, App
from participant import day, tab

IMAGES = ROOT / "Documentation" / "Images"


def take(app):
    page = app.page(PHONE, device_scale_factor=2)
    # A week ago both of the study's tasks were due.
    app.open(page, day(-7))
    # The banner says what the caption says already.
    page.add_style_tag(content=".banner { display: none }")
    page.screenshot(path=IMAGES / "care-feed.png")
    tab(page, "Insights")
    for chart in page.locator(".chart-card").all():
        week = chart.locator(".week-title")
        shown = week.inner_text()
        chart.get_by_role("link", name="Previous week").click()
        expect(week).not_to_have_text(shown)
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    page.screenshot(path=IMAGES / "insights.png")


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
