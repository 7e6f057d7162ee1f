"""What a participant does in Recover, in the words that stand on the page."""

from datetime import date, timedelta

from playwright.sync_api import expect

from harness import until

NAME = "Ada Byron"


def day(offset):
    """The address of a day, counted from today."""
    return f"/?date={date.today() + timedelta(days=offset)}"


def card(page, title):
    """The card of a task on the day that is shown."""
    return page.locator(".care-card").filter(has=page.get_by_text(title, exact=True))


def use_card(page, title):
    """Uses the one button of a card."""
    card(page, title).locator(".care-button button").click()


def top(page):
    """The uppermost page."""
    return page.locator(".window > .page").last


def heading(page, text):
    """Waits until the uppermost page has this heading."""
    expect(top(page).locator("h1")).to_have_text(text)


def press(page, name):
    """Uses a button of the uppermost page."""
    top(page).get_by_role("button", name=name, exact=True).click()


def closed(page):
    """Waits until no page is open above the tabs."""
    expect(page.locator(".window > .page")).to_have_count(0)


def tab(page, title):
    """Goes to a tab."""
    link = page.locator(".tab-bar").get_by_role("link", name=title)
    link.click()
    expect(link).to_have_attribute("aria-current", "page")


def open_consent(page):
    """From the feed of somebody who has not joined to the consent form."""
    use_card(page, "Onboard")
    heading(page, "Welcome!")
    press(page, "Next")
    heading(page, "Before You Join")
    press(page, "Next")
    page.get_by_label("Full name").wait_for()


def draw(page):
    """Signs with the mouse and waits until the drawing is part of the form."""
    pad = page.locator("signature-pad svg")
    pad.scroll_into_view_if_needed()
    box = pad.bounding_box()
    page.mouse.move(box["x"] + 30, box["y"] + 60)
    page.mouse.down()
    for step in range(1, 16):
        page.mouse.move(box["x"] + 30 + step * 12, box["y"] + 60 + step % 5 * 8)
    page.mouse.up()
    expect(page.locator("signature-pad input[type=hidden]")).not_to_have_value("")


def finish_joining(page):
    """From a signed consent form to the first day's cards."""
    press(page, "Agree")
    heading(page, "Health Data Request")
    press(page, "Next")
    heading(page, "Enrollment Complete")
    press(page, "Done")
    closed(page)
    card(page, "Check In").wait_for()


def join(page):
    """Joins the study with a typed signature."""
    open_consent(page)
    page.get_by_label("Full name").fill(NAME)
    finish_joining(page)


def choose(page, pain=None, sleep=None):
    """Chooses answers of the check-in."""
    for question, answer in (("pain", pain), ("sleep", sleep)):
        if answer is not None:
            page.get_by_role("group", name=question).or_(page.get_by_role("radiogroup", name=question)).locator(
                f"input[value='{answer}']").check()


def check_in(page, pain=4, sleep=7):
    """Answers today's check-in."""
    use_card(page, "Check In")
    heading(page, "Check In")
    choose(page, pain, sleep)
    press(page, "Done")
    closed(page)
    expect(card(page, "Check In")).to_contain_text(f"Pain: {pain}")


def delete(page, title):
    """Deletes a task's answer, with the confirmation."""
    use_card(page, title)
    top(page).get_by_text("Are you sure you want to delete your response?").wait_for()
    press(page, "Delete")
    closed(page)


def open_measurement(page):
    """From the card to the page that measures."""
    use_card(page, "Range of Motion")
    while top(page).locator("range-of-motion").count() == 0:
        shown = top(page).locator("input[name=step]").first.input_value()
        top(page).locator(".task .primary, .task button.anywhere").last.click()
        expect(top(page).locator("input[name=step]").first).not_to_have_value(shown)


def open_model(page):
    """From Insights to the 3D model, and waits until it can be seen."""
    page.get_by_role("button", name="Learn about your knee").click()
    heading(page, "Your Injury")
    press(page, "Next")
    heading(page, "Your left knee")
    viewer = page.locator("model-viewer")
    until(page, lambda: viewer.evaluate("e => Boolean(e.loaded)"), "the 3D model is loaded")
