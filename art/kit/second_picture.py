"""A second picture of a lot: the first scene is built unchanged, then a few things are removed, repainted or added.

Everything that changes is recorded, so that render.py renders only the part of the frame that it (and its shadow)
can reach and lays it over the first picture: the rest stays identical, pixel for pixel.
"""
import bpy
from mathutils import Vector

from .core import mat
from .studio import SUN_FROM

changed = []        # corner points of everything removed
repainted = []      # the same of what keeps its shape, and so its shadow
_first = set()      # objects of the first picture


def start():
    """Call after the first scene is built."""
    bpy.context.view_layer.update()
    changed.clear()
    repainted.clear()
    _first.clear()
    _first.update(ob.name for ob in bpy.data.objects)


def corners(ob):
    return [ob.matrix_world @ Vector(c) for c in ob.bound_box]


def _centre(ob):
    return sum(corners(ob), Vector()) / 8


def find(x0, y0, x1, y1, z0=0.0, z1=99.0, m=None):
    """Objects of the first picture whose middle lies in the box; m keeps only those of these materials
    ("amber.glow"; names as in Blender: palette name, dot, kind)."""
    out = []
    for ob in bpy.data.objects:
        if ob.name not in _first or ob.type not in ("MESH", "CURVE", "FONT"):
            continue
        c = _centre(ob)
        if x0 <= c.x <= x1 and y0 <= c.y <= y1 and z0 <= c.z <= z1:
            if m is None or (ob.material_slots and ob.material_slots[0].material.name.split(".0")[0] in m):
                out.append(ob)
    return out


def clear(*box, **kw):
    """Remove what find() returns."""
    for ob in find(*box, **kw):
        changed.extend(corners(ob))
        _first.discard(ob.name)
        bpy.data.objects.remove(ob)


def repaint(new, *box, **kw):
    """Give what find() returns another material."""
    for ob in find(*box, **kw):
        repainted.extend(corners(ob))
        ob.material_slots[0].link = "OBJECT"
        ob.material_slots[0].material = mat(new)


def light(x, y, z, energy=60, color=(1, .72, .38)):
    """A lamp that is on, for the evening and night pictures."""
    d = bpy.data.lights.new("lamp", "POINT")
    d.energy, d.color, d.shadow_soft_size = energy, color, .25
    ob = bpy.data.objects.new("lamp", d)
    ob.location = (x, y, z)
    bpy.context.scene.collection.objects.link(ob)


def glow(strength):
    """How strongly lit windows and lamps shine."""
    for m in bpy.data.materials:
        for n in m.node_tree.nodes if m.use_nodes else ():
            if n.type == "EMISSION":
                n.inputs["Strength"].default_value = strength


def region(scene, width, height, pad=20):
    """(left, top, right, bottom) in pixels: what has changed, with the shadows it casts on the ground."""
    from bpy_extras.object_utils import world_to_camera_view
    scene.render.resolution_x, scene.render.resolution_y = width, height     # the projection needs the aspect ratio
    bpy.context.view_layer.update()
    points, flat = list(changed), list(repainted)
    for ob in bpy.data.objects:
        if ob.name not in _first and ob.type in ("MESH", "CURVE", "FONT"):
            # small things on a roof throw no shadow on the ground
            (flat if max(ob.dimensions) < 1.6 and ob.location.z > 4 else points).extend(corners(ob))
    slope = (-SUN_FROM[0] / SUN_FROM[2], -SUN_FROM[1] / SUN_FROM[2])
    points += [Vector((p.x + slope[0] * p.z, p.y + slope[1] * p.z, 0)) for p in points if p.z > 0] + flat
    seen = [world_to_camera_view(scene, scene.camera, p) for p in points]
    xs, ys = [p.x * width for p in seen], [(1 - p.y) * height for p in seen]
    clip = lambda v, top: int(min(max(v, 0), top))
    return clip(min(xs) - pad, width), clip(min(ys) - pad, height), clip(max(xs) + pad, width), clip(max(ys) + pad, height)
