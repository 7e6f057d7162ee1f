"""Joining the study."""

from playwright.sync_api import expect

from harness import DESKTOP, PHONE
from participant import (
    NAME, card, draw, finish_joining, heading, join, open_consent, press, top, use_card)


def test_joins_with_a_drawn_signature(app):
    """A participant joins with a signature drawn with the mouse, on a phone and on a desktop."""
    for size in (PHONE, DESKTOP):
        page = app.page(size)
        app.open(page)
        expect(page.locator(".task-card")).to_have_count(1)
        open_consent(page)
        expect(top(page)).to_contain_text("2 of 3")
        draw(page)
        finish_joining(page)
        expect(page.locator(".task-card")).to_have_count(2)


def test_joins_with_a_typed_signature(app):
    """A participant joins with a typed signature, and has joined after a reload and in another tab."""
    page = app.page()
    app.open(page)
    join(page)
    page.reload()
    card(page, "Check In").wait_for()
    other = page.context.new_page()
    app.open(other)
    card(other, "Range of Motion").wait_for()


def test_agreeing_needs_a_signature(app):
    """Agreeing without a signature is refused with one sentence, which has the focus; then it can be mended."""
    app.tolerate("status of 422")
    page = app.page()
    app.open(page)
    open_consent(page)
    press(page, "Agree")
    mistakes = page.locator(".mistakes")
    expect(mistakes).to_be_focused()
    expect(mistakes).to_contain_text("Draw your signature or type your name.")
    expect(page.locator(".notice")).not_to_be_visible()
    mistakes.get_by_role("link").click()
    page.get_by_label("Full name").fill(NAME)
    finish_joining(page)


def test_a_cleared_signature_is_none(app):
    """A signature that was drawn and cleared is none."""
    app.tolerate("status of 422")
    page = app.page()
    app.open(page)
    open_consent(page)
    draw(page)
    press(page, "Clear")
    expect(page.locator("signature-pad input[type=hidden]")).to_have_value("")
    press(page, "Agree")
    expect(page.locator(".mistakes")).to_be_focused()


def test_hostile_names_are_shown(app):
    """A name made of markup is shown as it was typed, and never interpreted."""
    name = """"><img src=x onerror="alert(1)"><script>alert(2)</script>&amp;'"""
    page = app.page()
    page.on("dialog", lambda dialog: app.problems.append("a dialog: " + dialog.message))
    app.open(page)
    open_consent(page)
    page.get_by_label("Full name").fill(name)
    press(page, "Agree")
    heading(page, "Health Data Request")
    press(page, "Back")
    expect(page.get_by_label("Full name")).to_have_value(name)
    page.reload()
    app.settled(page)
    expect(page.get_by_label("Full name")).to_have_value(name)
    expect(page.locator("img[src=x]")).to_have_count(0)


def test_permissions_say_what_they_are(app):
    """Each permission has a state of its own; motion is asked for, and nothing of it is needed to go on."""
    page = app.page()
    app.open(page)
    open_consent(page)
    page.get_by_label("Full name").fill(NAME)
    press(page, "Agree")
    heading(page, "Health Data Request")
    rows = page.locator(".permission")
    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_contain_text("Not available in a browser")
    expect(rows.nth(1)).to_contain_text("Not available in a browser")
    expect(rows.nth(2)).to_contain_text("Not asked yet.")
    rows.nth(2).get_by_role("button").click()
    expect(rows.nth(2).get_by_role("status")).not_to_contain_text("Not asked yet.")
    press(page, "Next")
    heading(page, "Enrollment Complete")


def test_cancel_discards_or_keeps(app):
    """Cancel asks once there is an answer: Keep Going goes on, Save for Later keeps the place, Discard begins anew."""
    page = app.page()
    app.open(page)
    open_consent(page)
    page.get_by_label("Full name").fill(NAME)
    press(page, "Cancel")
    press(page, "Keep Going")
    press(page, "Cancel")
    press(page, "Save for Later")
    use_card(page, "Onboard")
    expect(page.get_by_label("Full name")).to_have_value(NAME)
    press(page, "Cancel")
    press(page, "Discard Answers")
    use_card(page, "Onboard")
    heading(page, "Welcome!")
