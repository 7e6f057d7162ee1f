"""The knee in 3D."""

from playwright.sync_api import expect

from harness import PHONE, until
from participant import open_model, tab, top


def orbit(page):
    return page.locator("model-viewer").evaluate(
        "e => { const { theta, phi, radius } = e.getCameraOrbit(); return [theta, phi, radius] }")


def wait_for_turn(page, before, part):
    """Waits until the camera has moved by an amount that can be seen."""
    until(page, lambda: abs(orbit(page)[part] - before[part]) > 0.01, "the camera has moved")


def test_model_is_seen_and_turned(app):
    """The 3D model loads; keys, buttons and the mouse turn it."""
    app.serve("--demo")
    page = app.page(PHONE)
    app.open(page, "/?tab=insights")
    open_model(page)
    assert page.locator("model-viewer").evaluate("e => e.getDimensions().y > 0.05")
    assert page.locator("model-viewer").get_attribute("alt")
    before = orbit(page)
    page.locator("model-viewer .userInput").focus()
    page.keyboard.press("ArrowRight")
    wait_for_turn(page, before, 0)
    before = orbit(page)
    page.get_by_role("button", name="Tilt up").click()
    wait_for_turn(page, before, 1)
    before = orbit(page)
    page.get_by_role("button", name="Closer").click()
    wait_for_turn(page, before, 2)


def test_hotspots_name_parts(app):
    """Marks on the model name its parts, and the list beside it names the same parts for everybody."""
    app.serve("--demo")
    page = app.page(PHONE)
    app.open(page, "/?tab=insights")
    open_model(page)
    marks = page.locator(".hotspot")
    names = [mark.get_attribute("aria-label") for mark in marks.all()]
    assert len(names) >= 6, names
    assert names == page.locator(".parts strong").all_inner_texts()
    marks.nth(0).press("Enter")
    expect(marks.nth(0)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".shown-part")).to_contain_text(names[0])


def test_model_on_a_narrow_screen(app):
    """The 3D page fits a screen of 320 pixels."""
    app.serve("--demo")
    page = app.page({"width": 320, "height": 568})
    app.open(page, "/?tab=insights")
    open_model(page)
    box = page.locator("model-viewer").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 320
    assert top(page).evaluate("e => e.scrollWidth <= e.clientWidth")


def test_model_comes_back_after_a_reload(app):
    """The address of the 3D page leads to it again."""
    app.serve("--demo")
    page = app.page(PHONE)
    app.open(page)
    tab(page, "Insights")
    open_model(page)
    page.reload()
    app.settled(page)
    expect(page.locator("model-viewer")).to_be_visible()
