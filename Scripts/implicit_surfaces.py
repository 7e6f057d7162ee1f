"""Solids as distance fields, and their surfaces as meshes.

A field is a function of x, y, z that is negative inside a solid and about the distance to its surface near it.
Only + - * / and sqrt are used, which IEEE 754 rounds correctly, so a mesh is the same on every machine.

Sources: smooth minimum by a quadratic polynomial (I. Quilez, "Smooth minimum"); naive surface nets (S. Gibson,
"Constrained Elastic Surface Nets", 1998).
"""

from math import sqrt


# --- Solids -------------------------------------------------------------------------------------------------------

def ellipsoid(center, radii):
    cx, cy, cz = center
    rx, ry, rz = radii

    def field(x, y, z):
        x, y, z = (x - cx) / rx, (y - cy) / ry, (z - cz) / rz
        scaled = sqrt(x * x + y * y + z * z)
        steepness = sqrt((x / rx) ** 2 + (y / ry) ** 2 + (z / rz) ** 2)
        return scaled * (scaled - 1) / steepness if steepness > 1e-9 else -min(radii)

    return field


def curve(points):
    """A cubic through rows of numbers; the first column is the parameter and must rise. Constant beyond its ends."""
    knots = [row[0] for row in points]
    values = [row[1:] for row in points]
    last = len(points) - 1

    def slope(index):
        low, high = max(index - 1, 0), min(index + 1, last)
        return [(b - a) / (knots[high] - knots[low]) for a, b in zip(values[low], values[high])]

    slopes = [slope(index) for index in range(last + 1)]

    def at(parameter):
        if parameter <= knots[0]:
            return values[0]
        if parameter >= knots[last]:
            return values[last]
        index = 0
        while knots[index + 1] < parameter:
            index += 1
        width = knots[index + 1] - knots[index]
        t = (parameter - knots[index]) / width
        a, b = t * t * (3 - 2 * t), t * (1 - t) * (1 - t) * width
        c = t * t * (t - 1) * width
        return [
            p + a * (q - p) + b * m + c * n
            for p, q, m, n in zip(values[index], values[index + 1], slopes[index], slopes[index + 1])
        ]

    return at


def column(rows):
    """An upright column of elliptical sections. Rows: y, centre x, centre z, radius x, radius z; y rises."""
    section = curve(rows)

    def field(x, y, z):
        cx, cz, rx, rz = section(y)
        x, z = x - cx, z - cz
        scaled = sqrt((x / rx) ** 2 + (z / rz) ** 2)
        steepness = sqrt((x / (rx * rx)) ** 2 + (z / (rz * rz)) ** 2)
        return scaled * (scaled - 1) / steepness if steepness > 1e-9 else -min(rx, rz)

    return field


def cord(points, spread=0.0, across=(1.0, 0.0, 0.0), pieces=5):
    """A smooth cord through points (x, y, z, radius), or a band that reaches `spread` to both sides along `across`."""
    path = curve([(index, *point) for index, point in enumerate(points)])
    beads = [path(index / pieces) for index in range((len(points) - 1) * pieces + 1)]
    segments = []
    for (px, py, pz, pr), (qx, qy, qz, qr) in zip(beads, beads[1:]):
        dx, dy, dz = qx - px, qy - py, qz - pz
        segments.append((px, py, pz, pr, dx, dy, dz, qr - pr, dx * dx + dy * dy + dz * dz))
    ax, ay, az = across

    def field(x, y, z):
        nearest = 1e9
        for px, py, pz, pr, dx, dy, dz, dr, square in segments:
            sx, sy, sz = x - px, y - py, z - pz
            t = (sx * dx + sy * dy + sz * dz) / square
            t = 0.0 if t < 0 else 1.0 if t > 1 else t
            sx, sy, sz = sx - t * dx, sy - t * dy, sz - t * dz
            aside = sx * ax + sy * ay + sz * az
            aside = -spread if aside < -spread else spread if aside > spread else aside
            sx, sy, sz = sx - aside * ax, sy - aside * ay, sz - aside * az
            distance = sqrt(sx * sx + sy * sy + sz * sz) - pr - t * dr
            if distance < nearest:
                nearest = distance
        return nearest

    return field


def half_space(point, normal):
    """All that lies behind a plane; `normal` need not have unit length."""
    length = sqrt(sum(part * part for part in normal))
    nx, ny, nz = (part / length for part in normal)
    offset = sum(p * n for p, n in zip(point, (nx, ny, nz)))
    return lambda x, y, z: x * nx + y * ny + z * nz - offset


# --- Combinations -------------------------------------------------------------------------------------------------

def smooth_minimum(a, b, blend):
    overlap = blend - abs(a - b)
    least = a if a < b else b
    return least - overlap * overlap / (4 * blend) if overlap > 0 else least


def union(blend, *fields):
    def field(x, y, z):
        result = fields[0](x, y, z)
        for other in fields[1:]:
            result = smooth_minimum(result, other(x, y, z), blend)
        return result

    return field


