"""What a paycheck carries: a craftsman house with lamps lit, a child off to school, grandparents at the gate, the family's bakery next door."""
from kit import *
from kit.personal_props import *
from kit.trade_props import shopfront


def craftsman(x, y):
    """Two-storey house: broad front gable over a deep porch on tapered piers."""
    W, D, H = 7.6, 5.6, 4.3
    with at(x, y, .05):
        box(W + .4, D + .4, .4, 0, 0, 0, "stone", bevel=.05)
        box(W, D, H, 0, 0, .3, "sage", bevel=.05)
        with face("front", W, D, 0, 0, .3):
            for k in range(9):
                box(W - .02, .04, .035, 0, -.006, .4 + k * .44, "sage_d", bevel=0)
            door(1.15, 2.0, -.3, "copper", step=False, z=.2)
            window(1.6, 1.4, -2.5, .8, mull=(2, 1), glass="amber!glow")
            window(1.5, 1.4, 2.1, .8, mull=(2, 1), glass="glass")
            for xx in (-2.6, 2.3):
                window(1.3, 1.15, xx, 2.75, mull=(1, 1), glass="glass")
        with face("right", W, D, 0, 0, .3):
            for k in range(9):
                box(D - .02, .04, .035, 0, -.006, .4 + k * .44, "sage_d", bevel=0)
            for xx in (-1.5, 1.4):
                window(1.1, 1.3, xx, .8, mull=(1, 1), glass="amber!glow" if xx > 0 else "glass")
                window(1.1, 1.1, xx, 2.75, mull=(1, 1), glass="glass" if xx > 0 else "amber!glow")
            window(1.0, .9, 0, 4.6, mull=(1, 1), glass="glass")
        gable(W, D, 2.2, 0, 0, H + .28, "clay_d", "sage", over=.55, ridge="x", courses=8)
        for s in (-1, 1):                                       # brackets under the gable end
            rod((W / 2 + .05, s * 2.2, H + .1), (W / 2 + .55, s * 2.2, H + .55), .07, "white", segs=6)
        # broad dormer
        with at(-.3, -D / 2 + .9, H + .75):
            box(3.2, 2.4, 1.25, 0, 0, 0, "white", bevel=.03)
            with face("front", 3.2, 2.4):
                for q in (-.95, 0, .95):
                    window(.8, .8, q, .24, mull=(1, 0), sill=False, glass="amber!glow" if q == 0 else "glass")
            gable(3.2, 2.6, .95, 0, 0, 1.24, "clay_d", "sage", over=.3, ridge="y", courses=4, t=.13)
        chimney(2.5, 1.0, H + 1.2, 2.0, "clay")
        # porch
        py = -D / 2 - 1.15
        box(W - .6, 2.3, .5, 0, py, 0, "stone", bevel=.04)
        box(W - .5, 2.36, .1, 0, py, .47, "wood_l", bevel=.03)
        for xx in (-3.2, -1.4, .8, 3.2):
            hull([(-.34, -.34, 0), (.34, -.34, 0), (.34, .34, 0), (-.34, .34, 0), (-.2, -.2, 1.05), (.2, -.2, 1.05), (.2, .2, 1.05), (-.2, .2, 1.05)], "terra", bevel=.03, x=xx, y=py - .78, z=.5)
            box(.3, .3, 1.05, xx, py - .78, 1.52, "white", bevel=.03)
        box(W - .3, .34, .24, 0, py - .78, 2.52, "white", bevel=.03)
        profile([(-1.6, 0), (-1.6, .12), (1.25, .8), (1.25, .55)], W - .1, 0, py, 2.74, "clay_d", bevel=.03, along="x")
        for k in range(3):
            box(1.7, .46, .42 - .14 * k, -.3, py - 1.35 - .42 * k, 0, "stone", bevel=.03)
        for a, b in ((-2.3, 1.5), (2.0, 2.1)):
            railing(b, a, py - .85, .56, .55, "white")


