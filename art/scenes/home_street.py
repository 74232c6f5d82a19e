"""A cul-de-sac with one of everything a household insures: house, condo, rental, a frame going up, cars old and new, a bike, a family."""
from kit import *
from kit.personal_props import *


def house(x, y, rot=0, W=4.8, D=4.0, H=2.3, roof="terra", wall="white", door_m="teal", storeys=1, trim="sand", shut="teal", porch=True):
    """Small gabled house; front, right and left walls are finished, so that it may be turned."""
    with at(x, y, .04, rot):
        box(W + .24, D + .24, .22, 0, 0, 0, "concrete", bevel=.04)
        box(W, D, H, 0, 0, .12, wall, bevel=.05)
        with face("front", W, D, 0, 0, .12):
            for k in range(int(H / .42)):
                box(W - .02, .04, .03, 0, -.006, .3 + k * .42, trim, bevel=0)
            door(.9, 1.65, 0, door_m, step=False, z=.06)
            for s in (-1, 1):
                window(.9, 1.05, s * W * .32, .65, shutters=shut, glass="amber!glow" if s > 0 else "glass")
                if storeys > 1:
                    window(.85, 1.0, s * W * .32, 2.55, shutters=shut, glass="glass")
            if storeys > 1:
                window(.85, 1.0, 0, 2.55, glass="glass")
        for side in ("right", "left"):
            with face(side, W, D, 0, 0, .12):
                for s in (-.9, .9):
                    window(.8, 1.0, s, .7, glass="glass")
                    if storeys > 1:
                        window(.8, 1.0, s, 2.55, glass="glass")
        gable(W, D, 1.75, 0, 0, H + .12, roof, wall, over=.34, ridge="x", courses=6)
        chimney(-W * .3, .5, H + .8, 1.5, "clay")
        if porch:
            box(3.0, 1.1, .2, 0, -D / 2 - .55, 0, "wood_l", bevel=.03)
            for s in (-1.3, 1.3):
                box(.14, .14, 1.75, s, -D / 2 - .95, .18, "white", bevel=.02)
            profile([(-.75, 0), (-.75, .1), (.6, .45), (.6, .33)], 3.3, 0, -D / 2 - .5, 1.93, roof, bevel=.02, along="x")
            box(1.3, .4, .12, 0, -D / 2 - 1.25, 0, "concrete", bevel=.03)


def condo(x, y):
    W, D, n, fh = 4.8, 4.6, 4, 1.75
    H = n * fh + .3
    box(W + .5, D + .5, .16, x, y, .02, "concrete", bevel=.03)
    box(W, D, H, x, y, .1, "limestone", bevel=.05)
    box(1.5, D + .08, H + .5, x + W / 2 - .64, y, .1, "copper_l", bevel=.04)
    for side, L in (("front", W), ("right", D)):
        with face(side, W + (.22 if side == "right" else 0), D + .08, x, y, .1):
            for f in range(n):
                z = .2 + f * fh
                for k in range(2 if side == "front" else 3):
                    xx = -L / 2 + .85 + k * 1.45
                    if side == "front" and f == 0 and k == 1:
                        door(1.0, 1.4, xx, "teal", glazed=True, step=False, z=.0)
                        continue
                    window(.9, 1.15, xx, z + .25, frame="teal", mull=(1, 0), glass="amber!glow" if (f + k) % 5 == 2 else "glass")
                    if side == "front" and f and k == 0:
                        balcony(1.5, .8, xx + .1, z + .06, "white", "teal", .48)
                if side == "front":
                    window(.95, 1.15, L / 2 - .64, z + .25, frame="white", mull=(1, 0), glass="glass")
    parapet(W, D, x, y, H + .1, .35, .2, "limestone", "white")
    box(1.5, 1.5, 1.0, x - 1.0, y + 1.0, H + .1, "white", bevel=.05)
    parasol(x - .9, y - 1.3, H + .2, "copper", "white", .8, 1.5)
    pot(x - 1.9, y - 1.7, H + .2, .24, "teal", seed=2)


