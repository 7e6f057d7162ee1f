#!/usr/bin/env python3
"""Writes Recover's left knee: Resources/knee.glb and, with what is said about its parts, Resources/knee.json.

Usage: make_knee.py [--check]

--check writes nothing and fails when the files in the repository are not what this script makes.

A left knee almost straight, seen by someone in front of it: x points to its outer (lateral) side, y up, z forward.
Lengths are millimetres; y = 0 is the lowest point of the thighbone's condyles. Proportions follow common adult
measures (width across the condyles 80 mm, their depth 68 mm, kneecap 44 x 42 mm, thighbone turned 6 degrees outwards);
forms are simplified for teaching and are not fit for measuring.
"""

import json
import sys
from pathlib import Path

from glb import encode
from implicit_surfaces import (
    column, cord, difference, ellipsoid, grown, half_space, intersection, inverse, mesh, normal, on_surface, openness,
    union)

RESOURCES = Path(__file__).resolve().parent.parent / "Examples" / "Recover" / "Resources"


# --- Bones --------------------------------------------------------------------------------------------------------

def femur():
    shaft = column([
        (34, 0, 5, 32, 21), (48, 1, 7, 29, 20), (62, 3, 8, 23, 17), (78, 5, 8, 18, 15), (100, 8, 7, 15, 14),
        (160, 14, 6, 14, 13.5),
    ])
    body = union(
        12,
        intersection(4, shaft, half_space((0, 34, 0), (0, -1, 0))),
        ellipsoid((0, 38, 9), (26, 20, 19)),
        ellipsoid((-24, 22, -14), (13.5, 22, 22)), ellipsoid((-22, 26, 6), (14, 26, 25)),
        ellipsoid((24, 22, -14), (13.5, 22, 21)), ellipsoid((23, 28, 8), (14, 28, 27)),
    )
    body = union(8, body, ellipsoid((-33, 35, -6), (7, 11, 11)), ellipsoid((33, 34, -6), (7, 10, 10)))
    groove = cord([(3, 72, 50, 13), (2, 48, 46, 12.5), (1, 26, 44, 12), (0, 6, 38, 10)])
    notch = union(6, ellipsoid((0, 6, -22), (9.5, 25, 32)), ellipsoid((0, -4, 4), (9, 15, 22)))
    body = difference(6, body, groove, notch)
    return intersection(7, body, half_space((0, 118, 0), (0.1, 1, 0)))


def tibia():
    shaft = column([
        (-150, 0, -3, 12.5, 13.5), (-95, 0, -2, 14, 15.5), (-66, 0, 0, 17, 18), (-46, 0, 0, 22, 20),
        (-30, 0, -3, 31, 22), (-20, 0, -5, 36, 24), (-8, 0, -5, 37, 24),
    ])
    plateau = union(
        8, intersection(4, shaft, half_space((0, -12, 0), (0, 1, 0))),
        ellipsoid((-20, -19, -4), (19, 13, 26)), ellipsoid((20, -19, -5), (18, 13, 23)))
    body = difference(5, plateau, ellipsoid((0, -12, -35), (9, 20, 11)))
    # Flat on top and falling six degrees backwards, hollowed where the condyles rest.
    body = intersection(3, body, half_space((0, -8.2, 0), (0, 1, -0.08)))
    body = difference(5, body, ellipsoid((-21, 22, -4), (26, 31, 44)))
    eminence = union(3, cord([(-4.5, -14, -4, 7), (-4, -2, -4, 2)]), cord([(5, -14, -5, 7), (4.5, -3, -5, 2)]))
    crest = cord([(4, -52, 20, 5), (1, -95, 13, 4), (-1, -150, 10, 3)])
    body = union(7, body, eminence, ellipsoid((4, -41, 19), (9, 14, 9)), crest)
    return intersection(7, body, half_space((0, -112, 0), (0, -1, 0)))


def fibula():
    body = union(
        8, ellipsoid((35, -30, -19), (9.5, 11, 10)), cord([(37, -24, -20, 3), (36.5, -18.5, -20.5, 2.5)]),
        cord([(35, -30, -19, 8), (34, -52, -18, 5), (31, -90, -17, 5.5), (29, -150, -16, 6)]))
    return intersection(5, body, half_space((0, -112, 0), (0, -1, 0)))


def patella():
    body = union(
        14, ellipsoid((3, 47, 47), (21, 16, 9.5)), ellipsoid((2, 33, 47.5), (10, 14, 7.5)))
    facets = union(2, ellipsoid((-16, 46, 27), (20, 26, 13)), ellipsoid((22, 46, 27), (21, 26, 13)))
    return difference(4, body, facets)


FEMUR, TIBIA, FIBULA, PATELLA = femur(), tibia(), fibula(), patella()


# --- Soft parts ---------------------------------------------------------------------------------------------------

