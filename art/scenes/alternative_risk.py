"""Retained water, shared water: a small dam with sluice gates feeding terraced pools."""
from kit import *
from kit.service_props import *


def basin(x0, x1, y0, y1, level, wall="limestone", t=.3, seed=0, deep="teal_l"):
    """Raised pool with rim; water just below the rim."""
    w, d, cx, cy = x1 - x0, y1 - y0, (x0 + x1) / 2, (y0 + y1) / 2
    box(w, d, level - .12, cx, cy, 0, wall, bevel=.05)
    box(w - 2 * t, d - 2 * t, .1, cx, cy, level - .16, deep, bevel=.01)
    for s in (-1, 1):
        box(w + .1, t, .36, cx, cy + s * (d / 2 - t / 2), level - .14, wall, bevel=.06)
        box(t, d - 2 * t + .1, .355, cx + s * (w / 2 - t / 2), cy, level - .14, wall, bevel=.06)
    box(w - 2 * t - .02, d - 2 * t - .02, .16, cx, cy, level - .1, "water!water", bevel=.01)
    rnd = random.Random(seed)
    for _ in range(int(w * d / 5)):
        box(rnd.uniform(.3, .8), .06, .014, cx + rnd.uniform(-.38, .38) * w, cy + rnd.uniform(-.3, .3) * d, level + .055, "white", bevel=.004, rot=45)


def fall(x, w, pts, foam=True, m="sky"):
    """Sheet of falling water along (y, z) points."""
    g = [[(x - w / 2 + w * i / 8, y - .04 * math.sin(i * 2.4 + j), z) for i in range(9)] for j, (y, z) in enumerate(pts)]
    sheet(g, m, thickness=.05)
    for k in range(3):
        sx = x - w / 2 + w * (k + .5) / 3
        rod((sx, pts[0][0] - .05, pts[0][1]), (sx, pts[-1][0] - .06, pts[-1][1] + .1), .028, "white", segs=6)
    if foam:
        y, z = pts[-1]
        n = max(3, int(w / .32))
        for i in range(n):
            ball(.17 + .05 * (i % 3), x - w / 2 + w * (i + .5) / n, y - .12 - .06 * (i % 2), z + .04, "white", sz=.6, lump=.15, seed=i % 4, sub=2)