def frame_house(x, y, W=4.4, D=4.0, H=2.1, rise=1.6):
    """Studs, joists and rafters: a house not yet closed in."""
    with at(x, y, .04):
        box(W + .5, D + .5, .2, 0, 0, 0, "concrete", bevel=.04)
        for s in (-1, 1):
            for k in range(9):
                t = -.5 + k / 8
                box(.1, .12, H, W * t, s * D / 2, .18, "wood_l", bevel=.01)
                if 0 < k < 8:
                    box(.12, .1, H, s * W / 2, D * t, .18, "wood_l", bevel=.01)
            for zz in (.18, H + .14):
                box(W + .14, .16, .12, 0, s * D / 2, zz, "wood", bevel=.01)
                box(.16, D - .1, .12, s * W / 2, 0, zz + .004, "wood", bevel=.01)
        for k in range(8):
            px = -W / 2 + W * k / 7
            for s in (-1, 1):
                rod((px, s * (D / 2 + .3), H + .12), (px, 0, H + .28 + rise), .07, "wood_l", segs=6)
            rod((px, -D / 2, H + .28), (px, D / 2, H + .28), .06, "wood", segs=6)
        box(W + .3, .14, .2, 0, 0, H + .2 + rise, "wood", bevel=.02)
        ang = math.degrees(math.atan2(rise + .16, D / 2 + .3))
        with at(-W / 4 - .1, -D / 2 - .34, H + .2, tilt=("X", ang)):
            box(W / 2 + .3, 1.3, .07, 0, .66, .04, "sand", bevel=.01)
        box(W * .42, .1, H - .1, W * .27, -D / 2 - .08, .24, "sky", bevel=.02)


