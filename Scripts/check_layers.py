#!/usr/bin/env python3
"""Checks that no module of the package knows one that it must not know.

Usage: check_layers.py [--self-test]

Reads the targets of `swift package describe` and the import lines of their sources. A target may use its own layer
or a lower one; a C module belongs to exactly one Swift target; and what a module must never know
(Documentation/Architecture.md), it must not reach through others either. The self-test plants one violation of each
rule and shows that it is found.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# From the lowest to the highest.
LAYERS = {
    "C": ["CSQLite", "CPostgreSQL", "CZlib", "CMicroHTTPD", "CMicroHTTPDShim"],
    "Foundations": ["Markup", "Containers", "SQLStorage", "ActiveTaskAlgorithms", "CommandLineTool"],
    "Engines": ["_Testing_UIKit", "SQLiteStorage", "PostgresStorage", "WebServer", "Charts", "UIKit", "LiveUI"],
    "Kits": [
        "HealthKit", "CareKitStore", "CareKitUI", "CareKit",
        "ResearchKitCore", "ResearchKitActiveTask", "ResearchKitUI", "ResearchKit",
    ],
    "Host": ["CareHost"],
    "Apps": ["Recover", "Benchmarks", "SyncServer", "PostgresTestServer", "SeededRandom"],
    "Tests": ["TestSupport"],  # and every test target
}

STORAGE = ["SQLStorage", "SQLiteStorage", "PostgresStorage"]

# Neighbours in a layer, or lower ones, that a module must not reach.
NEVER = {
    "UIKit": ["WebServer", *STORAGE],
    "LiveUI": ["WebServer", *STORAGE],
    "Charts": [*STORAGE],
    "WebServer": ["UIKit", "LiveUI", *STORAGE],
    "HealthKit": ["CareKitStore", "UIKit"],
    "CareKitStore": ["UIKit", "Markup", "CareKitUI"],
    "CareKitUI": ["CareKitStore", *STORAGE],
    "CareKit": ["WebServer", "LiveUI", "CareHost"],
    "ResearchKitCore": ["ResearchKitActiveTask", "ResearchKitUI", "CareKitStore"],
    "ResearchKitActiveTask": ["ResearchKitUI", "CareKitStore"],
    "ResearchKitUI": ["CareKitStore"],
}

# The benchmarks set the C libraries themselves beside our use of them.
MAY_SHARE_C_MODULES = {"Benchmarks"}

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)",
    re.MULTILINE,
)


class Target:
    """One target: what it is, what its manifest entry declares, and what its sources import."""

    def __init__(self, name, dependencies=(), imports=(), is_test=False, is_swift=True):
        self.name = name
        self.uses = set(dependencies) | set(imports)
        self.imports = set(imports)
        self.is_test = is_test
        self.is_swift = is_swift


def rank(target):
    """The position of a target's layer, or None when it has none."""
    if target.is_test:
        return len(LAYERS) - 1
    ranks = [index for index, names in enumerate(LAYERS.values()) if target.name in names]
    return ranks[0] if ranks else None


def reachable(name, targets):
    """All that a target uses, directly or through others."""
    found, waiting = set(), [name]
    while waiting:
        for used in targets[waiting.pop()].uses & targets.keys() - found:
            found.add(used)
            waiting.append(used)
    return found


def violations(targets):
    """One sentence for each broken rule, in a stable order."""
    targets = {target.name: target for target in targets}
    layers = list(LAYERS)
    found = []
    for name, target in sorted(targets.items()):
        own = rank(target)
        if own is None:
            found.append(f"{name} has no layer: add it to LAYERS in Scripts/check_layers.py.")
            continue
        for used in sorted(target.uses & targets.keys()):
            other = rank(targets[used])
            if other is not None and other > own:
                found.append(f"{name} ({layers[own]}) uses {used} ({layers[other]}), which lies above it.")
        for forbidden in sorted(reachable(name, targets) & set(NEVER.get(name, []))):
            found.append(f"{name} must never know {forbidden}, but reaches it.")
    for module in LAYERS["C"]:
        owners = sorted(
            target.name for target in targets.values()
            if target.is_swift and module in target.imports and target.name not in MAY_SHARE_C_MODULES
        )
        if len(owners) > 1:
            found.append(f"C module {module} is imported by {' and '.join(owners)}; one of them must own it.")
    return found


def described():
    """The package's targets as SwiftPM and their sources describe them."""
    output = subprocess.run(
        ["swift", "package", "describe", "--type", "json"], cwd=ROOT, check=True, capture_output=True, text=True)
    for entry in json.loads(output.stdout)["targets"]:
        sources = [ROOT / entry["path"] / source for source in entry["sources"] if source.endswith(".swift")]
        imports = {name for source in sources for name in IMPORT.findall(source.read_text())}
        yield Target(
            entry["name"], entry.get("target_dependencies", []), imports,
            is_test=entry["type"] == "test", is_swift=entry["module_type"] == "SwiftTarget")


def self_test():
    """Plants one violation of each rule; each must be found, and nothing else."""
    sound = [
        Target("CSQLite", is_swift=False),
        Target("Markup"),
        Target("SQLStorage"),
        Target("SQLiteStorage", ["SQLStorage", "CSQLite"], ["CSQLite"]),
        Target("UIKit", ["Markup"]),
        Target("CareKitStore", ["SQLiteStorage"]),
        Target("UIKitTests", ["UIKit"], is_test=True),
        Target("Benchmarks", [], ["CSQLite"]),
    ]
    planted = [
        (Target("Shiny"), "Shiny has no layer"),
        (Target("Markup", ["UIKit"]), "Markup (Foundations) uses UIKit (Engines)"),
        (Target("SQLStorage", [], ["CareKitStore"]), "SQLStorage (Foundations) uses CareKitStore (Kits)"),
        (Target("UIKit", ["UIKitTests"]), "UIKit (Engines) uses UIKitTests (Tests)"),
        (Target("UIKit", ["SQLiteStorage"]), "UIKit must never know SQLStorage"),
        (Target("CareKitStore", [], ["CSQLite"]), "CSQLite is imported by CareKitStore and SQLiteStorage"),
    ]
    failures = [f"a sound package is refused: {text}" for text in violations(sound)]
    for wrong, expected in planted:
        found = violations([target for target in sound if target.name != wrong.name] + [wrong])
        if not any(expected in text for text in found):
            failures.append(f"not found: {expected}")
    spellings = {
        "import A": "A", "public import B": "B", "@testable import C": "C", "@_exported import D": "D",
        "import struct E.F": "E", "    internal import G": "G", "// import H": None, "let important = 1": None,
        "@_spi(Testing) public import I": "I",
    }
    for line, expected in spellings.items():
        if IMPORT.findall(line) != ([expected] if expected else []):
            failures.append(f"import line misread: {line}")
    return failures, len(planted) + len(spellings) + 1


def main():
    if sys.argv[1:] == ["--self-test"]:
        failures, count = self_test()
        print("\n".join(failures) or f"{count} cases found as expected.")
        sys.exit(bool(failures))
    if sys.argv[1:]:
        print(__doc__.splitlines()[2], file=sys.stderr)
        sys.exit(2)
    found = violations(described())
    print("\n".join(found) or "Every module keeps to its layer.")
    sys.exit(bool(found))


main()