def intersection(blend, *fields):
    def field(x, y, z):
        result = -fields[0](x, y, z)
        for other in fields[1:]:
            result = smooth_minimum(result, -other(x, y, z), blend)
        return -result

    return field


def difference(blend, solid, *holes):
    return intersection(blend, solid, *(inverse(hole) for hole in holes))


def inverse(solid):
    return lambda x, y, z: -solid(x, y, z)


def grown(solid, by):
    return lambda x, y, z: solid(x, y, z) - by


# --- Surfaces -----------------------------------------------------------------------------------------------------

def normal(field, point):
    """The outward unit normal, and the field's steepness there."""
    x, y, z = point
    h = 0.05
    gx = (field(x + h, y, z) - field(x - h, y, z)) / (2 * h)
    gy = (field(x, y + h, z) - field(x, y - h, z)) / (2 * h)
    gz = (field(x, y, z + h) - field(x, y, z - h)) / (2 * h)
    steepness = sqrt(gx * gx + gy * gy + gz * gz) or 1.0
    return (gx / steepness, gy / steepness, gz / steepness), steepness


def on_surface(field, point, limit, steps=4):
    """Moves a point along the field's gradient onto the surface, by at most `limit` in a step."""
    for _ in range(steps):
        (nx, ny, nz), steepness = normal(field, point)
        step = min(max(field(*point) / steepness, -limit), limit)
        point = (point[0] - step * nx, point[1] - step * ny, point[2] - step * nz)
    return point


def openness(fields, point, direction):
    """How much light reaches a point: 1 in the open, less where `fields` stand close in front of it."""
    shade = 0.0
    for step, weight in ((3.0, 0.5), (7.0, 0.3), (14.0, 0.2)):
        x, y, z = (p + step * d for p, d in zip(point, direction))
        room = min(field(x, y, z) for field in fields)
        shade += weight * (1 - min(max(room / step, 0.0), 1.0))
    return 1 - shade


BLOCK = 4
CORNERS = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]
EDGES = [(a, b) for a in CORNERS for b in CORNERS if a < b and sum(p != q for p, q in zip(a, b)) == 1]


def mesh(field, low, high, cell):
    """The surface of a field within a box: vertices, normals, triangles (indices, counter-clockwise from outside)."""
    counts = [int((b - a) / cell / BLOCK) + 1 for a, b in zip(low, high)]
    values = {}

    def position(i, j, k):
        return low[0] + i * cell, low[1] + j * cell, low[2] + k * cell

    def value(node):
        if node not in values:
            values[node] = field(*position(*node))
        return values[node]

    # Blocks of cells that the surface cannot reach are skipped; 1.6 allows for fields that are not quite distances.
    reach = 1.6 * BLOCK * cell * sqrt(3) / 2
    vertices, cells = [], {}
    for bi in range(counts[0]):
        for bj in range(counts[1]):
            for bk in range(counts[2]):
                base = bi * BLOCK, bj * BLOCK, bk * BLOCK
                if abs(field(*position(*(index + BLOCK / 2 for index in base)))) > reach:
                    continue
                for i in range(base[0], base[0] + BLOCK):
                    for j in range(base[1], base[1] + BLOCK):
                        for k in range(base[2], base[2] + BLOCK):
                            point = crossing_center(value, i, j, k)
                            if point:
                                cells[i, j, k] = len(vertices)
                                vertices.append(on_surface(field, position(*point), cell / 2))
    return vertices, [normal(field, vertex)[0] for vertex in vertices], triangles(value, cells)


def crossing_center(value, i, j, k):
    """The mean of the points where a cell's edges cross the surface, in grid units, or None."""
    inside = [value((i + a, j + b, k + c)) < 0 for a, b, c in CORNERS]
    if all(inside) or not any(inside):
        return None
    total, count = [0.0, 0.0, 0.0], 0
    for a, b in EDGES:
        va, vb = value((i + a[0], j + a[1], k + a[2])), value((i + b[0], j + b[1], k + b[2]))
        if (va < 0) != (vb < 0):
            t = va / (va - vb)
            total = [sum_ + p + t * (q - p) for sum_, p, q in zip(total, a, b)]
            count += 1
    return i + total[0] / count, j + total[1] / count, k + total[2] / count


def triangles(value, cells):
    """Two triangles for each grid edge that crosses the surface, between the four cells around it."""
    result = []
    for i, j, k in cells:
        here = value((i, j, k)) < 0
        for ahead, ring in (
            ((i + 1, j, k), ((i, j, k), (i, j - 1, k), (i, j - 1, k - 1), (i, j, k - 1))),
            ((i, j + 1, k), ((i, j, k), (i, j, k - 1), (i - 1, j, k - 1), (i - 1, j, k))),
            ((i, j, k + 1), ((i, j, k), (i - 1, j, k), (i - 1, j - 1, k), (i, j - 1, k))),
        ):
            if here == (value(ahead) < 0) or not all(corner in cells for corner in ring):
                continue
            a, b, c, d = (cells[corner] for corner in (ring if here else ring[::-1]))
            result += [(a, b, c), (a, c, d)]
    return result
