"""After the hail: a broad roof with chalked test squares, stones everywhere, a dented car, a ladder."""
from kit import *
from kit.service_props import *


FRAME = dict(width=30.5, lift=1.2)


def build():
    lot(20, 20, "grass", seed=61)
    # ---- a long low ranch house so that the roof fills the lot
    W, D, H, rh = 13.4, 9.2, 2.7, 3.7
    cx, cy = -2.6, 3.6
    box(W + .3, D + .3, .22, cx, cy, 0, "concrete", bevel=.04)
    box(W, D, H, cx, cy, .1, "copper_l", bevel=.05)
    with face("front", W, D, cx, cy, .1):
        courses(W - .02, 1.5, .1, "clay", .25)
        box(W + .02, .06, 1.1, 0, -.01, 1.55, "white", bevel=.02)
        door(1.1, 1.95, .4, "teal", z=.12)
        window(1.7, 1.15, -4.3, .95, mull=(2, 0), shutters=None)
        window(1.2, 1.15, -1.7, .95, mull=(1, 0), shutters="teal")
        window(1.2, 1.15, 2.7, .95, mull=(1, 0), shutters="teal", glass="glass_d")
        window(1.2, 1.15, 5.1, .95, mull=(1, 0), shutters="teal", glass="glass")
        # cracked pane and torn screen
        for a in ((-.3, .3), (.35, .25), (.1, -.4), (-.25, -.3)):
            rod((2.55, -.1, 1.55), (2.55 + a[0], -.1, 1.55 + a[1]), .02, "white", segs=5)
    with face("right", W, D, cx, cy, .1):
        courses(D - .02, 1.5, .1, "clay", .25)
        box(D + .02, .06, 1.1, 0, -.01, 1.55, "white", bevel=.02)
        window(1.2, 1.2, -2.6, .95, mull=(1, 0))
        window(1.2, 1.2, .4, .95, mull=(1, 0))
        cyl(.5, .12, 0, -.02, 4.3, "white", axis="Y", segs=30)
        cyl(.4, .16, 0, -.03, 4.3, "dark", axis="Y", segs=30)
        for k in range(5):
            box(.7, .08, .05, 0, -.1, 4.02 + k * .13, "white", bevel=.01)
    z = H + .1
    gable(W, D, rh, cx, cy, z, "teal", "white", over=.45, ridge="x", courses=11, t=.16)
    with slope(cx, cy, z, D, rh) as S:
        L = W / 2 + .3
        rnd = random.Random(5)
        # gutter full of ice
        cyl(.17, W + .9, 0, -.62, .1, "white", axis="X", segs=16, bevel=.02)
        for i in range(58):
            ball(rnd.uniform(.1, .17), -L + 2 * L * i / 57, -.6 + rnd.uniform(-.05, .08), .27, "white", lump=.1, seed=i % 4, sub=2)
        # bruises and missing tabs
        for i in range(46):
            px, py = rnd.uniform(-L + .2, L - .2), rnd.uniform(.1, S - .4)
            cyl(rnd.uniform(.07, .13), .03, px, py, .2, "ink", segs=14, bevel=0)
        for i in range(9):
            px, py = rnd.uniform(-L + .6, L - .6), rnd.uniform(.4, S - .7)
            box(.62, .36, .05, px, py, .175, "wood", bevel=.01)
            box(.6, .34, .06, px + .1, py - .42, .2, "petrol", bevel=.02, rot=rnd.uniform(-25, 25))
        # hailstones resting on the courses
        for i in range(95):
            px, py = rnd.uniform(-L, L), rnd.uniform(-.3, S - .1) ** 1.0
            r = rnd.uniform(.08, .18)
            ball(r, px, py, .2 + r * .55, "white", lump=.1, seed=i % 4, sub=2)
        # chalk test squares with circled hits
        for sx, sy in ((1.6, 2.6), (-3.9, 2.2)):
            for a, b, w, d in ((0, -1.05, 2.2, .09), (0, 1.05, 2.2, .09), (-1.06, 0, .09, 2.2), (1.06, 0, .09, 2.2)):
                box(w, d, .05, sx + a, sy + b, .21, "yellow", bevel=.01)
            for i in range(6):
                qx, qy = sx + rnd.uniform(-.75, .75), sy + rnd.uniform(-.75, .75)
                tube([(qx + .19 * math.cos(i2 * .52), qy + .19 * math.sin(i2 * .52), .25) for i2 in range(12)], .028, "copper_l", closed=True)
                cyl(.1, .035, qx, qy, .2, "ink", segs=14, bevel=0)
        # skylight, one pane holed
        for k, sx in enumerate((4.7,)):
            box(1.5, 1.7, .2, sx, 2.7, .16, "white", bevel=.04)
            box(1.26, 1.46, .04, sx, 2.7, .35, "glass", bevel=.01)
            prism([(-.35, -.1), (-.1, -.4), (.3, -.25), (.4, .15), (.1, .4), (-.25, .3)], .02, .385, "dark", bevel=0, x=sx - .1, y=2.8)
        # roof vents
        for sx in (-1.4, -5.6):
            cyl(.2, .35, sx, 4.0, .15, "kerb", segs=18)
            cyl(.3, .1, sx, 4.0, .5, "kerb", segs=18)
    chimney(cx - 4.6, cy + 1.4, z + 1.6, 2.5, "clay")
    # inspectors on the slope
    def on_roof(x, up):
        ang = math.atan2(rh, D / 2)
        return cx + x, cy - D / 2 + up * math.cos(ang), z + up * math.sin(ang) + .2
    x, y, zz = on_roof(3.1, 1.5)
    advisor(x, y, zz, "copper", 1, hat="hard", kind="tablet", h=1.7)
    x, y, zz = on_roof(-1.9, 1.9)
    person(x, y, zz, "yellow", 2, hat="hard", h=1.7)
    point(x, y, zz, (x - 2, y, zz + .3), "yellow", h=1.7)
    lean_ladder((cx - .9, cy - D / 2 - 2.0, .05), (cx - .9, cy - D / 2 - .42, z + .9), .56, "yellow")
    # ---- drive with the dented car
    for k in range(5):
        box(3.4, 1.55, .08, 6.9, 3.6 - k * 1.6, 0, "concrete", bevel=.03)
    box(3.4, 4.2, .08, 6.9, -7.0, 0, "concrete", bevel=.03)
    with at(6.9, -3.2, .08, rot=-90, scale=1.2):
        car(0, 0, 0, "copper")
        rnd = random.Random(9)
        for i in range(26):                                     # dents on bonnet and roof
            bon = i % 2
            px = rnd.uniform(.75, 1.4) if bon else rnd.uniform(-1.05, .05)
            py = rnd.uniform(-.55, .55)
            pz = 1.03 - (px - .72) * .17 if bon else 1.6
            ball(.075, px, py, pz, "clay_d", sz=.16, sub=2)
        for i in range(12):
            px = rnd.uniform(.8, 1.45) if i % 2 else rnd.uniform(-1.1, .05)
            ball(rnd.uniform(.06, .11), px, rnd.uniform(-.6, .6), (1.06 - (px - .72) * .17 if i % 2 else 1.64) + .05, "white", lump=.1, seed=i % 4, sub=2)
        # starred windscreen
        for a in range(7):
            t = a * 2 * math.pi / 7
            c = (.53, .12, 1.26)
            rod(c, (c[0] - .22 * math.sin(t) * .75, c[1] + .26 * math.cos(t), c[2] + .22 * math.sin(t)), .018, "white", segs=5)
    # ---- garden: hail drifts, shredded leaves, dented bin, broken pots
    for i, (x, y, r) in enumerate([(-6.6, -2.6, 1.6), (-1.0, -3.4, 1.3), (2.6, -2.7, 1.5), (-7.7, -6.4, 1.4), (2.2, -7.2, 1.6), (-3.9, -6.8, 1.3), (8.9, 3.0, .9), (9.2, -6.0, .8)]):
        ball(r * .82, x, y, -.015, "limestone", sz=.045, sx=1.3, lump=.3, seed=i)
        hail(x, y, 2.6 * r * .8, 2.0 * r * .8, 12, i)
    rnd = random.Random(21)
    for i in range(150):
        x, y = rnd.uniform(-9.5, 9.5), rnd.uniform(-9.5, 9.5)
        if cx - W / 2 - .4 < x < cx + W / 2 + .4 and y > cy - D / 2 - .3:
            continue
        if 5.6 < x < 8.2 and -5.4 < y < -1.0:
            continue
        q = rnd.uniform(.07, .15)
        ball(q, x, y, q * .6, "white", lump=.1, seed=i % 4, sub=2)
    leaves(-6.2, -4.6, 16, 1.9, 3, .0)
    for i in range(14):
        r = random.Random(i)
        box(.22, .12, .03, r.uniform(-9, -3), r.uniform(-8.6, -3.4), .02, ["sage_d", "forest", "sage"][i % 3], bevel=.01, rot=r.uniform(0, 180))
    tree(-7.4, -4.6, 3.6, 1, "sage_d")
    for k in range(6):
        box(1.25, .66, .08, cx + .4, -1.8 - k * .86, 0, "limestone", bevel=.04, rot=(4, -3, 2, -4, 3, -2)[k])
    box(19.9, 1.5, .1, 0, -9.1, 0, "paving", bevel=.03)
    for i, x in enumerate((-5.0, -3.2, 1.6, 3.4)):
        hedge(1.5, x, -1.75, .5, .55) if i % 2 == 0 else bush(x, -1.8, .42, "sage_l", i)
    for i, x in enumerate((.0 - 3.2, 1.2 - .5)):
        cyl(.26, .46, x, -2.75, 0, "terra", r2=.34, segs=20)
        bush(x, -2.75, .3, "sage", i, .42)
    with at(3.3, -3.6, .16, tilt=("X", 80)):                            # overturned pot
        cyl(.22, .44, 0, 0, 0, "terra", r2=.32, segs=20)
    ball(.4, 3.2, -4.0, .03, "soil", sz=.25, lump=.2, seed=2)
    rooftop_unit(5.1, 6.2, 0, 1.2, 1.0, .9)
    # owners looking up, sheltering neighbour with an umbrella
    person(.9, -4.9, .02, "teal", 0, h=1.6)
    person(1.7, -4.7, .02, "white", 4, h=1.55)
    point(.9, -4.9, .02, (.5, 1.5, 5), "teal", h=1.6)
    mailbox(4.5, -8.0, rot=90)
    hedge(7.0, 9.4, 5.6, .7, .5, "y")
    tree(8.4, 8.6, 2.8, 2, "sage")
    benchmark(-3.2, -8.0 + .2)
