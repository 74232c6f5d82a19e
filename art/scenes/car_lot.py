"""Dealer's lot: a car hauler unloading auction cars, rows of stock under bunting, a tow-in, a parts van, a test drive leaving."""
from kit import *
from kit.personal_props import *
from kit.service_props import advisor
from kit.trade_props import curtain, tow_truck, tyres


def hauler(x, y, rot, z):
    """Double-deck car transporter, cab at +x, ramps down at the back."""
    with at(x, y, z, rot):
        truck(0, 0, 0, "copper", "white", "teal", 7.4, kind="flat")
        for s in (-1, 1):
            for px in (-3.8, -1.35, 1.1, 3.25):
                box(.15, .12, 1.75, px, s * 1.0, 1.12, "petrol", bevel=.02)
            for px in (-3.8, -1.35, 1.1):
                rod((px, s * 1.0, 1.2), (px + 2.4, s * 1.0, 2.75), .05, "petrol", segs=8)
            box(7.7, .14, .2, -.25, s * 1.0, 2.78, "petrol", bevel=.03)
            box(7.5, .5, .08, -.25, s * .58, 2.86, "steel", bevel=.02)
            with at(-3.95, s * .58, 1.14, tilt=("Y", -28)):
                box(2.35, .5, .08, -1.2, 0, -.04, "steel", bevel=.02)
        for px, c in ((2.15, "sage_d"), (-.45, "limestone"), (-3.0, "teal_l")):
            with at(px, 0, 2.94, scale=.73):
                car(0, 0, 0, c)
        for px, c in ((1.75, "yellow"), (-.95, "petrol")):
            with at(px, 0, 1.18, scale=.73):
                car(0, 0, 0, c)
        with at(-4.6, 0, .66, scale=.73, tilt=("Y", -26)):
            car(0, 0, 0, "sky")


def tag(x, y, z, m="amber"):
    """Price card on a windshield, seen from the front left."""
    box(.44, .05, .28, x, y, z, m, bevel=.01, tilt=("X", 40))


