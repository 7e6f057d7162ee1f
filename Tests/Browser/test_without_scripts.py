"""Everything that a participant needs works without JavaScript."""

from playwright.sync_api import expect

from harness import DESKTOP, PHONE
from participant import NAME, card, check_in, closed, day, delete, heading, join, open_consent, press, tab, use_card


def test_joins_answers_and_deletes(app):
    """Without JavaScript a participant joins, checks in, sees the answers and deletes them."""
    for size in (PHONE, DESKTOP):
        page = app.page(size, js=False)
        app.open(page)
        join(page)
        check_in(page, pain=4, sleep=7)
        page.reload()
        expect(card(page, "Check In")).to_contain_text("Sleep: 7 hours")
        delete(page, "Check In")
        expect(card(page, "Check In")).not_to_contain_text("Pain")


def test_refusals(app):
    """Without JavaScript a missing signature and a past day are refused on whole pages, with the status and the reason."""
    app.tolerate("status of (403|422)")
    app.serve("--demo")
    page = app.page(js=False)
    app.open(page, day(-1))
    with page.expect_navigation() as navigation:
        use_card(page, "Check In")
    assert navigation.value.status == 403
    expect(page.get_by_role("alert")).to_contain_text("A response from a past day can no longer be deleted.")
    expect(card(page, "Check In")).to_contain_text("Pain: ")
    page.get_by_role("button", name="Start as a new participant").click()
    open_consent(page)
    with page.expect_navigation() as navigation:
        press(page, "Agree")
    assert navigation.value.status == 422
    expect(page.locator(".mistakes")).to_contain_text("Draw your signature or type your name.")


def test_measures_by_hand_and_sees_trends(app):
    """Without JavaScript an angle is typed, charts are seen, and the knee's parts are read."""
    app.serve("--demo")
    page = app.page(js=False)
    app.open(page)
    use_card(page, "Range of Motion")
    while page.get_by_label("Angle in degrees").count() == 0:
        page.locator(".task .primary").click()
    page.get_by_label("Angle in degrees").fill("95")
    press(page, "Next")
    press(page, "Done")
    closed(page)
    expect(card(page, "Range of Motion")).to_contain_text("95°")
    tab(page, "Insights")
    expect(page.locator(".chart-card svg[role=img]")).to_have_count(2)
    page.get_by_role("button", name="Learn about your knee").click()
    press(page, "Next")
    heading(page, "Your left knee")
    expect(page.locator(".parts li")).not_to_have_count(0)


def test_cancel(app):
    """Without JavaScript Cancel asks, and Save for Later keeps the answers."""
    page = app.page(js=False)
    app.open(page)
    open_consent(page)
    page.get_by_label("Full name").fill(NAME)
    press(page, "Agree")
    heading(page, "Health Data Request")
    press(page, "Cancel")
    press(page, "Save for Later")
    use_card(page, "Onboard")
    heading(page, "Health Data Request")