def bakery(x, y):
    """One-storey brick shop with a stepped parapet and a striped awning."""
    W, D, H = 5.0, 4.6, 3.0
    with at(x, y, .05):
        box(W, D, H, 0, 0, .06, "terra", bevel=.05)
        for k, w in enumerate((W + .02, W - 1.7, W - 3.2)):
            box(w, .4, .42, 0, -D / 2 + .19, H + .02 + k * .4, "terra", bevel=.04)
            box(w + .14, .5, .1, 0, -D / 2 + .19, H + .42 + k * .4, "limestone", bevel=.03)
        with face("front", W, D, 0, 0, .06):
            shopfront(2.5, -.9, 1.75, "ink", "amber!glow", goods=["copper_l", "wood", "sand_d"], z=.05, seed=3)
            door(.95, 1.8, 1.3, "teal", glazed=True, step=False, z=.02)
            awning(4.3, -.1, 2.5, 1.0, "teal_l", "white", 9)
            cyl(.46, .12, 0, -.1, 3.25, "white", axis="Y", segs=30, bevel=.02)
            for s in (-1, 1):                                  # crossed ears of wheat
                with at(0, -.18, 3.25, tilt=("Y", s * 26)):
                    box(.06, .04, .62, 0, 0, -.3, "yellow", bevel=.01)
                    for q in range(3):
                        ball(.09, .08 * s, 0, .02 + q * .11, "yellow", sy=.4, sub=2)
        with face("right", W, D, 0, 0, .06):
            for xx in (-1.1, 1.1):
                window(1.0, 1.1, xx, 1.0, frame="white", mull=(1, 1), head="limestone", glass="glass")
        parapet(W - .04, D - .44, 0, .22, H + .05, .3, .2, "terra", "limestone")
        rooftop_unit(.9, .7, H + .1, 1.2, .9, .55)
        cyl(.3, 1.5, -1.4, .9, H, "clay", segs=22)
        cyl(.4, .16, -1.4, .9, H + 1.45, "limestone", segs=22)


