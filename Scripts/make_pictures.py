#!/usr/bin/env python3
"""Draws Recover's pictures as SVG into Resources/Images: welcome.svg and knee-education.svg.

Usage: make_pictures.py [--check]

--check writes nothing and fails when the files in the repository are not what this script draws. Both pictures fill
their place by cropping, so what matters stands near the middle. knee-education carries white text under a veil of 20 %
black: nothing in it is lighter than a contrast of 4.5 to 1 allows.
"""

import sys
from pathlib import Path

IMAGES = Path(__file__).resolve().parent.parent / "Examples" / "Recover" / "Resources" / "Images"


# --- Drawing --------------------------------------------------------------------------------------------------------

def number(value):
    return f"{value:.1f}".rstrip("0").rstrip(".")


def smooth(points, closed=True):
    """A path through points by Catmull-Rom splines written as cubic Bezier curves."""
    count = len(points)

    def point(index):
        return points[index % count] if closed else points[min(max(index, 0), count - 1)]

    parts = [f"M{number(points[0][0])} {number(points[0][1])}"]
    for index in range(count if closed else count - 1):
        before, start, end, after = (point(index + offset) for offset in (-1, 0, 1, 2))
        controls = [
            start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6,
            end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6, *end]
        parts.append("C" + " ".join(number(value) for value in controls))
    return "".join(parts) + ("Z" if closed else "")


def gradient(name, *stops, along="0 0 0 1", radial=False):
    """A gradient; stops are (offset, colour) or (offset, colour, opacity)."""
    marks = "".join(
        f'<stop offset="{offset}" stop-color="{color}"' + "".join(f' stop-opacity="{part}"' for part in opacity) + "/>"
        for offset, color, *opacity in stops)
    if radial:
        return f'<radialGradient id="{name}">{marks}</radialGradient>'
    x1, y1, x2, y2 = along.split()
    return f'<linearGradient id="{name}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{marks}</linearGradient>'


def picture(box, definitions, shapes):
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" preserveAspectRatio="xMidYMid slice">',
        "<defs>", *definitions, "</defs>", *shapes, "</svg>", ""])


def limb(color, width, *points):
    path = "M" + "L".join(f"{x} {y}" for x, y in points)
    return (
        f'<path d="{path}" fill="none" stroke="{color}" stroke-width="{width}" stroke-linecap="round" '
        'stroke-linejoin="round"/>')


# --- Welcome: a morning exercise ------------------------------------------------------------------------------------

def leaf(x, y, length, angle, color):
    """A leaf that grows from (x, y); angle 0 points up."""
    half = length * 0.2
    return (
        f'<path transform="translate({x} {y}) rotate({angle})" fill="{color}" '
        f'd="M0 0C{number(-half * 1.6)} {number(-length * 0.35)} {number(-half)} {number(-length * 0.8)} 0 {-length}'
        f'C{number(half)} {number(-length * 0.8)} {number(half * 1.6)} {number(-length * 0.35)} 0 0Z"/>')


def hill(fill, *ridge):
    return f'<path fill="url(#{fill})" d="{smooth(ridge, closed=False)}V1000H{ridge[0][0]}Z"/>'