def build():
    lot(20, 20, "grass", seed=93)
    box(19.4, 15.2, .06, 0, 2.1, 0, "asphalt_l", bevel=.03)
    road(19.9, 3.4, 0, -8.15, "x", kerbs=False)
    box(19.9, .2, .14, 0, -6.35, 0, "kerb", bevel=.04)
    box(3.6, 1.6, .067, 2.7, -6.0, 0, "asphalt_l", bevel=.02)
    # ---- showroom: glass on two sides under a deep copper fascia
    W, D, H = 8.2, 6.0, 3.5
    cx, cy = 5.3, 6.6
    box(W + .8, D + .8, .12, cx, cy, .05, "concrete", bevel=.03)
    box(W, D, H, cx, cy, .1, "white", bevel=.04)
    with face("front", W, D, cx, cy, .15):
        curtain(W - .5, 2.7, .1, 7, 2, "ink", "glass", lit=(3, 9, 12))
        box(1.5, .24, 2.1, -2.0, -.06, .02, "ink", bevel=.03)
        box(1.26, .12, 1.9, -2.0, -.16, .06, "glass_d", bevel=.01)
        box(.06, .16, 1.9, -2.0, -.18, .06, "ink", bevel=0)
    with face("right", W, D, cx, cy, .15):
        curtain(D - .5, 2.7, .1, 5, 2, "ink", "glass", lit=(2,))
    box(W + 1.2, D + 1.2, .95, cx, cy - .1, H - .2, "copper", bevel=.06)
    box(W + .8, D + .8, .1, cx, cy - .1, H + .71, "sand", bevel=.02)
    with face("front", W + 1.2, D + 1.2, cx, cy - .1, H - .2):
        box(W + 1.24, .06, .12, 0, -.01, .08, "white", bevel=.01)
        text("MOTORS", .8, 0, -.05, .54, "white", depth=.05)
    with face("right", W + 1.2, D + 1.2, cx, cy - .1, H - .2):
        box(D + 1.24, .06, .12, 0, -.01, .08, "white", bevel=.01)
    for k in range(2):
        rooftop_unit(cx - 1.8 + 3.2 * k, cy + 1.2, H + .8, 1.3, 1.0, .6)
    for k in range(3):
        solar(cx - 2.6 + 2.4 * k, cy - 1.5, H + .8, 2, 2, 16, post=False, cell=.85)
    # ---- body shop behind the hauler
    W2, D2, H2 = 7.6, 3.8, 3.6
    bx, by = -5.3, 7.5
    box(W2, D2, H2, bx, by, .05, "limestone", bevel=.05)
    with face("front", W2, D2, bx, by, .05):
        for k in range(3):
            xx = -2.45 + 2.45 * k
            box(2.0, .12, 2.5, xx, -.02, .02, "white", bevel=.03)
            for q in range(6):
                box(1.8, .1, .34, xx, -.06, .08 + q * .39, "teal_l" if k != 1 else "dark", bevel=.02)
        box(W2 + .06, .16, .3, 0, -.04, H2 - .72, "teal", bevel=.02)
    with face("right", W2, D2, bx, by, .05):
        window(1.2, 1.0, 0, 1.9, frame="teal", mull=(2, 0), glass="glass")
    gable(W2, D2, 1.5, bx, by, H2 + .04, "teal", "limestone", over=.35, ridge="x", courses=6)
    for k in range(2):
        cyl(.2, 1.2, bx - 1.6 + 3.0 * k, by + .5, H2 + 1.1, "steel", segs=18)
        lathe([(.34, 0), (.34, .06), (.04, .26), (0, .26)], bx - 1.6 + 3.0 * k, by + .5, H2 + 2.3, "kerb", segs=20)
    # ---- the hauler, and the man who signs for it
    hauler(-3.6, 1.6, 180, .06)
    advisor(2.5, 2.6, .07, "white", 1, kind="clip")
    person(1.3, .2, .07, "copper", 3, hat="hard")
    # ---- stock in rows
    for i, c in enumerate(("teal", "limestone", "copper", "sage_d", "sky")):
        x = -8.4 + 2.05 * i
        box(.09, 3.2, .02, x - 1.02, -3.6, .055, "mark", bevel=.004)
        car(x, -3.5, -90, c, z=.06)
        tag(x, -4.22, 1.42, "amber" if i % 2 else "white")
    box(.09, 3.2, .02, .82, -3.6, .055, "mark", bevel=.004)
    for x0, y0 in ((-9.5, -5.4), (-4.4, -5.4), (.9, -5.4)):
        cyl(.06, 3.6, x0, y0, .05, "white", segs=10)
        ball(.1, x0, y0, 3.66, "copper", sub=2)
    bunting((-9.5, -5.4, 3.55), (-4.4, -5.4, 3.55), .55, 11)
    bunting((-4.4, -5.4, 3.55), (.9, -5.4, 3.55), .55, 11)
    hedge(9.6, -4.6, -5.75, .42, .4)
    # ---- planted island with the marker
    cyl(2.3, .16, 7.2, -3.4, .05, "kerb", segs=64)
    cyl(2.1, .14, 7.2, -3.4, .1, "grass_l", segs=64)
    agave(8.6, -2.9, .6, .22)
    agave(6.3, -2.2, .5, .22)
    flowers(1.6, .6, 7.6, -4.7, n=12, seed=3, z=.2)
    rock(5.7, -3.7, .34, "limestone", 2, .22)
    # ---- parts van being loaded
    van(8.0, .6, -90, "white", "copper", z=.06)
    carrier(6.6, 1.6, .07, "petrol", 2, rot=90)
    cartons(6.2, 2.6, 4, .06, 5)
    tyres(9.3, 2.7, 4, .06)
    # ---- off the lot: a test drive, a tow-in
    car(2.7, -4.5, -90, "yellow", z=.07)
    person(4.35, -4.4, .07, "teal_l", 0)
    person(4.6, -3.5, .07, "white", 4)
    tow_truck(-3.4, -8.95, 0, .06, "white", towed="sage_d")
    car(7.2, -8.95, 0, "petrol", z=.06)
    person(-.4, -1.0, .07, "yellow", 5)
    person(-1.3, -1.3, .07, "sage_d", 2)
    advisor(-.7, -.2, .07, "teal", 0, kind="tablet")
    # ---- planting
    for i, (x, y, h) in enumerate([(-9.0, 9.3, 3.6), (-1.0, 9.0, 3.6), (.0, 7.2, 2.8)]):
        tree(x, y, h, i)
    for i, (x, y) in enumerate([(5.1, -6.0), (7.0, -6.0), (8.9, -6.0)]):
        bush(x, y, .36, ["sage", "sage_l", "forest"][i % 3], i)
    agave(-9.3, 5.2, .6, .05)
    lamp(-9.3, -.9, 4.2, 0)
    benchmark(7.0, -3.6, z=.22)
