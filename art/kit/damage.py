"""What a loss leaves behind: hail, dents, tape, water, soot. Used by the second pictures (scenes/*_after.py)."""
import math
import random

from .core import at, ball, box, cyl, prism, rod
from .props import cone
from .vehicles import car


def stones(x0, y0, x1, y1, n, seed=0, z=0.0, r=(.07, .15), avoid=()):
    """Hailstones on the ground, left out of the boxes in avoid."""
    rnd = random.Random(seed)
    for i in range(n):
        x, y, q = rnd.uniform(x0, x1), rnd.uniform(y0, y1), rnd.uniform(*r)
        if not any(a <= x <= c and b <= y <= d for a, b, c, d in avoid):
            ball(q, x, y, z + q * .6, "white", lump=.1, seed=i % 4, sub=2)


def pits(w, l, holes, ice, seed=0, z=.2, dark="clay_d", size=(.08, .15), y0=.1):
    """Bruises and hailstones on the current roof frame: x in +-w/2, y from y0 to l."""
    rnd = random.Random(seed)
    for _ in range(holes):
        cyl(rnd.uniform(*size), .03, rnd.uniform(-.5, .5) * w, rnd.uniform(y0, l), z, dark, segs=14, bevel=0)
    for i in range(ice):
        q = rnd.uniform(.08, .16)
        ball(q, rnd.uniform(-.5, .5) * w, rnd.uniform(y0, l), z + q * .6, "white", lump=.1, seed=i % 4, sub=2)


def dents(x, y, rot, z=0.0, seed=0, n=22, m="dark"):
    """Dents and a starred windshield on a car() that stands at x, y."""
    rnd = random.Random(seed)
    with at(x, y, z, rot):
        for i in range(n):
            hood = i % 2
            px, py = (rnd.uniform(.75, 1.4) if hood else rnd.uniform(-1.05, .05)), rnd.uniform(-.55, .55)
            ball(.085, px, py, 1.035 - (px - .72) * .17 if hood else 1.605, m, sz=.16, sub=2)
        for i in range(8):
            px = rnd.uniform(.8, 1.45) if i % 2 else rnd.uniform(-1.1, .05)
            ball(rnd.uniform(.06, .11), px, rnd.uniform(-.6, .6), (1.06 - (px - .72) * .17 if i % 2 else 1.64) + .05, "white", lump=.1, seed=i % 4, sub=2)
        for a in range(7):
            t, c = a * 2 * math.pi / 7, (.53, .12, 1.26)
            rod(c, (c[0] - .17 * math.sin(t), c[1] + .26 * math.cos(t), c[2] + .22 * math.sin(t)), .02, "white", segs=5)


def star(x, z, s=.35, y=-.12, m="white", n=7):
    """Cracks in a pane of the current facade."""
    for a in range(n):
        t = a * 2 * math.pi / n + .3
        k = s * (1 if a % 2 else .65)
        rod((x, y, z), (x + k * math.cos(t), y, z + k * math.sin(t)), .022, m, segs=5)


def tape(points, z=0.0, h=.85, closed=False, posts=True, band=.15):
    """Barrier tape in copper and white from post to post."""
    pairs = list(zip(points, points[1:] + points[:1] if closed else points[1:]))
    for x, y in points:
        if posts:
            cyl(.16, .06, x, y, z, "dark", segs=16)
            cyl(.045, h + .1, x, y, z, "copper", segs=10)
    for (ax, ay), (bx, by) in pairs:
        L = math.hypot(bx - ax, by - ay)
        n = max(2, round(L / .42))
        with at(ax, ay, z + h - band, rot=math.degrees(math.atan2(by - ay, bx - ax))):
            for i in range(n):
                box(L / n, .035 + .01 * (i % 2), band, L * (i + .5) / n, 0, 0, "copper" if i % 2 else "white", bevel=0)


def puddle(x, y, rx, ry, z=0.0, seed=0, m="pool!gloss", h=.035):
    """Flat water with an uneven edge and two ripples."""
    pts = []
    for i in range(40):
        a = 2 * math.pi * i / 40
        k = 1 + .10 * math.sin(2 * a + seed) + .08 * math.sin(3 * a - seed * 2) + .05 * math.sin(5 * a + seed)
        pts.append((rx * k * math.cos(a), ry * k * math.sin(a)))
    prism(pts, h, z, m, bevel=0, x=x, y=y)
    for dx, dy, l in ((-.2, .15, .32), (.25, -.2, .22)):
        box(l * rx, .05, .012, x + dx * rx, y + dy * ry, z + h - .002, "white", bevel=.003, rot=45)


def crumpled(x, y, rot, m, z=0.0):
    """A car() whose hood stands up over a pushed-in nose, with steam."""
    car(x, y, rot, m, z)
    with at(x, y, z, rot):
        with at(.74, 0, 1.05, tilt=("Y", -36)):
            box(.9, 1.4, .07, .42, 0, 0, m + "!gloss", bevel=.03)
        with at(1.1, 0, 1.0, tilt=("Y", -12)):
            box(.7, 1.2, .1, 0, 0, -.08, "dark", bevel=.03)
        with at(1.66, .1, .5, rot=8, tilt=("Y", 14)):
            box(.2, 1.5, .3, 0, 0, 0, "dark", bevel=.06)
        for k, (dx, dz, r) in enumerate(((1.0, 1.45, .2), (1.1, 1.75, .28), (1.3, 2.15, .36))):
            ball(r, dx, .1, dz, "white", lump=.16, seed=k, freq=2.0)


def cones(points, z=0.0):
    for x, y in points:
        cone(x, y, z)


def skid(points, half=.1, z=.062, gap=1.3):
    """Two brake marks along 2-D points."""
    from .personal_props import ribbon_path
    for s in (-gap / 2, gap / 2):
        ribbon_path(points, half, z, "dark", .008, s)


def soot(points, y=-.03, m="tyre"):
    """Blackened patch on the current facade, points = (x, z)."""
    with at(0, y, 0, tilt=("X", 90)):
        prism(points, .02, 0, m, bevel=0)
