"""Pages that stay right: other tabs, lost connections, killed servers, reloads, and the browser's own buttons."""

from playwright.sync_api import expect

from participant import (
    NAME, card, check_in, choose, closed, day, delete, draw, heading, open_consent, press, tab, top, use_card)

# What a console says while there is no server, the browser's words and htmx's.
NO_SERVER = "ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|htmx:(afterRequest|sendError)"


def mark(page):
    """Leaves a mark that a reload would wipe out."""
    page.evaluate("window.marked = true")


def expect_same_document(page):
    assert page.evaluate("window.marked === true"), "the page was loaded anew"


def test_chart_follows_in_another_tab(app):
    """A check-in in one tab appears in the chart of another without a reload, and vanishes when it is deleted."""
    app.serve("--demo")
    page = app.page()
    app.open(page)
    other = page.context.new_page()
    app.open(other)
    tab(other, "Insights")
    mark(other)
    chart = other.locator(".chart-card").first
    before = chart.locator("table").inner_text()
    check_in(page, pain=9, sleep=3)
    expect(chart.locator("table")).not_to_have_text(before, use_inner_text=True)
    delete(page, "Check In")
    expect(chart.locator("table")).to_have_text(before, use_inner_text=True)
    expect_same_document(other)


def test_seven_tabs_stay_live(app):
    """Seven tabs of one browser all follow a check-in that the seventh makes."""
    app.serve("--demo")
    first = app.page()
    app.open(first)
    tabs = [first] + [first.context.new_page() for _ in range(6)]
    for page in tabs[1:]:
        app.open(page)
    for page in tabs:
        mark(page)
    check_in(tabs[-1], pain=5, sleep=6)
    for page in tabs:
        expect(card(page, "Check In")).to_contain_text("Pain: 5")
        expect_same_document(page)


def test_own_streams_where_workers_are_not_shared(app):
    """Where a browser cannot share workers, each tab has a stream of its own."""
    app.serve("--demo")
    page = app.page()
    page.context.add_init_script("delete window.SharedWorker")
    app.open(page)
    other = page.context.new_page()
    app.open(other)
    mark(page)
    check_in(other, pain=6, sleep=6)
    page.bring_to_front()
    expect(card(page, "Check In")).to_contain_text("Pain: 6")
    expect_same_document(page)


def test_stream_comes_back(app):
    """A page whose server went away comes back to life by itself, with what it missed."""
    app.tolerate(NO_SERVER)
    app.serve("--demo")
    page = app.page()
    app.open(page)
    mark(page)
    app.server.kill()
    expect(page.locator("html")).to_have_attribute("data-live", "waiting")
    use_card(page, "Check In")
    expect(page.get_by_role("alert")).to_contain_text("No connection. Nothing was saved")
    app.server.start()
    other = page.context.new_page()
    app.open(other)
    check_in(other, pain=7, sleep=7)
    expect(page.locator("html")).to_have_attribute("data-live", "ready")
    expect(card(page, "Check In")).to_contain_text("Pain: 7")
    expect_same_document(page)


def test_reload_in_the_middle(app):
    """A reload in the middle of a survey returns to the same step with the same answers."""
    app.serve("--demo")
    page = app.page()
    app.open(page)
    use_card(page, "Check In")
    heading(page, "Check In")
    with page.expect_response(lambda response: response.request.method == "POST"):
        choose(page, pain=8)
    page.reload()
    app.settled(page)
    heading(page, "Check In")
    expect(page.locator("input:checked")).to_have_count(1)
    expect(page.locator("input:checked")).to_have_value("8")
    choose(page, sleep=5)
    press(page, "Done")
    closed(page)
    expect(card(page, "Check In")).to_contain_text("Pain: 8")


def test_server_killed_in_the_middle(app):
    """A server killed in the middle of a survey, and started again, goes on at the same step with the same answers."""
    app.tolerate(NO_SERVER)
    app.serve()
    page = app.page()
    app.open(page)
    open_consent(page)
    page.get_by_label("Full name").fill(NAME)
    press(page, "Agree")
    heading(page, "Health Data Request")
    app.server.kill()
    app.server.start()
    expect(page.locator("html")).to_have_attribute("data-live", "ready")
    heading(page, "Health Data Request")
    press(page, "Back")
    expect(page.get_by_label("Full name")).to_have_value(NAME)
    app.server.kill()
    app.server.start()
    page.reload()
    app.settled(page)
    expect(page.get_by_label("Full name")).to_have_value(NAME)


def test_typing_and_drawing_survive_patches(app):
    """Text that is being typed and a signature that was drawn stay while the whole page is brought up to date."""
    app.tolerate(NO_SERVER)
    page = app.page()
    app.open(page)
    open_consent(page)
    mark(page)
    draw(page)
    ink = page.locator("signature-pad path").get_attribute("d")
    name = page.get_by_label("Full name")
    name.press_sequentially("Ada")
    with page.expect_response(lambda response: response.request.resource_type == "fetch"):
        app.server.kill()
        app.server.start()
        name.press_sequentially(" By")
    name.press_sequentially("ron")
    expect(name).to_have_value(NAME)
    expect(name).to_be_focused()
    expect(page.locator("signature-pad path")).to_have_attribute("d", ink)
    expect_same_document(page)
    press(page, "Agree")
    heading(page, "Health Data Request")


def test_back_closes_pages(app):
    """The browser's Back closes an open page, Forward opens it again, and a page that was closed does not come back."""
    app.serve("--demo")
    page = app.page()
    app.open(page)
    use_card(page, "Check In")
    heading(page, "Check In")
    page.go_back()
    app.settled(page)
    closed(page)
    expect(card(page, "Check In")).to_be_visible()
    page.go_forward()
    app.settled(page)
    heading(page, "Check In")
    page.go_back()
    app.settled(page)
    closed(page)
    tab(page, "Insights")
    tab(page, "Care Feed")
    check_in(page)
    expect(page).to_have_url(app.server.url + "/")
    page.go_back()
    app.settled(page)
    expect(page.locator(".tab-bar").get_by_role("link", name="Insights")).to_have_attribute("aria-current", "page")
    closed(page)


def test_two_tabs_cannot_answer_twice(app):
    """The same check-in, open in two tabs, is answered once: the second is told so and loses nothing."""
    app.tolerate("status of 4(09|22|04)")
    app.serve("--demo")
    page = app.page()
    app.open(page)
    use_card(page, "Check In")
    heading(page, "Check In")
    other = page.context.new_page()
    app.open(other)
    check_in(other, pain=2, sleep=2)
    page.bring_to_front()
    choose(page, pain=9, sleep=9)
    press(page, "Done")
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.reload()
    app.open(page)
    expect(card(page, "Check In")).to_contain_text("Pain: 2")