def build():
    lot(20, 20, "grass", seed=23)
    # ---- reservoir with its cut edge on the right
    prism([(-9.9, 9.9), (-9.9, 2.0), (-8.6, 2.0), (-8.2, 4.6), (-7.4, 6.6), (-4.6, 8.0), (-.6, 8.5), (4.2, 8.1), (7.6, 8.3), (9.9, 8.7), (9.9, 9.9)][::-1], 3.7, .0, "clay", bevel=0)
    prism([(-9.9, 9.9), (-9.9, 2.0), (-8.6, 2.0), (-8.2, 4.6), (-7.4, 6.6), (-4.6, 8.0), (-.6, 8.5), (4.2, 8.1), (7.6, 8.3), (9.9, 8.7), (9.9, 9.9)][::-1], .5, 3.72, "sand", bevel=.03)
    prism([(-9.92, 9.92), (-9.92, 1.98), (-8.8, 1.98), (-8.5, 4.7), (-7.6, 6.9), (-4.7, 8.3), (-.6, 8.8), (4.2, 8.4), (7.6, 8.6), (9.92, 8.95), (9.92, 9.92)][::-1], .34, 4.2, "grass", bevel=.08)
    profile([(2.9, .0), (9.88, .0), (9.88, 3.0), (8.4, 2.5), (6.2, 1.3), (2.9, .7)], 19.7, 0, 0, .0, "sand_d", bevel=.0, along="x")
    profile([(2.9, .02), (9.86, .02), (9.86, 1.6), (8.0, 1.3), (6.0, .7), (2.9, .35)], 19.76, 0, 0, .0, "copper_l", bevel=.0, along="x")
    box(19.8, 6.9, 3.94, 0, 6.4, .06, "water!water", bevel=.02)
    for i, (x, y, l) in enumerate([(-5.4, 5.2, 1.2), (-4.6, 4.7, .7), (-1.4, 6.6, 1.4), (-.4, 6.1, .8), (3.4, 5.2, 1.3), (4.6, 6.8, 1.0), (8.2, 5.0, 1.0), (7.2, 7.2, .9), (-3.6, 7.0, .8), (1.8, 4.4, .7)]):
        box(l, .08, .02, x, y, 3.995, "white", bevel=.006, rot=45)
    # ---- the dam
    profile([(3.3, 0), (3.3, 4.6), (2.2, 4.6), (2.1, 4.2), (.55, 0)], 19.86, 0, 0, .02, "limestone", bevel=.04, along="x")
    yf = lambda z: .55 + 1.55 * z / 4.2                     # face of the dam at height z
    for k in range(3):
        zz = 1.2 + k * 1.0
        box(19.88, .05, .05, 0, yf(zz) - .01, zz, "sand", bevel=.01)
    box(19.92, 1.5, .2, 0, 2.72, 4.56, "concrete", bevel=.05)
    for yy in (2.05, 3.4):
        railing(15.4, 2.15, yy, 4.76, .5, "ink", posts=31)
    # ---- gates: open, half open, shut
    for k, (x, lift) in enumerate([(-3.6, 1.0), (1.0, .55), (5.6, 0)]):
        w = 2.1
        for s in (-1, 1):
            profile([(2.9, 0), (2.9, 5.5), (1.75, 5.5), (1.55, 4.6), (.15, 0)], .34, x + s * (w / 2 + .17), 0, .02, "white", bevel=.05, along="x")
        box(w, .5, 1.5, x, 2.0, 3.0, "dark", bevel=.02)
        box(w + .02, .14, 1.35, x, 1.72, 3.06 + lift, "copper", bevel=.03)
        for q in range(3):
            box(w - .1, .18, .08, x, 1.71, 3.26 + lift + q * .38, "clay_d", bevel=.02)
        box(w + .95, .5, .26, x, 2.2, 5.5, "white", bevel=.05)
        for s in (-.6, .6):
            rod((x + s, 1.76, 4.3 + lift), (x + s, 2.0, 5.6), .05, "dark")
        box(.8, .5, .42, x, 2.2, 5.74, "petrol", bevel=.08)
        cyl(.32, .07, x + .55, 2.2, 6.0, "copper", axis="X", segs=24, bevel=.01)
        if lift:
            t = w - .1 if lift > .8 else w - .5
            fall(x, t, [(1.62, 3.0 + lift * .8), (yf(2.7) - .14, 2.75), (yf(2.2) - .12, 2.2), (yf(1.6) - .12, 1.65), (.62, 1.75 - .0)][:4] + [(yf(1.55) - .3, 1.72)], m="sky")
        else:
            box(.5, .03, 1.6, x + .3, yf(2.0) - .06, 1.6, "sky", bevel=.01, tilt=("X", -20))
    # ---- terraces of shared pools
    basin(-6.4, 9.5, -2.0, .9, 1.75, seed=1)
    xs = [(-6.4, -1.35), (-1.05, 4.15), (4.45, 9.5)]
    lv = [1.0, .9, .8]
    for k, (a, b) in enumerate(xs):
        basin(a, b, -5.0, -2.0, lv[k], "sand", seed=k + 3)
        cx = (a + b) / 2
        # notch with a small gate between the tiers
        box(1.3, .44, .5, cx, -1.86, 1.62, "water", bevel=.02)
        fall(cx, 1.05, [(-1.95, 1.84), (-2.16, 1.74), (-2.26, 1.3), (-2.3, lv[k] + .08)])
        for s in (-1, 1):
            box(.16, .5, 1.25, cx + s * .66, -1.9, 1.5, "white", bevel=.03)
        box(1.5, .26, .14, cx, -1.9, 2.72, "white", bevel=.03)
        box(1.1, .1, .5, cx, -1.96, 2.1 + .12 * k, "copper", bevel=.02)
        cyl(.2, .05, cx, -1.9, 2.98, "copper", segs=20, bevel=.01)
        cyl(.04, .3, cx, -1.9, 2.7, "dark", segs=8)
        # overflow pipe to the shared channel
        cyl(.2, .5, cx + 1.2, -5.1, .45, "teal", axis="Y", segs=20, bevel=.02)
        fall(cx + 1.2, .26, [(-5.36, .5), (-5.5, .34), (-5.56, .12)], foam=False)
        ball(.2, cx + 1.2, -5.62, .1, "white", sz=.3, sx=1.2, lump=.15, sub=2)
        for i in range(5):                                            # reeds in a corner
            tuft(a + .6 + .26 * (i % 3), -4.5 + .22 * (i // 3), 1.3, "sage", i + k, lv[k] - .05)
    # gauge boards
    for x, y, z in ((-6.0, -.4, 1.7), (4.3, -4.6, .7)):
        box(.3, .1, 1.1, x, y, z, "white", bevel=.02, rot=45)
        for q in range(4):
            box(.16, .13, .1, x - .02, y - .02, z + .18 + q * .24, "copper" if q % 2 else "ink", bevel=.005, rot=45)
    # ---- shared channel and fields
    river(curve([(-6.0, -5.95), (-2, -5.95), (3, -5.95), (6.4, -6.05), (7.8, -6.9), (8.2, -8.2), (8.2, -9.9)]), .9, z=0, m="water", bank="sand")
    rows = [("sage", -4.6), ("forest", -2.6), ("sage_l", -.6), ("sage_d", 1.4)]
    for i, (m, x) in enumerate(rows):
        box(1.7, 2.1, .1, x, -8.3, 0, "soil", bevel=.03)
        for j in range(3):
            for q in range(5):
                ball(.17, x - .55 + .55 * j, -9.1 + .4 * q, .2, m, lump=.15, seed=(q + j) % 4, sub=2)
    bridge((8.2 - .95, -8.6), (8.2 + .95, -8.6), .8, .3, .06, h=.4, n=9)
    # little farmhouse
    with at(-7.7, -7.9, 0):
        box(2.5, 2.2, 1.7, 0, 0, 0, "white", bevel=.04)
        with face("front", 2.5, 2.2):
            door(.62, 1.2, -.5, "teal", step=False)
            window(.7, .7, .6, .65, mull=(1, 0))
        with face("right", 2.5, 2.2):
            window(.8, .7, 0, .65, mull=(1, 0))
        gable(2.5, 2.2, 1.1, 0, 0, 1.7, "terra", "white", over=.25, ridge="x", courses=4, t=.12)
    # ---- left flank: grass terraces, stairs and the control house
    for k, (y0, y1, h) in enumerate(((.2, 2.0, 3.2), (-1.8, .2, 2.1), (-3.6, -1.8, 1.05))):
        box(3.4, y1 - y0 + .1, h - .25, -8.2, (y0 + y1) / 2, 0, "sand", bevel=.04)
        box(3.44, y1 - y0 + .14, .3, -8.2, (y0 + y1) / 2, h - .3, "grass_l", bevel=.08)
    n = 15
    for k in range(n):
        box(1.0 + .02 * (k % 2), .6, .32, -7.3, -4.6 + k * .45, k * 4.5 / n - .02, "paving", bevel=.03)
    for s in (-.55,):
        rod((-7.3 + s, -4.6, .7), (-7.3 + s, 1.75, 5.0), .035, "ink")
    for k in range(5):
        yy = -4.4 + k * 1.5
        zz = (yy + 4.6) / .45 * 4.5 / n
        rod((-7.85, yy, zz), (-7.85, yy, zz + .72), .03, "ink", segs=6)
    # control house on the crest
    hx, hy, hz = -7.6, 3.1, 4.74
    box(2.9, 2.2, .15, hx, hy, hz - .1, "concrete", bevel=.03)
    box(2.5, 1.9, 1.8, hx, hy, hz, "white", bevel=.05)
    with face("front", 2.5, 1.9, hx, hy, hz):
        ribbon(1.4, .75, .7, x=.35, n=3, frame="teal", glass="glass")
        box(.55, .1, 1.3, -.75, -.03, .0, "copper", bevel=.02)
    with face("right", 2.5, 1.9, hx, hy, hz):
        ribbon(1.4, .75, .7, n=3, frame="teal", glass="amber!glow")
    hip(2.5, 1.9, .95, hx, hy, hz + 1.8, "teal", over=.3)
    cyl(.03, 1.5, hx - .7, hy + .3, hz + 2.3, "dark", segs=8)
    # people
    advisor(7.2, 2.85, 4.76, "copper", 1, kind="tablet")
    person(3.3, 2.8, 4.76, "teal", 2, hat="hard")
    person(8.3, 2.75, 4.76, "yellow", 0)
    person(-3.9, -6.75, .05, "petrol", 4, hat="stetson")
    person(5.7, -7.3, .05, "sand", 3)
    person(6.4, -7.5, .05, "yellow", 2, h=1.0)
    boat(3.0, 6.2, 195, z=3.86)
    person(3.2, 6.25, 4.3, "white", 1, h=1.15)
    # planting
    for i, (x, y, h) in enumerate([(-9.1, 8.9, 3.0), (-7.0, 9.2, 2.4), (-4.2, 9.2, 2.7), (1.2, 9.3, 2.2), (5.6, 9.2, 2.7), (9.1, 9.3, 2.2), (-9.2, 5.4, 2.5)]):
        (pine if i % 2 else tree)(x, y, h, seed=i, z=4.5)
    for i, (x, y, z) in enumerate([(-9.2, 1.1, 3.2), (-9.1, -.8, 2.1), (-8.9, -2.7, 1.05), (-9.2, -4.6, 0), (-9.3, -5.8, 0), (9.4, -6.2, 0)]):
        bush(x, y, .42, ["sage", "forest", "sage_l"][i % 3], i, z)
    for i, (x, y) in enumerate([(-1.5, 9.0), (3.4, 9.0), (7.4, 9.2)]):
        rock(x, y, .4, "limestone", i, 4.5)
    bush(6.4, -9.2, .4, "sage", 2)
    bush(3.4, -9.3, .36, "sage_l", 5)
    tuft(9.4, -9.2, 1.2, "sage_l", 1)
    benchmark(3.4, -8.3)
