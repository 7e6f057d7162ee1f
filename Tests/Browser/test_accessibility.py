"""axe finds nothing in any page and state."""

import tour
from harness import DESKTOP, PHONE

# Refusals that the tours provoke, and SwiftShader's remarks on its own speed.
EXPECTED = "status of (422|403|404)"


def check(app, page, states):
    app.tolerate(EXPECTED)
    found = []
    for state in states:
        try:
            app.check_accessibility(page)
        except AssertionError as error:
            found.append(f"{state}: {error}")
    assert not found, "\n".join(found)


def test_newcomer_in_light(app):
    """axe finds nothing on the way of a newcomer, in light colours on a phone."""
    page = app.page(PHONE)
    check(app, page, tour.newcomer(app, page))


def test_newcomer_in_dark(app):
    """axe finds nothing on the way of a newcomer, in dark colours on a desktop."""
    page = app.page(DESKTOP, dark=True)
    check(app, page, tour.newcomer(app, page))


def test_participant_in_light(app):
    """axe finds nothing on the pages of a participant, in light colours on a desktop."""
    app.serve("--demo")
    page = app.page(DESKTOP)
    check(app, page, tour.participant(app, page))


def test_participant_in_dark(app):
    """axe finds nothing on the pages of a participant, in dark colours on a phone."""
    app.serve("--demo")
    page = app.page(PHONE, dark=True)
    check(app, page, tour.participant(app, page))