def build():
    lot(20, 20, "grass", seed=99)
    box(19.5, 19.5, .03, 0, 0, 0, "grass_l", bevel=.03)
    road(19.9, 3.0, 0, -8.35, "x", kerbs=False)
    box(19.9, .22, .15, 0, -6.74, 0, "kerb", bevel=.04)
    for i in range(16):
        box(1.19, 1.15, .12, -9.3 + i * 1.24, -6.0, 0, "paving", bevel=.025)
    crosswalk(-4.7, -8.35, 2.8, "x", 6, 1.4)
    craftsman(-4.4, 5.0)
    for k in range(6):
        box(1.5, .62, .06, -4.7, -1.05 - k * .72, .02, "limestone", bevel=.02)
    # drive with the family car, hoop over the garage
    for k in range(9):
        box(2.6, .86, .07, 2.0, 2.8 - k * .9, .02, "concrete", bevel=.03)
    car(2.0, -.4, -90, "petrol", z=.09)
    box(3.0, 3.0, 2.3, 2.0, 5.4, .05, "sage", bevel=.05)
    with face("front", 3.0, 3.0, 2.0, 5.4, .05):
        box(2.3, .12, 1.75, 0, -.02, .02, "white", bevel=.03)
        for k in range(4):
            box(2.1, .08, .36, 0, -.07, .08 + k * .41, "limestone", bevel=.02)
        box(1.1, .08, .8, 0, -.14, 2.5, "white", bevel=.02)
        box(.5, .04, .34, 0, -.2, 2.6, "copper", bevel=.01)
        tube([(.26 * math.cos(a * math.pi / 8), -.46 + .26 * math.sin(a * math.pi / 8), 2.6) for a in range(16)], .03, "copper", closed=True)
    gable(3.0, 3.0, 1.1, 2.0, 5.4, 2.33, "clay_d", "sage", over=.28, ridge="y", courses=4)
    person(3.6, 1.4, .06, "yellow", 1, h=1.05)
    ball(.2, 3.2, .7, .26, "copper")
    # bakery: two partners shake hands at the door
    bakery(7.1, 4.4)
    box(5.3, 2.6, .07, 7.1, .8, .02, "paving", bevel=.03)
    person(7.9, .6, .09, "teal", 4)
    person(8.75, .95, .09, "copper", 0)
    rod((8.0, .55, .9), (8.65, .82, .92), .07, "skin2", segs=8)
    for k, x in enumerate((5.4, 6.6)):
        cyl(.42, .06, x, .5, .76, "white", segs=26)
        cyl(.05, .7, x, .5, .09, "dark", segs=8)
    chair(5.4, 1.2, 0, .09, "teal_l")
    chair(6.6, 1.2, 0, .09, "teal_l")
    sitter(6.6, 1.2, .52, 0, "white", 2, .95, "tyre")
    with at(8.2, -2.2, .03):                                  # delivery tricycle
        bicycle(0, 0, 180, "copper", .04, 0, rider="sand", seed=2, basket=True)
    # off to school: child with a satchel, a parent at the crossing
    person(-4.6, -7.6, .07, "copper", 3, h=1.05)
    box(.3, .2, .36, -4.75, -7.4, .5, "teal", bevel=.06)
    person(-5.5, -6.2, .13, "white", 0)
    person(-3.7, -6.1, .13, "yellow", 4, h=.9)
    # grandparents coming up the walk
    elder(-5.1, -2.6, .08, "teal_l", 0, cane=(.34, -.3))
    elder(-4.2, -3.0, .08, "copper_l", 1)
    person(-4.6, .2, .06, "petrol", 5)
    # swing set and garden on the lawn
    with at(-8.0, -2.4, .03, rot=90):
        for s in (-1.3, 1.3):
            for q in (-1, 1):
                rod((s, q * .8, 0), (s, 0, 2.3), .07, "wood", segs=8)
        rod((-1.45, 0, 2.3), (1.45, 0, 2.3), .08, "wood", segs=8)
        for px, push in ((-.55, .5), (.6, 0)):
            for q in (-.22, .22):
                rod((px + q, 0, 2.3), (px + q, -push, .62 + .12 * push), .02, "sand_d", segs=5)
            box(.56, .3, .07, px, -push, .58 + .12 * push, "copper", bevel=.02)
        sitter(-.55, -.42, .7, 0, "yellow", 1, .7, "trunk")
    ball(.26, -6.6, -4.3, .28, "teal_l")
    flowers(2.2, .7, -7.4, -.2, n=14, seed=5, z=.02)
    fence(3.4, -7.9, -5.15, h=.66, z=.03)
    fence(2.6, -1.9, -5.15, h=.66, z=.03)
    mailbox(.2, -5.2, .03, "teal", 0)
    hedge(3.6, 5.6, -4.9, .55, .5, z=.03)
    tuft(4.4, -2.6, 1.4, "sage_l", 2, .03)
    # street
    van(6.0, -7.7, 180, "white", "copper", z=.06)
    car(-8.2, -9.0, 0, "sage_d", z=.06)
    lamp(-9.2, -6.3, 3.4, -90, z=.1)
    tree(-9.1, 8.9, 3.8, 1)
    tree(4.6, 8.6, 3.8, 2)
    tree(9.1, 8.9, 3.2, 4)
    tree(-1.0, -2.5, 2.6, 0, "sage_l")
    oak(-9.0, 2.0, 3.4, 1.3, 2)
    for i, (x, y) in enumerate([(-1.0, .6), (.0, 3.4), (4.0, 3.2), (-1.4, -3.6), (9.2, -4.4)]):
        bush(x, y, .42, ["sage_d", "forest", "sage_l"][i % 3], i, .02)
    bicycle(-1.6, -.6, 200, "teal", .04, -8)
    benchmark(8.0, -4.4, z=.03)