def femoral_cartilage():
    return intersection(
        3, grown(FEMUR, 1.6), half_space((0, 38, -36), (0, 1, -0.34)), ellipsoid((0, 12, 12), (44, 48, 62)),
        half_space((-33, 0, 0), (-1, 0.14, 0)), half_space((33, 0, 0), (1, 0.14, 0)),
        inverse(ellipsoid((0, 2, -24), (11, 30, 36))))


def tibial_cartilage():
    rests = union(1, ellipsoid((-22, -9, -4), (15, 8, 22)), ellipsoid((22, -9, -5), (14.5, 8, 19)))
    return intersection(2, grown(TIBIA, 1.4), rests, half_space((0, -13, 0), (0, -1, 0)))


def meniscus(center, radii, width, tear=None):
    """A C that is open towards the middle of the knee, wedge-shaped in section: 7.5 mm at its rim, thin inside."""
    (x, z), (radius_x, radius_z) = center, radii
    rim = column([(-30, x, z, radius_x, radius_z), (30, x, z, radius_x, radius_z)])

    def wedge(x, y, z):
        inwards = min(max(-rim(x, y, z), 0.0), width)
        rest = -8.2 + 0.08 * z
        return max(y - rest - 7.5 + 6 * inwards / width, rest - 0.8 - y)

    middle = 1 if x < 0 else -1
    opening = half_space((x + middle * radius_x * 0.6, 0, 0), (middle, 0, 0))
    body = intersection(1.6, rim, inverse(grown(rim, -width)), wedge, opening)
    return difference(0.8, body, tear) if tear else body


# A radial tear through the front part of the rim, where the default view shows it; most tears lie further back.
TEAR = cord([(-24, -3, 9, 1.9), (-44, -3, 15, 0.9)], spread=12, across=(0.0, 1.0, 0.0))

IVORY, CARTILAGE, TENDON, FIBROCARTILAGE, INJURED = range(5)

# Name, field, box from and to, cell, material. A smaller cell where a part is thin.
PARTS = [
    ("Femur", FEMUR, (-46, -6, -44), (46, 124, 46), 3.9, IVORY),
    ("Tibia", TIBIA, (-44, -118, -40), (44, 6, 36), 3.7, IVORY),
    ("Fibula", FIBULA, (18, -118, -36), (50, -10, 0), 3.1, IVORY),
    ("Patella", PATELLA, (-24, 16, 30), (30, 70, 62), 2.8, IVORY),
    ("FemoralCartilage", femoral_cartilage(), (-42, -6, -44), (42, 64, 46), 3.1, CARTILAGE),
    ("TibialCartilage", tibial_cartilage(), (-44, -16, -34), (44, 6, 28), 2.4, CARTILAGE),
    ("MedialMeniscus", meniscus((-20.5, -4), (19, 24), 10.5, TEAR), (-44, -18, -34), (0, 8, 26), 1.6, INJURED),
    ("LateralMeniscus", meniscus((20.5, -4), (18.5, 20.5), 10.5), (0, -18, -30), (44, 8, 22), 1.8, FIBROCARTILAGE),
    ("AnteriorCruciateLigament", cord([(-1, -9, 10, 5), (4, 6, -5, 4), (11, 20, -17, 5)]),
     (-10, -18, -26), (20, 28, 20), 2.2, TENDON),
    ("PosteriorCruciateLigament", cord([(-1, -18, -29, 5), (-3, 2, -17, 4.5), (-10, 14, 1, 5.5)]),
     (-20, -28, -38), (8, 24, 12), 2.2, TENDON),
    ("MedialCollateralLigament", cord(
        [(-40, 36, -6, 2), (-41.5, 8, -4, 1.8), (-40, -16, -2, 1.8), (-31, -36, 1, 1.8), (-21, -58, 4, 1.6),
         (-17.5, -76, 5, 1.4)], spread=4.5, across=(0.0, 0.0, 1.0)), (-46, -82, -18), (-12, 46, 14), 2.2, TENDON),
    ("LateralCollateralLigament", cord([(40, 36, -7, 3.4), (41.5, 6, -13, 2.6), (38, -22, -20, 3.2)]),
     (32, -30, -28), (48, 44, 0), 2.1, TENDON),
    ("PatellarLigament", cord([(2, 32, 52, 2.6), (3, 2, 44, 2.6), (4, -26, 34, 2.6), (4, -46, 27, 2)], spread=10),
     (-16, -54, 20), (22, 40, 60), 2.6, TENDON),
    ("QuadricepsTendon", intersection(
        2, cord([(3, 58, 51, 2.6), (5, 82, 37, 3), (8, 122, 28, 3.4)], spread=10), half_space((0, 108, 0), (0, 1, 0))),
     (-16, 44, 18), (28, 112, 60), 2.6, TENDON),
]

# Parts that are large enough to darken what lies close to them.
SHADING = [FEMUR, TIBIA, FIBULA, PATELLA]


def linear(hex_color, alpha=1.0):
    """A colour as glTF wants it: linear, from sRGB (IEC 61966-2-1)."""
    channels = [int(hex_color[index:index + 2], 16) / 255 for index in (0, 2, 4)]
    return [round(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4, 4) for c in channels] + [alpha]


