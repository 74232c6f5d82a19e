"""Limestone house with a columned portico under a slate roof: motor court, parterre, carriage house, and the people who come and go."""
from kit import *
from kit.personal_props import *
from kit.service_props import advisor
from kit.trade_props import column


def slate(w, d, h, x, y, z, m="#3A5E66", over=.45, n=7):
    """Hipped roof laid in courses, each a little prouder than the one above."""
    W, D = w / 2 + over, d / 2 + over
    k = max(W, D) - min(W, D)
    for i in range(n):
        def ring(t, zz, grow=0.0):
            a = (W if W < D else W - k) * (1 - t) + (k if W > D else 0) + grow
            b = (D if D < W else D - k) * (1 - t) + (k if D > W else 0) + grow
            return [(-a, -b, zz), (a, -b, zz), (a, b, zz), (-a, b, zz)]
        t0, t1 = i / n, min(.985, (i + 1) / n + .03)
        hull(ring(t0, h * t0, .03) + ring(t0, h * t0 + .13, .03) + ring(t1, h * t1 + .1), m, bevel=.02, x=x, y=y, z=z)
    L = k * 2 if W > D else .3
    box(L + .25, .26, .14, x, y, z + h + .06, "copper", bevel=.05, rot=0 if W > D else 90)


def quoins(w, d, h, x, y, z):
    for k in range(int(h / .42)):
        q = .56 if k % 2 else .36
        for s in (-1, 1):
            box(q, .1, .36, x + s * (w / 2 - q / 2 + .03), y - d / 2 - .01, z + .04 + k * .42, "sand", bevel=.03)
        box(.1, q, .36, x + w / 2 + .012, y - d / 2 + q / 2 - .02, z + .045 + k * .42, "sand", bevel=.03)


def dormer(x, y, z):
    with at(x, y, z):
        box(1.15, 1.6, 1.05, 0, .5, 0, "limestone", bevel=.03)
        with face("front", 1.15, 1.6, 0, .5):
            window(.72, .78, 0, .14, mull=(1, 1), sill=False, glass="glass")
        gable(1.15, 1.7, .55, 0, .5, 1.04, "#3A5E66", "limestone", over=.16, ridge="y", courses=3, t=.1)


def box_garden(x, y, s=1.5):
    """One quarter of the parterre: clipped hedges round a bed."""
    for q in (-1, 1):
        hedge(s, x, y + q * (s / 2 - .12), .36, .26, "x")
        hedge(s - .5, x + q * (s / 2 - .12), y, .34, .26, "y")
    flowers(s - .62, s - .62, x, y, "copper_l", 9, seed=int(x * 7 + y * 3) % 11, z=.02)