def welcome():
    definitions = [
        gradient("wall", (0, "#FFF3E6"), (1, "#FBDCC8")),
        gradient("sky", (0, "#8FC7DA"), (0.55, "#F6D9C0"), (1, "#FBB98E")),
        gradient("sun", (0, "#FFF6DC"), (0.45, "#FFE3A6"), (1, "#FFE3A6", 0), radial=True),
        gradient("far", (0, "#8DB5B0"), (1, "#A9C7B4")),
        gradient("near", (0, "#4F9189"), (1, "#77AE94")),
        gradient("floor", (0, "#E7B594"), (1, "#D99C7B")),
        gradient("shirt", (0, "#F27A5E"), (1, "#DE5A4B")),
        gradient("sweep", (0, "#1F7F86", 0.05), (1, "#1F7F86", 0.38), along="0 1 1 0"),
        gradient("glow", (0, "#FFFFFF", 0.95), (0.4, "#FFFFFF", 0.5), (1, "#FFFFFF", 0), radial=True),
        '<clipPath id="window"><path d="M230 960V470A370 370 0 0 1 970 470V960Z"/></clipPath>',
    ]
    skin, skin_shade, shorts, shorts_shade, hair = "#A9694A", "#8F563B", "#23596B", "#1B4757", "#3A2A2E"
    background = [
        '<rect x="-200" width="1600" height="1200" fill="url(#wall)"/>',
        '<g clip-path="url(#window)"><rect x="200" y="80" width="800" height="900" fill="url(#sky)"/>',
        '<circle cx="760" cy="400" r="230" fill="url(#sun)"/><circle cx="760" cy="400" r="72" fill="#FFF4D6"/>',
        hill("far", (180, 690), (330, 600), (480, 650), (640, 560), (820, 640), (1020, 570)),
        hill("near", (180, 760), (360, 720), (560, 790), (760, 720), (1020, 770)), "</g>",
        '<path fill="none" stroke="#FFFFFF" stroke-width="18" d="M230 960V470A370 370 0 0 1 970 470V960"/>',
        '<rect x="-200" y="950" width="1600" height="250" fill="url(#floor)"/>',
        '<ellipse cx="600" cy="1010" rx="440" ry="46" fill="#2C7C83" opacity="0.9"/>',
        '<ellipse cx="600" cy="1002" rx="440" ry="46" fill="#3C959A"/>',
    ]
    # Seen only where the place is wide.
    sides = [
        *(leaf(-100, 940, length, angle, color) for length, angle, color in (
            (420, -30, "#4C9C86"), (500, -6, "#2F7567"), (440, 18, "#3E8A78"), (330, 38, "#4C9C86"))),
        '<path fill="#E9805F" d="M-180 920H-20L-40 1060Q-42 1074 -56 1074H-144Q-158 1074 -160 1060Z"/>',
        '<rect x="1170" y="330" width="190" height="240" rx="10" fill="#FFFFFF"/>',
        '<rect x="1188" y="348" width="154" height="204" fill="#F4C7A9"/>',
        '<circle cx="1265" cy="430" r="42" fill="#F27A5E"/>',
        '<path fill="#4F9189" d="M1188 552V500Q1265 440 1342 510V552Z"/>',
    ]
    plant = [
        *(leaf(1030, 880, length, angle, color) for length, angle, color in (
            (200, -42, "#3E8A78"), (250, -16, "#2F7567"), (280, 12, "#4C9C86"), (220, 36, "#3E8A78"),
            (170, 56, "#2F7567"))),
        '<path fill="#F7EDE2" d="M950 870H1110L1088 1010Q1086 1024 1072 1024H988Q974 1024 972 1010Z"/>',
        '<rect x="940" y="850" width="180" height="36" rx="14" fill="#FFF8F0"/>',
    ]
    stool = [
        limb("#8A5A44", 22, (400, 770), (370, 1000)), limb("#8A5A44", 22, (540, 770), (570, 1000)),
        '<rect x="340" y="742" width="260" height="44" rx="22" fill="#A87055"/>',
    ]
    # Seen from the side: one foot stands, the other leg is stretched forward from the knee at (690, 690).
    standing_leg = [
        limb(skin_shade, 62, (676, 704), (668, 960)), limb("#E9E4DF", 58, (672, 976), (724, 984)),
        limb(shorts_shade, 92, (480, 704), (668, 702)),
    ]
    sweep = [
        '<path fill="url(#sweep)" d="M690 690L690 962A272 272 0 0 0 951 614Z"/>',
        '<path fill="none" stroke="#FFFFFF" stroke-width="7" stroke-linecap="round" stroke-dasharray="1 22" '
        'd="M690 962A272 272 0 0 0 951 614"/>',
    ]
    figure = [
        limb(skin, 64, (690, 690), (902, 628)), limb("#FFFFFF", 56, (926, 618), (938, 566)),
        limb(shorts, 96, (470, 694), (680, 690)),
        limb(skin_shade, 44, (470, 470), (420, 590), (468, 690)),
        '<path fill="url(#shirt)" d="M396 694C392 600 396 520 420 460C440 416 516 412 536 462C556 530 552 620 540 694'
        'Q536 722 508 722H430Q398 722 396 694Z"/>',
        limb(skin, 46, (486, 390), (484, 440)),
        limb("#F58E72", 58, (482, 480), (506, 566)), limb(skin, 44, (506, 576), (594, 652)),
        f'<circle cx="498" cy="330" r="70" fill="{skin}"/>',
        f'<path fill="{hair}" d="M570 318C566 262 520 240 480 250C430 262 412 316 428 366C436 390 446 398 456 400'
        'C450 372 460 350 472 344C500 330 520 300 570 318Z"/>',
        f'<circle cx="414" cy="300" r="36" fill="{hair}"/>',
        f'<circle cx="478" cy="352" r="14" fill="{skin_shade}"/>',
        '<path d="M536 364Q548 374 558 364" fill="none" stroke="#5B2F22" stroke-width="6" stroke-linecap="round"/>',
        '<path d="M538 326Q546 318 554 326" fill="none" stroke="#5B2F22" stroke-width="6" stroke-linecap="round"/>',
    ]
    knee = [
        '<circle cx="690" cy="690" r="92" fill="url(#glow)"/>',
        '<circle cx="690" cy="690" r="34" fill="none" stroke="#FFFFFF" stroke-width="9"/>',
        '<circle cx="690" cy="690" r="11" fill="#FFFFFF"/>',
    ]
    return picture(
        "-200 0 1600 1200", definitions,
        [*background, *sides, *plant, *stool, *standing_leg, *sweep, *figure, *knee])


# --- Education: looking into the knee -------------------------------------------------------------------------------

