"""Range of motion, with and without sensors."""

import re

from playwright.sync_api import expect

from harness import until
from participant import card, closed, open_measurement, press

SENSORS = ("accelerometer", "gyroscope", "magnetometer")


def turn(session, beta):
    session.send("DeviceOrientation.setDeviceOrientationOverride", {"alpha": 0, "beta": beta, "gamma": 0})


def test_measures_with_sensors(app):
    """A phone that turns through 90 degrees between two taps measures that, and the card shows what was measured."""
    app.serve("--demo")
    page = app.page(permissions=SENSORS)
    session = page.context.new_cdp_session(page)
    turn(session, 80)
    app.open(page)
    open_measurement(page)
    target = page.locator("range-of-motion [data-target]")
    target.click()
    expect(target).to_contain_text("Tap to stop")
    page.evaluate("addEventListener('deviceorientation', event => window.seen = event.beta)")
    for beta in range(77, -11, -3):
        turn(session, beta)
        until(page, lambda: page.evaluate("window.seen") == beta, "the page has felt the turn")
    target.click()
    # The browser hands on about 60 readings a second, so the first and the last may be a few degrees inside the turn.
    measured = page.locator(".measured")
    expect(measured).to_contain_text(re.compile(r"(8[4-9]|90)°"))
    angle = measured.locator("strong").inner_text()
    page.reload()
    app.settled(page)
    expect(measured).to_contain_text(angle)
    press(page, "Next")
    press(page, "Done")
    closed(page)
    expect(card(page, "Range of Motion")).to_contain_text(angle)


def test_says_that_there_is_no_sensor(app):
    """A device without sensors says so by itself, and the angle can be typed at once."""
    app.serve("--demo")
    page = app.page()
    app.open(page)
    open_measurement(page)
    expect(page.locator("range-of-motion [role=status]")).to_contain_text("no motion sensor")
    page.get_by_label("Angle in degrees").fill("104.5")
    press(page, "Next")
    press(page, "Done")
    closed(page)
    expect(card(page, "Range of Motion")).to_contain_text("10")


def test_typed_angles_are_checked(app):
    """A typed angle that no knee can have is refused with one sentence, and so is a word."""
    app.tolerate("status of 422")
    app.serve("--demo")
    page = app.page()
    app.open(page)
    open_measurement(page)
    for angle in ("999", "-5", "ninety", "NaN"):
        page.get_by_label("Angle in degrees").fill(angle)
        press(page, "Next")
        expect(page.locator(".mistakes")).to_be_focused()
        expect(page.get_by_label("Angle in degrees")).to_have_value(angle)
    page.get_by_label("Angle in degrees").fill("95")
    press(page, "Next")
    press(page, "Done")
    closed(page)
    expect(card(page, "Range of Motion")).to_contain_text("95°")