def build():
    lot(20, 20, "grass", seed=95)
    box(19.5, 19.5, .04, 0, 0, 0, "grass_l", bevel=.03)
    # ---- main house
    W, D, H = 9.4, 5.2, 4.5
    cx, cy, z0 = -2.6, 6.0, .5
    fy = cy - D / 2
    box(W + .5, D + .5, z0 + .06, cx, cy, 0, "sand_d", bevel=.05)
    box(W, D, H, cx, cy, z0, "limestone", bevel=.05)
    quoins(W, D, H - .3, cx, cy, z0)
    with face("front", W, D, cx, cy, z0):
        box(W + .12, .16, .18, 0, -.03, 2.28, "sand", bevel=.03)
        for xx in (-3.7, -2.2, 2.2, 3.7):
            window(.95, 1.55, xx, .5, mull=(1, 2), head="sand", glass="amber!glow" if xx == 2.2 else "glass")
            window(.95, 1.3, xx, 2.75, mull=(1, 1), head="sand", glass="glass")
        door(1.3, 1.95, 0, "copper", step=False, z=.05)
        window(1.1, 1.3, 0, 2.75, mull=(1, 1), head="sand", glass="amber!glow")
    with face("right", W, D, cx, cy, z0):
        for xx in (-1.3, 1.3):
            window(.95, 1.3, xx, 2.75, mull=(1, 1), head="sand", glass="glass")
    box(W + .5, D + .5, .24, cx, cy, H + z0 - .1, "white", bevel=.05)
    slate(W, D, 2.5, cx, cy, H + z0 + .12)
    for xx in (-2.9, 2.9):
        dormer(cx + xx, fy + .35, H + z0 + .5)
    for xx in (-3.9, 3.9):
        chimney(cx + xx, cy + .9, H + z0 + .8, 2.3, "sand")
    # ---- portico
    py = fy - 1.1
    box(4.9, 2.3, z0 + .02, cx, fy - 1.05, 0, "limestone", bevel=.04)
    for k in range(3):
        box(3.6, .5, z0 - .14 - .15 * k, cx, fy - 2.35 - .42 * k, 0, "limestone", bevel=.03)
    for xx in (-2.0, -.72, .72, 2.0):
        column(cx + xx, py - .7, 3.9, .24, z0, "white")
    box(4.9, 2.3, .42, cx, fy - 1.05, z0 + 4.14, "white", bevel=.04)
    gable(4.7, 2.9, 1.25, cx, fy - .75, z0 + 4.54, "#3A5E66", "white", over=.2, ridge="y", courses=4, t=.14)
    with at(cx, fy - 2.22, z0 + 5.0):
        cyl(.3, .1, 0, 0, .04, "copper!metal", axis="Y", segs=30, bevel=.02)
    # ---- wings and carriage house
    for wx, wy, w, d in ((-8.5, 6.4, 2.5, 4.0), (4.1, 6.4, 4.0, 4.2)):
        box(w + .3, d + .3, .4, wx, wy, 0, "sand_d", bevel=.04)
        box(w, d, 2.7, wx, wy, .3, "limestone", bevel=.04)
        quoins(w, d, 2.5, wx, wy, .3)
        with face("front", w, d, wx, wy, .3):
            for xx in ((0,) if w < 3 else (-1.1, 0, 1.1)):
                window(.75, 1.6, xx, .45, mull=(1, 2), head="sand", glass="glass")
        with face("right", w, d, wx, wy, .3):
            for xx in (-1.0, 1.0):
                window(.8, 1.5, xx, .5, mull=(1, 2), head="sand", glass="glass")
        box(w + .34, d + .34, .18, wx, wy, 2.95, "white", bevel=.04)
        slate(w, d, 1.5, wx, wy, 3.12, over=.3, n=5)
    gx, gy = 8.0, 6.9
    box(2.9, 4.2, 2.5, gx, gy, .05, "limestone", bevel=.04)
    with face("front", 2.9, 4.2, gx, gy, .05):
        box(2.1, .14, 1.9, 0, -.02, .02, "white", bevel=.03)
        for k in range(4):
            box(1.9, .1, .4, 0, -.06, .08 + k * .45, "teal", bevel=.03)
    with face("right", 2.9, 4.2, gx, gy, .05):
        for xx in (-1.1, 1.1):
            window(.8, 1.0, xx, .9, mull=(1, 1), head="sand", glass="glass")
    slate(2.9, 4.2, 1.5, gx, gy, 2.55, over=.3, n=5)
    box(.6, .6, .7, gx, gy, 3.95, "white", bevel=.04)
    hip(.6, .6, .5, gx, gy, 4.62, "copper", over=.12, t=.08)
    # standby generator on its pad
    box(2.2, 1.4, .1, 8.4, 3.6, .02, "concrete", bevel=.03)
    box(1.7, .9, .95, 8.4, 3.6, .1, "sage_d", bevel=.07)
    box(1.76, .96, .12, 8.4, 3.6, .98, "petrol", bevel=.04)
    for k in range(5):
        box(.9, .05, .05, 8.2, 3.14, .28 + k * .13, "dark", bevel=.01)
    box(.32, .05, .4, 8.98, 3.14, .4, "yellow", bevel=.02)
    cyl(.07, .5, 9.0, 3.8, 1.05, "steel", segs=12)
    # ---- motor court round a fountain, drive to the gate
    fx, fyy = cx, -2.9
    cyl(4.0, .05, fx, fyy, .02, "sand", segs=72, bevel=.02)
    box(3.0, 5.2, .045, fx, -7.3, .02, "sand", bevel=.02)
    box(10.2, 2.6, .043, fx + 6.4, .9 - 1.6, .02, "sand", bevel=.02)
    cyl(1.95, .12, fx, fyy, .03, "grass", segs=56)
    fountain(fx, fyy, 1.5, .12)
    for k in range(8):
        a = math.pi * (k + .5) / 4
        bush(fx + 1.7 * math.cos(a), fyy + 1.7 * math.sin(a), .2, "sage_d", k, .12)
    for s in (-1, 1):
        box(.9, .9, 1.7, fx + s * 2.1, -9.2, 0, "limestone", bevel=.05)
        box(1.1, 1.1, .16, fx + s * 2.1, -9.2, 1.7, "white", bevel=.04)
        lantern(fx + s * 2.1, -9.2, .35, 1.85)
        box(1.5, .09, 1.2, fx + s * 1.35, -8.55, .1, "dark", bevel=.02, rot=s * 60)
    for x0, x1 in ((-9.6, fx - 2.6), (fx + 2.6, 9.6)):
        box(x1 - x0, .32, .4, (x0 + x1) / 2, -9.25, 0, "limestone", bevel=.04)
        railing(x1 - x0 - .1, (x0 + x1) / 2, -9.25, .4, .62, "dark", posts=int((x1 - x0) / .34))
    # ---- off on a trip: trunk loaded, cases on the gravel
    car(2.4, -.9, 190, "petrol", z=.07)
    for k, (x, y, c) in enumerate(((4.7, -.7, "copper"), (5.2, -1.2, "sand_d"), (4.9, -.2, "teal_l"))):
        box(.36, .62, .78 - .16 * k, x, y, .08, c, bevel=.06, rot=20 * k)
        tube([(x - .1, y, .84 - .16 * k), (x - .1, y, 1.05 - .16 * k), (x + .1, y, 1.05 - .16 * k), (x + .1, y, .84 - .16 * k)], .025, "dark")
    person(4.3, -1.7, .08, "yellow", 1)
    # ---- a contractor at the steps, his van, the owner at the door
    van(-6.9, .5, -12, "white", "teal", z=.04)
    person(cx - .9, fy - 4.0, .05, "teal_l", 2, hat="hard")
    box(.5, .26, .32, cx - .2, fy - 4.2, .05, "copper", bevel=.05)
    person(cx + .3, fy - 1.6, z0 + .03, "white", 0)
    # ---- inventory: a painting on an easel, an advisor listing it
    paving(4.6, 2.4, 4.3, 2.9, "paving", .8, .05, .07)
    with at(3.9, 3.1, .06, rot=40):
        for s in (-.45, .45):
            rod((s, .1, 0), (s * .3, .0, 1.9), .05, "wood", segs=8)
        rod((0, .6, 0), (0, .05, 1.7), .05, "wood", segs=8)
        box(1.5, .1, 1.1, 0, -.08, .7, "yellow", bevel=.04)
        box(1.28, .06, .88, 0, -.13, .81, "teal", bevel=.01)
        ball(.18, .25, -.15, 1.42, "amber", sy=.2)
        profile([(-.62, 0), (.62, 0), (.62, .22), (.1, .5), (-.3, .18)], .04, 0, -.17, .83, "copper_l", bevel=.005, segs=1)
    advisor(5.1, 2.3, .07, "copper", 4, kind="tablet")
    crate(5.6, 3.6, .07, .8, rot=15)
    # ---- parterre and the family
    px, pyy = 6.3, -5.4
    box(4.8, 4.8, .035, px, pyy, .02, "paving", bevel=.02)
    for a in (-1.4, 1.4):
        for b in (-1.4, 1.4):
            box_garden(px + a, pyy + b, 1.75)
    cyl(.42, .5, px, pyy, .04, "limestone", segs=26)
    ball(.34, px, pyy, .82, "copper!metal")
    person(2.3, -4.6, .05, "sage_d", 0, h=1.4)
    person(3.0, -5.3, .05, "copper", 3, h=1.35, hair="kerb")
    person(2.1, -5.6, .05, "yellow", 5, h=1.0)
    person(1.6, -4.9, .05, "petrol", 1, h=1.2)
    dog(2.7, -6.3, 200, .05, "clay", 1.1)
    # ---- planting
    great_oak(-7.5, -6.4, 5.2, 2.2, seed=6)
    for i in range(4):
        cypress(-6.9 + 2.86 * i, 2.45 if i in (1, 2) else 2.9, 2.5 if i in (1, 2) else 2.9, seed=i)
    for i, (x, y) in enumerate([(-4.7, -6.6), (-4.7, -8.2), (-.5, -6.6), (-.5, -8.2)]):
        cypress(x, y, 2.0, seed=i)
    hedge(3.0, -7.9, 3.6, .55, .5)
    hedge(1.6, 2.6, 3.95, .5, .4)
    hedge(4.2, 9.35, .2, .8, .5, "y")
    tree(9.0, 9.3, 3.0, 4)
    tree(6.2, 9.2, 3.8, 1)
    tree(-9.2, 9.2, 3.8, 2)
    bush(-9.2, -3.2, .45, "sage", 1)
    rock(-5.6, -4.6, .35, "limestone", 2)
    tuft(1.0, -7.6, 1.3, "sage_l", 3)
    benchmark(2.4, -7.9)
