"""The server is up and its first page is whole."""

import urllib.request

from harness import DESKTOP


def test_health(app):
    """The server says that it is healthy."""
    with urllib.request.urlopen(app.serve().url + "/healthz") as response:
        assert response.status == 200


def test_first_page(app):
    """The first page has a title and a language, and loads without an error in the console."""
    page = app.page(DESKTOP)
    assert app.open(page).status == 200
    assert page.title().strip()
    assert page.locator("html").get_attribute("lang")
    assert page.locator("main").count() == 1


def test_first_page_without_scripts(app):
    """The first page has its title without JavaScript."""
    page = app.page(js=False)
    assert app.open(page).status == 200
    assert page.title().strip()
