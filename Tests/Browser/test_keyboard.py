"""Everything can be done with a keyboard alone."""

from playwright.sync_api import expect

from harness import DESKTOP
from participant import NAME, card, closed, heading, top

FOCUSED = """() => {
    const element = document.activeElement;
    const name = element.getAttribute("aria-label") ?? element.innerText ?? "";
    return [name, element.labels?.[0]?.innerText ?? "", element.name ?? "", element.value ?? ""].join("|")
        .replace(/\\s+/g, " ");
}"""


def tab_to(page, words):
    """Presses Tab until what has the focus is called so."""
    seen = []
    for _ in range(60):
        page.keyboard.press("Tab")
        seen.append(page.evaluate(FOCUSED))
        if words in seen[-1]:
            return expect_visible_focus(page)
    raise AssertionError(f"Tab never reached {words!r}: {seen}")


def expect_visible_focus(page):
    """The focus has an outline and is not hidden under a bar."""
    problem = page.evaluate("""() => {
        let element = document.activeElement;
        const box = element.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!element.contains(hit) && !hit?.contains(element)) return `hidden under ${hit?.outerHTML.slice(0, 80)}`;
        const marked = [element, element.nextElementSibling].filter(Boolean);
        return marked.some(e => getComputedStyle(e).outlineStyle !== "none") ? "" : "no outline";
    }""")
    assert not problem, f"{page.evaluate(FOCUSED)}: {problem}"


def test_joins_and_checks_in(app):
    """A participant joins, checks in and deletes the answer with the keyboard alone, and always sees the focus."""
    page = app.page(DESKTOP)
    app.open(page)
    tab_to(page, "Skip to content")
    tab_to(page, "Start")
    page.keyboard.press("Enter")
    heading(page, "Welcome!")
    expect(top(page).locator("h1")).to_be_focused()
    tab_to(page, "Next")
    page.keyboard.press("Enter")
    heading(page, "Before You Join")
    expect(top(page).locator("h1")).to_be_focused()
    tab_to(page, "Next")
    page.keyboard.press("Space")
    page.get_by_label("Full name").wait_for()
    tab_to(page, "Full name")
    page.keyboard.type(NAME)
    page.keyboard.press("Enter")
    heading(page, "Health Data Request")
    tab_to(page, "Next")
    page.keyboard.press("Enter")
    heading(page, "Enrollment Complete")
    tab_to(page, "Done")
    page.keyboard.press("Enter")
    closed(page)
    card(page, "Check In").wait_for()
    tab_to(page, "Start Check In")
    page.keyboard.press("Enter")
    heading(page, "Check In")
    tab_to(page, "checkin.pain")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    tab_to(page, "checkin.sleep")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    tab_to(page, "Done")
    page.keyboard.press("Enter")
    closed(page)
    expect(card(page, "Check In")).to_contain_text("Pain: 3")
    expect(card(page, "Check In").get_by_role("button", name="Completed")).to_be_focused()
    page.keyboard.press("Enter")
    top(page).get_by_text("Are you sure you want to delete your response?").wait_for()
    tab_to(page, "Delete")
    page.keyboard.press("Enter")
    closed(page)
    expect(card(page, "Check In").get_by_role("button", name="Start")).to_be_focused()


def test_focus_stays_inside_an_open_page(app):
    """While a page is open, Tab does not reach what it covers."""
    app.serve("--demo")
    page = app.page(DESKTOP)
    app.open(page)
    tab_to(page, "Start Check In")
    page.keyboard.press("Enter")
    heading(page, "Check In")
    for _ in range(40):
        page.keyboard.press("Tab")
        inside = page.evaluate(
            "document.activeElement === document.body || !document.activeElement.closest('.layer:not(:last-child)')")
        assert inside, page.evaluate(FOCUSED)


def test_tabs_and_days(app):
    """Tabs and days are reached and chosen with the keyboard, and keep the focus."""
    app.serve("--demo")
    page = app.page(DESKTOP)
    app.open(page)
    tab_to(page, "Previous week")
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Today")).to_be_visible()
    expect(page.get_by_role("link", name="Previous week")).to_be_focused()
    tab_to(page, "Insights")
    page.keyboard.press("Enter")
    expect(page.locator(".chart-card")).to_have_count(2)
    expect(page.locator(".tab-bar").get_by_role("link", name="Insights")).to_be_focused()