# Outlines of a left knee from the front in millimetres, y up, 0 at the lowest point of the thighbone.
FEMUR = [
    (-3, 150), (-4, 105), (-9, 78), (-21, 57), (-35, 43), (-40, 30), (-38, 14), (-30, 3), (-21, 0), (-13, 4), (-6, 15),
    (0, 19), (6, 15), (13, 5), (21, 0), (31, 3), (39, 15), (41, 31), (37, 44), (27, 58), (22, 78), (24, 105), (28, 150)]
TIBIA = [
    (-36, -8.5), (-22, -10), (-9, -8), (-4, -1), (0, -5), (4, -1), (9, -8), (22, -10), (36, -8.5), (39.5, -14),
    (36, -27), (25, -46), (17, -72), (14, -105), (13, -170), (-13, -170), (-14, -105), (-17, -72), (-26, -44),
    (-37, -26), (-39.5, -14)]
FIBULA = [
    (36, -18), (43, -25), (42, -36), (36, -48), (35, -90), (33, -170), (25, -170), (28, -90), (29, -48), (26, -36),
    (28, -25)]
PATELLA = [(3, 65), (17, 61), (24, 49), (19, 35), (5, 24), (-9, 34), (-17, 48), (-12, 60)]
MEDIAL_MENISCUS = [(-41, 1), (-42, -6), (-34, -8), (-16, -8.6), (-27, -4)]
LATERAL_MENISCUS = [(41, 1), (42, -6), (34, -8), (16, -8.6), (27, -4)]
SKIN = [
    (-58, 170), (-60, 100), (-55, 50), (-53, 10), (-52, -30), (-58, -80), (-56, -190), (60, -190), (64, -80), (57, -30),
    (56, 10), (62, 50), (74, 100), (84, 170)]


def knee_education():
    def placed(outline):
        return smooth([(700 + 3.1 * x, 420 - 3.1 * y) for x, y in outline])

    definitions = [
        gradient("night", (0, "#17304F"), (0.6, "#10223F"), (1, "#0C1830"), along="0 0 1 1"),
        gradient("aura", (0, "#2E6C93", 0.75), (0.55, "#235678", 0.35), (1, "#17304F", 0), radial=True),
        gradient("skin", (0, "#5B93B4", 0.08), (0.5, "#5B93B4", 0.22), (1, "#5B93B4", 0.08), along="0 0 1 0"),
        gradient("bone", (0, "#6F90AA"), (0.5, "#5B7D99"), (1, "#446683"), along="0 0 1 0.4"),
        gradient("cap", (0, "#7592A9"), (1, "#567793"), along="0 0 1 1"),
        gradient("ember", (0, "#C94E33", 0.85), (0.35, "#C24A35", 0.45), (1, "#C24A35", 0), radial=True),
    ]
    rings = [
        f'<circle cx="700" cy="425" r="{radius}" fill="none" stroke="#7FB2CF" stroke-opacity="{opacity}" '
        f'stroke-width="{width}"{dashes}/>'
        for radius, opacity, width, dashes in (
            (250, 0.28, 2, ""), (330, 0.2, 2, ' stroke-dasharray="2 14" stroke-linecap="round"'), (430, 0.12, 2, ""))]
    line = 'stroke="#8FB0C7" stroke-opacity="0.35" stroke-width="2"'
    return picture("0 0 1200 800", definitions, [
        '<rect width="1200" height="800" fill="url(#night)"/>',
        '<circle cx="700" cy="420" r="520" fill="url(#aura)"/>',
        *rings,
        f'<path d="{placed(SKIN)}" fill="url(#skin)" stroke="#7FB2CF" stroke-opacity="0.3" stroke-width="2"/>',
        f'<path d="{placed(FIBULA)}" fill="#4D6F8C" {line}/>',
        f'<path d="{placed(FEMUR)}" fill="url(#bone)" {line}/>',
        f'<path d="{placed(TIBIA)}" fill="url(#bone)" {line}/>',
        f'<path d="{placed(PATELLA)}" fill="url(#cap)" fill-opacity="0.9" {line}/>',
        f'<path d="{placed(LATERAL_MENISCUS)}" fill="#4592AF"/>',
        '<circle cx="600" cy="436" r="150" fill="url(#ember)"/>',
        f'<path d="{placed(MEDIAL_MENISCUS)}" fill="#DB5A3A"/>',
    ])


def main():
    if sys.argv[1:] not in ([], ["--check"]):
        print(__doc__.splitlines()[2], file=sys.stderr)
        sys.exit(2)
    stale = []
    for name, drawing in (("welcome.svg", welcome()), ("knee-education.svg", knee_education())):
        path = IMAGES / name
        if sys.argv[1:]:
            if not path.exists() or path.read_text() != drawing:
                stale.append(name)
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(drawing)
    if stale:
        print(f"{' and '.join(stale)}: not what Scripts/make_pictures.py draws; run it and commit.", file=sys.stderr)
        sys.exit(1)


main()
