"""A way through every page and state of Recover, for checks that hold everywhere."""

from playwright.sync_api import expect

from participant import (
    NAME, card, choose, closed, day, draw, heading, open_consent, open_measurement, open_model, press, tab, top,
    use_card)


def newcomer(app, page):
    """What somebody sees who joins. Yields the name of each state when the page shows it."""
    app.open(page)
    yield "feed before joining"
    use_card(page, "Onboard")
    heading(page, "Welcome!")
    yield "welcome"
    press(page, "Next")
    heading(page, "Before You Join")
    yield "overview"
    press(page, "Next")
    page.get_by_label("Full name").wait_for()
    yield "consent"
    press(page, "Agree")
    expect(page.locator(".mistakes")).to_be_focused()
    yield "consent without a signature"
    draw(page)
    page.get_by_label("Full name").fill(NAME)
    press(page, "Cancel")
    top(page).get_by_text("Do you want to stop?").wait_for()
    yield "cancel"
    press(page, "Keep Going")
    press(page, "Agree")
    heading(page, "Health Data Request")
    yield "permissions"
    press(page, "Next")
    heading(page, "Enrollment Complete")
    yield "joined"
    press(page, "Done")
    closed(page)
    yield "first day"


def participant(app, page):
    """What a participant of the demonstration sees; the server must run with `--demo`."""
    app.open(page)
    yield "feed"
    use_card(page, "Check In")
    heading(page, "Check In")
    yield "check-in"
    press(page, "Done")
    expect(page.locator(".mistakes")).to_be_focused()
    yield "check-in without answers"
    choose(page, pain=4, sleep=7)
    press(page, "Done")
    closed(page)
    expect(card(page, "Check In")).to_contain_text("Pain: 4")
    yield "card done"
    use_card(page, "Check In")
    top(page).get_by_text("Are you sure you want to delete your response?").wait_for()
    yield "delete"
    press(page, "Cancel")
    closed(page)
    yield from measurement(page)
    yield from days(app, page)
    yield from insights(page)
    page.goto("/nowhere")
    yield "not found"


def measurement(page):
    use_card(page, "Range of Motion")
    top(page).locator("h1").wait_for()
    yield "measurement explained"
    press(page, "Cancel")
    closed(page)
    open_measurement(page)
    page.get_by_label("Angle in degrees").fill("999")
    yield "measurement"
    press(page, "Next")
    expect(page.locator(".mistakes")).to_be_focused()
    yield "measurement of no knee"
    page.get_by_label("Angle in degrees").fill("95")
    press(page, "Next")
    heading(page, "All done!")
    yield "measured"
    press(page, "Done")
    closed(page)


def days(app, page):
    app.open(page, day(3))
    expect(page.locator(".disabled-reason").first).to_be_visible()
    yield "future day"
    app.open(page, day(-1))
    use_card(page, "Check In")
    expect(page.get_by_role("alert")).not_to_be_empty()
    yield "refusal"


def insights(page):
    tab(page, "Insights")
    expect(page.locator(".chart-card")).to_have_count(2)
    yield "insights"
    open_model(page)
    yield "3D model"
    page.locator(".hotspot[data-visible]").first.press("Enter")
    expect(page.locator(".shown-part")).not_to_be_empty()
    yield "3D model with a part"
    press(page, "Done")
    closed(page)