def material(name, color, roughness, alpha=1.0, **more):
    surface = {"baseColorFactor": linear(color, alpha), "metallicFactor": 0, "roughnessFactor": roughness}
    return {"name": name, "pbrMetallicRoughness": surface} | ({"alphaMode": "BLEND"} if alpha < 1 else {}) | more


MATERIALS = [
    material("Bone", "E8DABC", 0.6),
    material("Cartilage", "A9D3EA", 0.25, alpha=0.72),
    material("Tendon", "DDB3A3", 0.45),
    material("Fibrocartilage", "7FAFCB", 0.4),
    material("Injured", "F0532D", 0.38, emissiveFactor=linear("551204")[:3]),
]


# --- What is said about them ----------------------------------------------------------------------------------------

# Part, shown name, a sentence for somebody who has never seen a knee's inside, a point near the place to mark.
HOTSPOTS = [
    ("MedialMeniscus", "Medial meniscus (injured)",
     "This C-shaped cushion on the inner side of your knee is torn; your exercises protect it while it heals.",
     (-33, -3, 18)),
    ("LateralMeniscus", "Lateral meniscus",
     "The matching cushion on the outer side spreads your weight and is healthy.", (38, -3, 6)),
    ("Femur", "Thighbone (femur)", "The thighbone ends in two round condyles that roll on the shinbone when you bend.",
     (-16, 70, 24)),
    ("Patella", "Kneecap (patella)",
     "The kneecap slides in a groove of the thighbone and gives your thigh muscle leverage.",
     (4, 44, 58)),
    ("Tibia", "Shinbone (tibia)",
     "The shinbone carries your weight; its flat top holds both cushions.", (-20, -30, 20)),
    ("Fibula", "Calf bone (fibula)", "The thin bone on the outer side anchors a ligament and muscles.", (40, -40, -12)),
    ("PatellarLigament", "Patellar ligament",
     "This strong band joins the kneecap to the shinbone and straightens your knee.",
     (3, 0, 48)),
]

ALT = (
    "A left knee seen from the front and slightly from its inner side. The thighbone above and the shinbone below "
    "meet in the middle, with the kneecap in front. Between the bones lie two C-shaped cushions, the menisci. The one "
    "on the inner side, the medial meniscus, is torn and shown in orange red.")


def without_hidden(name, vertices, normals, triangles):
    """Leaves out what lies inside a bone: cartilage is a shell whose back nobody sees."""
    bone = {"FemoralCartilage": FEMUR, "TibialCartilage": TIBIA}.get(name)
    if bone is None:
        return vertices, normals, triangles
    seen = [bone(*vertex) > -0.3 for vertex in vertices]
    triangles = [triangle for triangle in triangles if any(seen[index] for index in triangle)]
    used = sorted({index for triangle in triangles for index in triangle})
    renumbered = {old: new for new, old in enumerate(used)}
    return (
        [vertices[index] for index in used], [normals[index] for index in used],
        [tuple(renumbered[index] for index in triangle) for triangle in triangles])


def model():
    parts = []
    for name, field, low, high, cell, look in PARTS:
        vertices, normals, triangles = without_hidden(name, *mesh(field, low, high, cell))
        light = [openness(SHADING, vertex, direction) for vertex, direction in zip(vertices, normals)]
        parts.append((name, vertices, normals, light, triangles, look))
    return encode(parts, MATERIALS, "swift-care make_knee.py", unit=0.001)


def description():
    fields = {name: field for name, field, *_ in PARTS}
    hotspots = []
    for part, name, sentence, near in HOTSPOTS:
        point = on_surface(fields[part], near, limit=5, steps=24)
        direction, _ = normal(fields[part], point)
        just_outside = [p + 1.5 * d for p, d in zip(point, direction)]
        covering = [other for other, field in fields.items() if field(*just_outside) < 0]
        if covering:
            raise ValueError(f"The mark of {part} lies inside {covering[0]}; choose another place.")
        hotspots.append({
            "part": part, "name": name, "sentence": sentence,
            "position": [round(coordinate / 1000, 4) for coordinate in point],
            "normal": [round(coordinate, 3) for coordinate in direction],
        })
    content = {
        "alt": ALT, "cameraOrbit": "-32deg 74deg 0.5m", "cameraTarget": "0m 0m 0m", "hotspots": hotspots}
    return (json.dumps(content, indent=2) + "\n").encode()


def main():
    if sys.argv[1:] not in ([], ["--check"]):
        print(__doc__.splitlines()[2], file=sys.stderr)
        sys.exit(2)
    stale = []
    for name, content in (("knee.glb", model()), ("knee.json", description())):
        path = RESOURCES / name
        if sys.argv[1:]:
            if not path.exists() or path.read_bytes() != content:
                stale.append(name)
        else:
            path.write_bytes(content)
    if stale:
        print(f"{' and '.join(stale)} differ from what Scripts/make_knee.py makes; run it and commit.", file=sys.stderr)
        sys.exit(1)


main()
