"""A rear-end crash on a neighborhood street: the two cars, the people, a patrol car, an ambulance, the one who drove off."""
from kit import *
from kit.personal_props import *
from kit.service_props import debris
from kit.trade_props import ambulance, heron, reeds


def bungalow(x, y):
    """Low clapboard house with a porch gable."""
    W, D, H = 7.2, 4.6, 2.6
    with at(x, y, .05):
        box(W + .3, D + .3, .26, 0, 0, 0, "concrete", bevel=.05)
        box(W, D, H, 0, 0, .15, "white", bevel=.05)
        with face("front", W, D, 0, 0, .15):
            for k in range(5):
                box(W - .02, .04, .035, 0, -.006, .4 + k * .45, "sand", bevel=0)
            door(1.1, 1.95, .5, "copper", canopy=None)
            window(1.5, 1.3, -2.1, .75, shutters="teal", mull=(2, 1), glass="amber!glow")
            window(1.2, 1.3, 2.5, .75, shutters="teal", mull=(1, 1), glass="glass")
        with face("right", W, D, 0, 0, .15):
            window(1.1, 1.2, 0, .8, mull=(1, 1), glass="glass")
        gable(W, D, 2.0, 0, 0, H + .15, "teal", "white", over=.45, ridge="x", courses=7)
        # porch gable on two posts
        box(2.8, 1.7, .2, .5, -D / 2 - .75, 0, "concrete", bevel=.04)
        for s in (-1.15, 1.15):
            box(.2, .2, 2.1, .5 + s, -D / 2 - 1.4, .18, "white", bevel=.03)
        box(2.8, 1.75, .18, .5, -D / 2 - .78, 2.25, "white", bevel=.03)
        gable(2.8, 1.9, 1.0, .5, -D / 2 - .7, 2.42, "teal", "white", over=.2, ridge="y", courses=4, t=.13)
        chimney(-2.2, .7, H + 1.0, 1.7, "clay")


def patrol(x, y, rot, z):
    car(x, y, rot, "white", z)
    with at(x, y, z, rot):
        box(1.5, 1.65, .3, -.36, 0, .52, "petrol", bevel=.02)
        box(.3, 1.1, .1, -.55, 0, 1.6, "dark", bevel=.03)
        for s, c in ((-.32, "red!glow"), (.32, "teal_l!glow")):
            box(.28, .42, .17, -.55, s, 1.63, c, bevel=.05)


def deer(x, y, rot=0, z=0.0):
    with at(x, y, z, rot):
        for a in (-.34, .34):
            for b in (-.12, .12):
                cyl(.05, .62, a, b, 0, "clay_d", segs=8, bevel=0)
        box(1.05, .36, .42, 0, 0, .56, "wood", bevel=.16)
        rod((.42, 0, .85), (.66, 0, 1.3), .13, "wood", r2=.1)
        ball(.17, .76, 0, 1.38, "wood", sx=1.35, sz=.85)
        ball(.08, -.54, 0, .86, "white", sub=2)
        for s in (-1, 1):
            ball(.08, .62, s * .16, 1.5, "wood", sx=.5, sz=1.3, sub=2)
            tube([(.68, s * .06, 1.5), (.6, s * .2, 1.78), (.72, s * .3, 2.0)], .03, "sand_d")
            rod((.62, s * .2, 1.76), (.86, s * .16, 1.94), .025, "sand_d")