def build():
    lot(20, 20, "grass", seed=97)
    box(19.5, 19.5, .035, 0, 0, 0, "grass_l", bevel=.03)
    # ---- street with a turning circle
    X, Y, R = 1.0, -.6, 4.1
    cyl(R + 1.15, .05, X, Y, .02, "paving", segs=96, bevel=.02)
    cyl(R + .14, .1, X, Y, .02, "kerb", segs=96, bevel=.03)
    for s in (-1, 1):
        box(1.0, 5.4, .05, X + s * 2.55, -7.2, .021, "paving", bevel=.02)
        box(.16, 5.4, .1, X + s * 2.0, -7.2, .02, "kerb", bevel=.03)
    cyl(R, .09, X, Y, .04, "asphalt", segs=96, bevel=.0)
    box(3.9, 6.2, .087, X, -6.85, .04, "asphalt", bevel=.0)
    for k in range(3):
        box(.13, .95, .02, X, -9.2 + k * 1.7, .12, "mark", bevel=.004)
    cyl(1.6, .16, X, Y, .06, "kerb", segs=64, bevel=.03)
    cyl(1.45, .1, X, Y, .14, "grass", segs=64, bevel=.03)
    oak(X - .1, Y + .2, 3.3, 1.4, 2, z=.2)
    flowers(.9, .5, X + .7, Y - .9, n=8, seed=4, z=.22)
    # ---- homes round it
    condo(-6.2, 6.4)
    house(1.6, 7.2, 0, 5.4, 4.0, 4.1, "terra", "white", "teal", 2)
    frame_house(7.3, 6.1)
    house(-7.2, -1.0, 90, 5.0, 3.8, 2.3, "teal", "sand", "copper", 1, "sand_d", "white")
    # drives and walks
    for k in range(3):
        box(1.1, .5, .05, 1.6, 4.15 - k * .0 - .55 * k + .45, .05, "limestone", bevel=.02)
        box(.5, 1.0, .05, -4.5 + .52 * k * .8, -1.0, .05, "limestone", bevel=.02)
    box(2.2, 2.6, .04, 5.2, 3.3, .022, "concrete", bevel=.02)
    box(2.2, 2.7, .042, -2.3, 3.9, .022, "concrete", bevel=.02)
    # garage of the white house
    box(2.6, 3.2, 2.1, -2.4, 7.0, .05, "sand", bevel=.05)
    with face("front", 2.6, 3.2, -2.4, 7.0, .05):
        box(2.0, .12, 1.7, 0, -.02, .02, "white", bevel=.03)
        for k in range(4):
            box(1.84, .08, .34, 0, -.07, .08 + k * .4, "limestone", bevel=.02)
    gable(2.6, 3.2, 1.1, -2.4, 7.0, 2.13, "terra", "sand", over=.25, ridge="y", courses=4)
    # ---- vehicles
    with at(-2.3, 3.9, .07, -90, scale=.74):
        car(0, 0, 0, "limestone")
    with at(5.9, -4.7, .07, 200, scale=.86):
        coupe(0, 0, 0, "teal")
    box(3.9, 2.3, .05, 5.8, -4.7, .022, "concrete", bevel=.02)
    with at(4.0, -1.4, .14, 75):
        motorcycle(0, 0, 0, "petrol", 0, 6, "cruiser", rider="white", seed=1)
    with at(X + 1.0, -7.0, .13, 90, scale=.8):
        car(0, 0, 0, "yellow")
    with at(5.3, 3.3, .07, 90, scale=.8):
        pickup(0, 0, 0, "sage_d", load="wood_l")
    bicycle(-3.4, 1.9, 30, "copper", .08, -8)
    # ---- people
    person(-2.6, -2.9, .08, "copper", 0)
    pram(-1.9, -3.6, -60, .08)
    person(-3.3, -2.2, .08, "white", 3)
    person(-3.9, -3.0, .06, "yellow", 1, h=.95)
    dog(-3.2, -4.1, 200, .06, "clay", 1.0)
    person(4.6, -6.3, .06, "teal", 4)
    person(7.3, -3.6, .06, "petrol", 2)
    elder(-4.6, 2.3, .06, "sage_d", 0, cane=(.3, -.2))
    elder(-3.9, 3.0, .06, "copper_l", 1)
    person(4.2, 3.9, .06, "yellow", 2, hat="hard")
    person(6.3, 3.5, .06, "copper", 5, hat="hard")
    person(1.0, 4.2, .06, "teal_l", 5)
    lumber(8.4, 2.4, 90, .04, 4, 3, 2.6)
    # ---- for-rent sign, moving boxes, creek
    with at(-5.0, -3.9, .04):
        box(.1, .1, 1.6, 0, 0, 0, "white", bevel=.02)
        box(.9, .08, .1, .35, 0, 1.5, "white", bevel=.02)
        box(.75, .06, .55, .42, 0, .85, "copper", bevel=.02)
    cartons(-5.1, 1.4, 3, .05, 5)
    river(curve([(-9.9, -6.9), (-7.4, -7.2), (-5.0, -6.6), (-3.2, -7.6), (-2.5, -9.9)]), 1.15, z=.01, m="water!gloss", bank="sand")
    for i, (x, y) in enumerate([(-8.6, -7.0), (-6.0, -6.85), (-3.1, -8.4)]):
        box(.8, .05, .012, x, y, .14, "white", bevel=.003, rot=45)
    with at(-6.9, -6.1, .04, rot=45):
        box(.24, .1, 1.7, 0, 0, 0, "white", bevel=.02)
        for k in range(5):
            box(.16, .03, .09, -.02, -.06, .2 + k * .3, "copper" if k % 2 else "ink", bevel=0)
    # ---- planting
    for i, (x, y, h) in enumerate([(-9.1, 9.2, 3.4), (-.6, 9.3, 3.2), (4.8, 9.2, 3.6), (-9.2, 3.4, 3.0), (9.2, 9.3, 2.6), (-8.9, -8.9, 2.8), (9.1, -1.2, 2.8)]):
        tree(x, y, h, i, z=.03)
    oak(8.8, -8.3, 2.6, 1.0, 3, "sage", z=.03)
    for i, (x, y) in enumerate([(-4.6, 4.0), (3.9, 5.0), (9.2, .6), (4.4, -8.6), (-5.8, -8.9), (-.6, 4.9)]):
        bush(x, y, .4, ["sage", "sage_l", "forest"][i % 3], i, .03)
    hedge(3.4, 9.2, -4.6, .6, .5, "y", z=.03)
    fence(3.6, 7.3, -9.3, h=.66, z=.03)
    mailbox(-2.2, -5.2, .04, "teal", 0)
    lamp(-1.75, -9.2, 3.0, 0, z=.04)
    person(-7.6, -5.4, .04, "white", 1, h=.95)
    person(-5.4, -8.4, .04, "yellow", 4, h=.9)
    rock(-8.2, -8.2, .36, "limestone", 2, .03)
    tuft(-4.4, -5.6, 1.3, "sage_l", 4, .03)
    benchmark(4.6, -7.6, z=.03)
