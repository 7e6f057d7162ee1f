"""Pages fit small screens, large text and fingers."""

from playwright.sync_api import expect

import tour
from harness import DESKTOP, PHONE
from participant import card, check_in, day, heading, tab, use_card

# Refusals that the tours provoke, and SwiftShader's remarks on its own speed.
EXPECTED = "status of (422|403|404)"

WIDER = """() => [document.documentElement, ...document.querySelectorAll(".page")]
    .filter(e => e.scrollWidth > e.clientWidth + 1)
    .map(e => {
        const wide = [...e.querySelectorAll("*")].find(c => c.getBoundingClientRect().right > innerWidth + 1);
        return `${e.className || e.tagName}: ${e.scrollWidth} in ${e.clientWidth}: ${wide?.outerHTML.slice(0, 120)}`;
    })"""

SMALL = """() => [...document.querySelectorAll("button, .tab-bar a, .week-bar a, .week-day a, input, summary")]
    .filter(e => e.checkVisibility({ visibilityProperty: true }) && !e.closest("[inert], .visually-hidden, .hotspot")
        && e.type !== "hidden")
    .map(e => [e, e.getBoundingClientRect()])
    .filter(([, box]) => box.height > 1 && (box.height < 43.5 || box.width < 43.5))
    .map(([e, box]) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${e.outerHTML.slice(0, 160)}`)"""


def check(states, page, script):
    """Runs a check in each state; it answers with what is wrong."""
    found = [f"{state}: {problem}" for state in states for problem in page.evaluate(script)]
    assert not found, "\n".join(found)


def test_narrow_screen(app):
    """Nothing scrolls sideways on a screen of 320 pixels."""
    app.tolerate(EXPECTED)
    app.serve("--demo")
    page = app.page({"width": 320, "height": 568})
    check(tour.participant(app, page), page, WIDER)
    page.goto("/")
    page.get_by_role("button", name="Start as a new participant").click()
    check(tour.newcomer(app, page), page, WIDER)


def test_large_text(app):
    """With text of twice the size nothing scrolls sideways, and every step can still be done."""
    app.tolerate(EXPECTED)
    app.serve("--demo")
    page = app.page(PHONE)
    page.context.add_init_script("""
        addEventListener("DOMContentLoaded", () => { document.documentElement.style.fontSize = "200%"; })""")
    check(tour.participant(app, page), page, WIDER)
    page.goto("/")
    page.get_by_role("button", name="Start as a new participant").click()
    check(tour.newcomer(app, page), page, WIDER)


def test_targets(app):
    """What is tapped on a phone is at least 44 pixels high and wide."""
    app.tolerate(EXPECTED)
    app.serve("--demo")
    page = app.page(PHONE)
    check(tour.participant(app, page), page, SMALL)
    page.goto("/")
    page.get_by_role("button", name="Start as a new participant").click()
    check(tour.newcomer(app, page), page, SMALL)


def test_pages_and_sheets(app):
    """An open page fills a phone; on a desktop it is a centred sheet, with what it covers around it."""
    app.serve("--demo")
    for size in (PHONE, DESKTOP):
        page = app.page(size)
        app.open(page)
        use_card(page, "Check In")
        heading(page, "Check In")
        box = page.locator(".page.sheet").bounding_box()
        if size == PHONE:
            assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, 390, 844), box
        else:
            assert box["width"] <= 700 and abs(box["x"] * 2 + box["width"] - 1280) <= 1 and box["y"] >= 16, box


def test_place_is_kept(app):
    """Closing a page returns to the same place of what it covered."""
    app.serve("--demo")
    page = app.page({"width": 390, "height": 500})
    app.open(page)
    card(page, "Range of Motion").locator("button").scroll_into_view_if_needed()
    page.evaluate("scrollTo(0, 1e6)")
    place = page.evaluate("scrollY")
    assert place > 50
    check_in(page)
    assert abs(page.evaluate("scrollY") - place) < 40


def test_reduced_motion(app):
    """Pages move where the reader likes it, and do not where motion is to be reduced."""
    app.serve("--demo")
    for motion, animation in (("no-preference", "rise"), ("reduce", "none")):
        page = app.page()
        page.emulate_media(reduced_motion=motion)
        app.open(page)
        use_card(page, "Check In")
        heading(page, "Check In")
        expect(page.locator(".page.sheet")).to_have_css("animation-name", animation)


def test_dark_mode(app):
    """In dark colours pages are dark, words are light, and the browser's own controls follow."""
    app.serve("--demo")
    page = app.page(dark=True)
    app.open(page)
    brightness = """selector => {
        const [color, background] = ["color", "backgroundColor"].map(name =>
            getComputedStyle(document.querySelector(selector))[name].match(/[0-9.]+/g).slice(0, 3).map(Number));
        return [color, background].map(parts => parts.reduce((sum, part) => sum + part) / 3);
    }"""
    for selector in ("body", ".care-card"):
        words, ground = page.evaluate(brightness, selector)
        assert words > 200 and ground < 60, (selector, words, ground)
    app.open(page, day(3))
    app.screenshot(page, "dark-future-day")
    tab(page, "Insights")
    app.screenshot(page, "dark-insights")
