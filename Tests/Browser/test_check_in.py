"""The daily check-in, and the rules of the days around it."""

import re

from playwright.sync_api import expect

from harness import DESKTOP, PHONE
from participant import card, check_in, choose, closed, day, delete, heading, press, top, use_card


def test_check_in_shows_on_the_card(app):
    """The answers of a check-in stand on its card, fill half of the day's ring, and are there after a reload."""
    app.serve("--demo")
    for size in (PHONE, DESKTOP):
        page = app.page(size)
        app.open(page)
        check_in(page, pain=4, sleep=7)
        for _ in range(2):
            expect(card(page, "Check In").locator(".label", has_text="Pain")).to_have_text(
                "Pain: 4\nSleep: 7 hours", use_inner_text=True)
            expect(card(page, "Check In").get_by_role("button", name="Completed")).to_be_visible()
            expect(page.locator(".week-day.selected a")).to_have_attribute("aria-label", re.compile("1 of 2 done"))
            page.reload()
            app.settled(page)


def test_nothing_is_chosen_before(app):
    """No answer is chosen before the participant chooses, and both questions have to be answered."""
    app.tolerate("status of 422")
    app.serve("--demo")
    page = app.page()
    app.open(page)
    use_card(page, "Check In")
    heading(page, "Check In")
    expect(page.locator("input:checked")).to_have_count(0)
    press(page, "Done")
    expect(page.locator(".mistakes")).to_be_focused()
    expect(page.locator(".mistakes li")).to_have_count(2)
    choose(page, pain=3)
    press(page, "Done")
    expect(page.locator(".mistakes li")).to_have_count(1)
    expect(page.locator("input:checked")).to_have_value("3")
    choose(page, sleep=8)
    press(page, "Done")
    closed(page)
    expect(card(page, "Check In")).to_contain_text("Pain: 3")


def test_deletes_todays_answer(app):
    """Today's answer is deleted after a confirmation, and kept where the participant cancels."""
    app.serve("--demo")
    for size in (PHONE, DESKTOP):
        page = app.page(size)
        app.open(page)
        check_in(page)
        use_card(page, "Check In")
        top(page).get_by_text("Are you sure you want to delete your response?").wait_for()
        press(page, "Cancel")
        closed(page)
        expect(card(page, "Check In")).to_contain_text("Pain: 4")
        delete(page, "Check In")
        expect(card(page, "Check In")).not_to_contain_text("Pain")
        page.reload()
        expect(card(page, "Check In").get_by_role("button", name="Start")).to_be_visible()


def test_yesterdays_answer_stays(app):
    """Yesterday's answer cannot be deleted: the page says why, and the answer stays."""
    app.tolerate("status of 403")
    app.serve("--demo")
    for size in (PHONE, DESKTOP):
        page = app.page(size)
        app.open(page, day(-1))
        use_card(page, "Check In")
        notice = page.get_by_role("alert")
        expect(notice).to_contain_text("A response from a past day can no longer be deleted.")
        page.get_by_role("button", name="Close this message").click()
        expect(notice).to_be_empty()
        page.reload()
        expect(card(page, "Check In")).to_contain_text("Pain: ")


def test_future_day_is_inert(app):
    """A future day says when it opens; its buttons can be neither tapped nor reached by keyboard."""
    app.serve("--demo")
    page = app.page()
    app.open(page, day(3))
    cards = page.locator(".task-card")
    expect(cards.first).to_contain_text("Opens on")
    for button in cards.get_by_role("button").all():
        expect(button).to_be_disabled()
    cards.first.get_by_role("button").click(force=True)
    page.keyboard.press("Enter")
    expect(page.locator(".window > .page")).to_have_count(0)


def test_calendar(app):
    """Days are chosen in the calendar, the address names them, and Today leads back."""
    app.serve("--demo")
    for size in (PHONE, DESKTOP):
        page = app.page(size)
        app.open(page)
        page.get_by_role("link", name="Previous week").click()
        expect(page).to_have_url(app.server.url + day(-7))
        expect(page.locator(".week-day .ring-full, .week-day .ring-part")).not_to_have_count(0)
        page.locator(".week-days a").nth(0).click()
        expect(page.locator(".week-day").nth(0).locator("a")).to_have_attribute("aria-current", "date")
        page.get_by_role("link", name="Today").click()
        expect(page).to_have_url(app.server.url + "/")
