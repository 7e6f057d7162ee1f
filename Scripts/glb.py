"""Writes meshes as binary glTF 2.0 (GLB), with KHR_mesh_quantization.

Positions are 16-bit steps of a part's bounding box and normals are signed bytes, half the size of floats. The steps are
undone by each part's node. Standards: Khronos glTF 2.0, 3.6 (buffers) and 4 (GLB); KHR_mesh_quantization.
"""

import json
import struct

ARRAY_BUFFER, ELEMENT_ARRAY_BUFFER = 34962, 34963
SIGNED_BYTE, UNSIGNED_BYTE, UNSIGNED_SHORT = 5120, 5121, 5123
STEPS = 65535


def encode(parts, materials, generator, unit):
    """The bytes of a GLB file.

    parts: (name, vertices, normals, light from 0 to 1 for each vertex, triangles, material index); lengths in `unit`
    metres. materials: glTF objects.
    """
    document = {
        "asset": {"version": "2.0", "generator": generator},
        "extensionsUsed": ["KHR_mesh_quantization"],
        "extensionsRequired": ["KHR_mesh_quantization"],
        "scene": 0,
        "scenes": [{"nodes": list(range(len(parts)))}],
        "nodes": [], "meshes": [], "materials": materials, "accessors": [], "bufferViews": [],
    }
    binary = bytearray()

    def accessor(data, target, stride, description):
        document["bufferViews"].append(
            {"buffer": 0, "byteOffset": len(binary), "byteLength": len(data), "target": target}
            | ({"byteStride": stride} if stride else {}))
        binary.extend(data + bytes(-len(data) % 4))
        document["accessors"].append({"bufferView": len(document["bufferViews"]) - 1} | description)
        return len(document["accessors"]) - 1

    for index, (name, vertices, normals, light, triangles, material) in enumerate(parts):
        if len(vertices) > STEPS:
            raise ValueError(f"{name} has more vertices than a 16-bit index can count.")
        low = [min(vertex[axis] for vertex in vertices) for axis in range(3)]
        size = max(max(vertex[axis] for vertex in vertices) - low[axis] for axis in range(3)) / STEPS
        steps = [[round((vertex[axis] - low[axis]) / size) for axis in range(3)] for vertex in vertices]
        positions = b"".join(struct.pack("<3Hxx", *step) for step in steps)
        directions = b"".join(struct.pack("<3bx", *(round(part * 127) for part in direction)) for direction in normals)
        shades = b"".join(struct.pack("<3Bx", *[round(amount * 255)] * 3) for amount in light)
        indices = b"".join(struct.pack("<3H", *triangle) for triangle in triangles)
        document["meshes"].append({"name": name, "primitives": [{
            "attributes": {
                "POSITION": accessor(positions, ARRAY_BUFFER, 8, {
                    "componentType": UNSIGNED_SHORT, "count": len(steps), "type": "VEC3",
                    "min": [min(column) for column in zip(*steps)], "max": [max(column) for column in zip(*steps)]}),
                "NORMAL": accessor(directions, ARRAY_BUFFER, 4, {
                    "componentType": SIGNED_BYTE, "normalized": True, "count": len(normals), "type": "VEC3"}),
                "COLOR_0": accessor(shades, ARRAY_BUFFER, 4, {
                    "componentType": UNSIGNED_BYTE, "normalized": True, "count": len(light), "type": "VEC3"}),
            },
            "indices": accessor(indices, ELEMENT_ARRAY_BUFFER, None, {
                "componentType": UNSIGNED_SHORT, "count": 3 * len(triangles), "type": "SCALAR"}),
            "material": material,
        }]})
        document["nodes"].append({
            "name": name, "mesh": index,
            "translation": [round(part * unit, 7) for part in low], "scale": [round(size * unit, 12)] * 3})
    document["buffers"] = [{"byteLength": len(binary)}]
    text = json.dumps(document, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 4)
    chunks = struct.pack("<I4s", len(text), b"JSON") + text + struct.pack("<I4s", len(binary), b"BIN\0") + binary
    return struct.pack("<4sII", b"glTF", 2, 12 + len(chunks)) + chunks