def build():
    lot(20, 20, "grass", seed=91)
    Y, w = -2.9, 5.6
    road(19.9, w, 0, Y, "x", kerbs=False, dashes=False)
    for s in (-.1, .1):
        box(19.8, .09, .02, 0, Y + s, .055, "yellow", bevel=.004)
    box(19.9, .24, .16, 0, Y + w / 2 + .12, 0, "kerb", bevel=.04)
    for i in range(16):
        if not 9 <= i <= 11:
            box(1.19, 1.2, .12, -9.3 + i * 1.24, .75, 0, "paving", bevel=.025)
    # ---- creek along the front edge, behind a guardrail; one length is bent
    river(curve([(-9.9, -8.5), (-5, -8.3), (0, -8.75), (5, -8.35), (9.9, -8.7)]), 1.5, z=-.02, m="water!gloss", bank="sand")
    for i, x in enumerate((-8.2, -5.6, -2.6, .9, 4.0, 7.9)):
        box(.7 + .2 * (i % 3), .05, .012, x, -8.5 + .2 * (i % 2), .105, "white", bevel=.003, rot=45)
    g = -6.35
    box(19.9, .42, .1, 0, g + .1, 0, "concrete", bevel=.03)
    for k in range(13):
        box(.12, .16, .72, -9.5 + k * 1.58, g, .05, "wood", bevel=.02)
    for x0, x1, d in ((-9.9, -4.8, 0), (-4.85, -2.6, -.34), (-2.65, -.4, -.34), (-.45, 9.9, 0)):
        a, b = (g + .12, g + .12 + d) if x1 < -2 else (g + .12 + d, g + .12)
        for dz in (0, .18):
            rod((x0, a, .5 + dz), (x1, b, .5 + dz), .1, "kerb", segs=10)
    # ---- the crash: copper car into the back of a pickup
    ly = Y - 1.4
    pickup(3.75, ly + .05, 2, "sage_d", z=.06, load="wood_l")
    car(-.2, ly, -3, "copper", z=.06)
    with at(-.2, ly, .06, rot=-3):
        with at(.74, 0, 1.05, tilt=("Y", -34)):
            box(.86, 1.4, .07, .42, 0, 0, "copper!gloss", bevel=.03)
        with at(1.1, 0, 1.0, tilt=("Y", -12)):
            box(.6, 1.2, .1, 0, 0, -.1, "dark", bevel=.03)
    for k, (dx, dz, r) in enumerate(((0, 1.35, .2), (.12, 1.62, .28), (.34, 2.0, .36))):
        ball(r, 1.0 + dx, ly + .1, dz, "white", lump=.16, seed=k, freq=2.0)
    debris(1.75, ly - 1.1, 7, .5, 4, .06, ("copper", "glass", "sand_d", "dark"))
    debris(1.6, ly + 1.25, 5, .35, 9, .06, ("glass", "red", "sage_d"))
    for s in (-.55, .55):                                    # brake marks
        box(4.2, .2, .012, -4.0, ly + s, .058, "dark", bevel=0)
    # patrol car behind, cones, ambulance on the other side
    patrol(-7.4, ly, 0, .06)
    for k in range(4):
        cone(-4.9 + k * .9, ly - .95 + k * .72, .06)
    ambulance(6.4, Y + 1.45, 180, .06)
    # hit-and-run car driving away, with tire marks
    car(-8.0, Y + 1.4, 180, "ink", z=.06)
    for s in (-.5, .5):
        ribbon_path(curve([(-.6, ly + 1.7 + s * .6), (-2.6, Y + .9 + s), (-5.9, Y + 1.4 + s)], 6), .09, .068, "dark", .008)
    # ---- people: driver and passenger of the copper car on the sidewalk, the pickup's driver with the medic, an officer
    person(-.7, .6, .13, "yellow", 0)
    person(-1.5, .75, .13, "copper", 3, h=1.0)
    box(.55, .4, .34, 1.9, .6, .08, "sand_d", bevel=.05)
    sitter(1.9, .55, .44, 30, "sage_d", 1, .95, "tyre")
    person(2.8, .25, .09, "white", 2)
    box(.5, .26, .36, 2.35, -.35, .06, "copper", bevel=.05)
    person(-3.3, Y - .5, .06, "petrol", 4, hat="stetson")
    person(-7.6, 1.0, .13, "teal_l", 2)
    dog(-8.5, .9, 180, .13)
    # ---- behind: house, drive, a parked car under a fallen limb, deer at the edge of the trees
    bungalow(-5.2, 6.2)
    for k in range(7):
        box(3.0, .84, .08, 3.0, 1.05 + k * .87, 0, "concrete", bevel=.03)
    car(3.0, 4.7, -90, "teal_l", z=.08)
    great_oak(6.6, 7.2, 5.6, 2.7, seed=4)
    with at(3.4, 6.6, .9, rot=-100, tilt=("Y", 4)):
        rod((-1.3, 0, 1.0), (1.5, .1, .72), .15, "trunk", r2=.08)
        for k, (a, b, c, r) in enumerate(((1.0, -.6, .7, .5), (1.5, .1, .85, .62), (1.8, -.5, .62, .46), (1.3, .7, .6, .5), (.6, .1, 1.05, .4))):
            ball(r, a, b, c, "sage_d" if k % 2 else "forest", lump=.14, seed=k, freq=2.1, sz=.85)
    deer(8.3, 3.2, 200)
    for k in range(3):
        box(1.0, .56, .06, -4.7, 1.7 + k * .62, .02, "limestone", bevel=.02)
    mailbox(-2.9, 1.75, 0, "teal", 0)
    lamp(-6.1, -.05, 3.8, -90, z=.1)
    lamp(9.3, .55, 3.8, -90, z=.1)
    hedge(2.6, -7.6, 3.0, .6, .5)
    flowers(1.9, .7, -2.6, 3.2, n=12, seed=3)
    tree(-9.1, 8.9, 3.8, 1)
    tree(-.2, 8.6, 3.4, 2)
    tree(9.1, 5.6, 2.8, 3, "forest")
    bush(-.6, 3.4, .5, "sage", 2)
    bush(5.6, 3.0, .42, "sage_l", 5)
    # creek bank
    reeds(-8.8, -7.4, 9, .6, 1)
    reeds(3.0, -9.6, 8, .5, 4)
    heron(-3.6, -9.3, 20, .0, 1.1)
    rock(-1.2, -7.6, .34, "limestone", 1)
    rock(-.5, -9.5, .42, "sand_d", 3)
    tuft(1.6, -7.4, 1.3, "sage_l", 2)
    bush(9.3, -7.0, .3, "sage", 4)
    bush(8.9, -9.6, .36, "sage_l", 1)
    benchmark(7.7, -7.35)
