#!/usr/bin/env python3
"""Checks that what the documentation cites exists.

Usage: check_documentation.py [--self-test]

Tables in Documentation/Compatibility whose last column is headed "test" cite tests, separated by semicolons: the name of
a suite in asterisks, and after a colon the name of one of its tests. A test's name may be cut off with an ellipsis. A dash
stands where there is nothing to test. Besides, every relative link and picture in a Markdown file must lead to a file.
The self-test plants one mistake of each kind and shows that it is found.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DECLARATION = re.compile(r'@(Suite|Test)\(\s*"((?:[^"\\]|\\.)*)"')
CITATION = re.compile(r"\*([^*]+)\*(?:: (.+))?")
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")


def declared(sources):
    """The names of the tests of each suite. A test belongs to the suite above it in its file."""
    suites = {}
    for source in sources:
        suite = None
        for kind, name in DECLARATION.findall(source):
            name = name.replace('\\"', '"')
            if kind == "Suite":
                suite = suites.setdefault(name, set())
            elif suite is not None:
                suite.add(name)
    return suites


def cited(page):
    """The cells of all columns that are headed "test", with their line numbers."""
    is_cited = False
    for number, line in enumerate(page.splitlines(), start=1):
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if not cells:
            is_cited = False
        elif cells[-1] == "test":
            is_cited = True
        elif is_cited and not set(cells[-1]) <= set("-:"):
            yield number, cells[-1]


def wrong_citations(page, suites):
    """One sentence for each citation of a test that does not exist, with its line number."""
    for number, cell in cited(page):
        if cell == "–":
            continue
        for part in cell.split("; "):
            match = CITATION.fullmatch(part)
            if not match:
                yield number, f"“{part}” cites no test: write *suite* or *suite*: test."
                continue
            suite, test = match.groups()
            if suite not in suites:
                yield number, f"there is no suite “{suite}”."
                continue
            start = test and test.removesuffix("…").strip()
            if test and not any(
                    name.startswith(start) if test.endswith("…") else name == start for name in suites[suite]):
                yield number, f"the suite “{suite}” has no test “{test}”."


def wrong_links(page, exists):
    """One sentence for each relative link that leads nowhere, with its line number."""
    for number, line in enumerate(page.splitlines(), start=1):
        for target in LINK.findall(line):
            if not re.match(r"[a-z]+:", target) and not exists(target):
                yield number, f"there is no file {target}."


def tracked(*patterns):
    """The tracked files that match, as far as they are still there."""
    output = subprocess.run(
        ["git", "ls-files", "-z", *patterns], cwd=ROOT, check=True, capture_output=True, text=True)
    return [ROOT / name for name in output.stdout.split("\0") if name and (ROOT / name).exists()]


def mistakes():
    """All that is wrong in this repository, a line each."""
    suites = declared(path.read_text() for path in tracked("Tests/*.swift"))
    for path in tracked("*.md"):
        page = path.read_text()
        found = list(wrong_links(page, lambda target: (path.parent / target).exists()))
        if path.parent.name == "Compatibility":
            found += wrong_citations(page, suites)
        for number, sentence in found:
            yield f"{path.relative_to(ROOT)}:{number}: {sentence}"


def self_test():
    """Plants one mistake of each kind; each must be found, and nothing else."""
    suites = declared(['@Suite("A day") struct S { @Test("It ends") f() @Test(\n"It says \\"no\\" twice") g() }'])
    table = "| Apple | test |\n| --- | --- |\n"
    cases = {
        table + "| x | *A day* |": None,
        table + '| x | *A day*: It ends; *A day*: It says "no" … |': None,
        table + "| x | – |\n\n| other | table |\n| --- | --- |\n| y | z |": None,
        table + "| x | *A night* |": "there is no suite “A night”.",
        table + "| x | *A day*: It |": "the suite “A day” has no test “It”.",
        table + "| x | *A day*: It begins … |": "the suite “A day” has no test “It begins …”.",
        table + "| x | shown elsewhere |": "“shown elsewhere” cites no test: write *suite* or *suite*: test.",
        "[a](there.md#part) ![b](https://example.org)": None,
        "![a](missing.png)": "there is no file missing.png.",
    }
    failures = []
    for page, expected in cases.items():
        found = [*wrong_citations(page, suites), *wrong_links(page, lambda target: target == "there.md")]
        if [sentence for _, sentence in found] != ([expected] if expected else []):
            failures.append(f"{page!r} gives {found}")
    return failures, len(cases)


def main():
    if sys.argv[1:] == ["--self-test"]:
        failures, count = self_test()
        print("\n".join(failures) or f"{count} cases found as expected.")
        sys.exit(bool(failures))
    if sys.argv[1:]:
        print(__doc__.splitlines()[2], file=sys.stderr)
        sys.exit(2)
    found = list(mistakes())
    print("\n".join(found) or "Every cited test and linked file exists.")
    sys.exit(bool(found))


main()
