"""A board at work: an old hall cut open at sill height, directors round a long table; steps and rail, a volunteers' minibus, day camp."""
from kit import *
from kit.personal_props import *
from kit.service_props import advisor


def minibus(x, y, rot=0, z=0.0, m="white", band="teal"):
    """Twelve-seat shuttle, 5 long."""
    with at(x, y, z, rot):
        for px in (-1.5, 1.55):
            for s in (-1, 1):
                cyl(.42, .28, px, s * .84, .42, "tyre", axis="Y", bevel=.05, segs=24)
                cyl(.22, .05, px, s * .99, .42, "kerb", axis="Y", bevel=.01, segs=18)
        profile([(-2.5, .5), (-2.5, 2.4), (-2.3, 2.6), (1.5, 2.6), (1.72, 2.45), (2.1, 1.5), (2.5, 1.3), (2.6, 1.0), (2.6, .5)], 1.95, 0, 0, 0, m + "!gloss", bevel=.12, segs=4)
        profile([(1.2, 1.55), (1.2, 2.25), (1.72, 2.25), (2.0, 1.55)], 1.98, .05, 0, 0, "glass_d", bevel=.04)
        for k in range(4):
            box(.72, 1.99, .66, -1.95 + k * .86, 0, 1.58, "glass_d", bevel=.05)
        box(4.4, 1.99, .26, -.2, 0, .98, band, bevel=.02)
        box(.9, .7, .2, -1.2, 0, 2.58, "kerb", bevel=.05)
        for s in (-1, 1):
            box(.08, .3, .2, 2.58, s * .66, .82, "limestone", bevel=.03)


def tent(x, y, rot=0, z=0.0, m="copper"):
    with at(x, y, z, rot):
        profile([(-1.1, 0), (1.1, 0), (0, 1.6)], 2.4, 0, 0, 0, m, bevel=.04, segs=2)
        with at(0, -1.22, 0, tilt=("X", 90)):
            prism([(-.5, 0), (.5, 0), (.0, 1.1)], .05, m="dark", bevel=0)
        for s in (-1, 1):
            rod((0, s * 1.2, 1.6), (0, s * 1.9, .02), .02, "sand_d", segs=5)


def build():
    lot(20, 20, "grass", seed=101)
    box(19.5, 19.5, .03, 0, 0, 0, "grass_l", bevel=.03)
    # ---- the old hall: back half whole, front room cut open
    z0 = .9
    x0, x1, y0, y1 = -9.0, 2.2, .4, 5.4
    cx, W = (x0 + x1) / 2, x1 - x0
    box(W + .5, 9.2, z0, cx, 4.9, 0, "stone", bevel=.06)
    for k in range(9):
        box(W + .52, .03, .04, cx, .29, .12 + .09 * k, "sand_d", bevel=0)
    box(W - .1, 5.0, .1, cx, 2.9, z0 - .02, "wood", bevel=.02)
    for k in range(13):
        box(W - .2, .34, .06, cx, .62 + k * .385, z0 + .05, "wood_l", bevel=.015)
    # back block
    BH = 4.2
    by, bd = 7.3, 3.8
    box(W, bd, BH, cx, by, z0 - .1, "terra", bevel=.05)
    with face("front", W, bd, cx, by, z0):
        box(W - .5, .06, 3.3, 0, -.02, .1, "limestone", bevel=.01)
        box(W - .46, .12, .5, 0, -.04, .08, "teal", bevel=.02)
        with at(0, -.06, 0):                                              # in front of the plaster, not behind it
            for xx in (-4.2, -2.6, 2.6, 4.2):
                window(1.0, 1.5, xx, 1.15, mull=(1, 2), glass="amber!glow" if xx == 2.6 else "glass")
        box(2.6, .1, 1.5, 0, -.08, 1.15, "wood", bevel=.03)              # the year on the wall
        box(2.4, .06, 1.3, 0, -.14, 1.25, "white", bevel=.01)
        for i in range(6):
            for j in range(3):
                box(.3, .03, .3, -.95 + i * .38, -.17, 1.34 + j * .4, ["sky", "copper_l", "sage_l", "sand"][(i * 3 + j * 2) % 4], bevel=.01)
    with face("right", W, bd, cx, by, z0):
        window(1.1, 1.7, 0, 1.2, mull=(1, 2), head="limestone", glass="glass")
    gable(W, bd, 2.2, cx, by, z0 + BH - .1, "teal", "terra", over=.35, ridge="x", courses=7)
    with at(cx + 2.6, by, z0 + BH + 1.5):                                 # bell
        box(1.2, 1.2, .8, 0, 0, 0, "white", bevel=.04)
        for a in (-.46, .46):
            for b in (-.46, .46):
                box(.15, .15, .9, a, b, .75, "white", bevel=.02)
        lathe([(.28, 0), (.24, .06), (.17, .28), (.1, .38), (0, .4)], 0, 0, .98, "yellow!metal", segs=22)
        hip(1.1, 1.1, 1.0, 0, 0, 1.6, "copper", over=.2, t=.1)
    # cut walls: brick with a copper section face
    def cut(w, d, x, y, h=1.0):
        box(w, d, h, x, y, z0 - .1, "terra", bevel=.02)
        box(w + .03, d + .03, .08, x, y, z0 - .1 + h, "copper_l", bevel=.015)
    cut(.34, 5.0, x0 + .17, 2.9)
    cut(.34, 5.0, x1 - .17, 2.9)
    cut(1.1, .34, x0 + .9, y0 + .17)
    cut(6.0, .34, x1 - 3.35, y0 + .17)
    # ---- table and board
    tx, ty = -1.6, 2.75
    box(5.4, 1.5, .1, tx, ty, z0 + .8, "wood", bevel=.03)
    for a in (-2.3, 2.3):
        box(.16, 1.1, .76, tx + a, ty, z0 + .1, "trunk", bevel=.02)
    r = random.Random(4)
    for k in range(9):
        box(.34, .44, .02, tx - 2.2 + k * .55, ty + (-.4 if k % 2 else .4), z0 + .905, "white", bevel=.003, rot=r.uniform(-12, 12))
    for k in range(4):
        cyl(.08, .16, tx - 1.9 + k * 1.25, ty + .05 * (-1) ** k, z0 + .9, ["teal", "copper", "white", "yellow"][k], segs=12)
    folk = [("copper", 0, "trunk"), ("sage_d", 1, "tyre"), ("white", 2, "tyre"), ("petrol", 3, "kerb")]
    for k, (c, s, hair) in enumerate(folk):
        chair(tx - 1.95 + k * 1.3, ty + 1.35, 0, z0 + .1, "teal_l")
        sitter(tx - 1.95 + k * 1.3, ty + 1.3, z0 + .55, 0, c, s, 1.05, hair)
    for k, (c, s, hair) in enumerate([("yellow", 1, "soil"), ("teal", 0, "kerb"), ("sand", 2, "tyre")]):
        chair(tx - 1.4 + k * 1.4, ty - 1.3, 180, z0 + .1, "teal_l")
        sitter(tx - 1.4 + k * 1.4, ty - 1.25, z0 + .55, 180, c, s, 1.05, hair)
    advisor(tx - 3.5, ty + .2, z0 + .1, "copper", 4, kind="clip")
    # side of the hall: shelves, piano, coat stand
    box(.5, 1.6, 1.3, x1 - .7, 4.2, z0 + .1, "trunk", bevel=.04)
    box(.26, 1.4, .1, x1 - 1.05, 4.2, z0 + .72, "white", bevel=.02)
    box(1.7, .5, 1.5, x0 + 1.6, 5.05, z0 + .1, "wood", bevel=.03)
    for j in range(3):
        for i in range(6):
            box(.2, .1, .34, x0 + .95 + i * .26, 4.8, z0 + .2 + j * .46, ["teal", "copper", "sand", "petrol", "yellow"][(i + j * 2) % 5], bevel=.02)
    # ---- steep old steps and one handrail
    sx = -6.9
    for k in range(5):
        box(1.9, .5, z0 - .17 * k - .02, sx, .05 - .46 * k, 0, "limestone", bevel=.03)
    rod((sx + .85, .2, z0 + .85), (sx + .85, -2.0, .85), .06, "dark")
    for k in range(3):
        rod((sx + .85, .1 - k * .95, z0 - .05 - k * .36), (sx + .85, .1 - k * .95, z0 + .82 - k * .36), .045, "dark")
    elder(sx - .3, -.85, .56, "teal", 1, cane=(-.3, -.25))
    person(sx - .5, 1.3, z0 + .12, "white", 2)
    # ---- volunteers' minibus and what they carry
    p = curve([(-6.9, -2.4), (-5.4, -4.2), (-1.0, -4.4), (3.2, -3.4), (6.0, -1.2), (6.6, 2.4)])
    ribbon_path(p, .7, .045, "paving", .03)
    box(5.2, 9.0, .05, 6.9, 4.9, .02, "asphalt_l", bevel=.03)
    for k in range(3):
        box(.1, 3.4, .02, 4.7 + 2.2 * k, 7.2, .065, "mark", bevel=.004)
    minibus(7.1, 3.4, -90, .07)
    carrier(5.3, 2.2, .07, "sage_d", 1, rot=60)
    person(8.9, 1.6, .07, "copper", 3)
    cartons(4.9, 3.6, 5, .07, 6)
    car(5.8, 7.4, -90, "sky", z=.07)
    # ---- day camp on the lawn: two adults, a line of children
    for k in range(6):
        x, y = -4.3 + k * .86, -5.7 - .12 * math.sin(k * 1.3)
        person(x, y, .04, ["yellow", "copper", "teal_l", "white", "sage_d", "copper_l"][k], k, h=.98)
    person(-5.5, -5.5, .04, "teal", 0)
    person(1.3, -5.6, .04, "petrol", 5)
    for x in (-5.5, 1.3):
        rod((x + .3, -5.75, .5), (x + .3, -5.75, 2.0), .035, "wood", segs=6)
        with at(x + .3, -5.75, 1.55, rot=45):
            sheet([[(.02, 0, 0), (.02, 0, .45)], [(.4, .06, .1), (.4, .06, .45)], [(.75, 0, .2), (.75, 0, .3)]], "yellow", thickness=.02)
    tent(6.6, -4.6, 15, .03, "teal_l")
    tent(8.7, -2.2, 20, .03, "sand")
    firepit(4.4, -6.6, .03, .55)
    for a in (20, 130, 250):
        with at(4.4, -6.6, .03, rot=a):
            cyl(.22, 1.3, 1.35, 0, .24, "trunk", axis="Y", segs=14)
    bunting((3.2, -2.4, 2.4), (9.4, -6.2, 2.4), .5, 11)
    for x, y in ((3.2, -2.4), (9.4, -6.2)):
        cyl(.06, 2.5, x, y, 0, "wood", segs=10)
    picnic(-8.0, -7.6, 20, .03, "teal_l")
    # a small goal and two players
    with at(-.4, -8.4, .03, rot=60):
        tube([(-.9, 0, 0), (-.9, 0, 1.0), (.9, 0, 1.0), (.9, 0, 0)], .05, "white")
        for k in range(5):
            rod((-.7 + k * .35, 0, 1.0), (-.7 + k * .35, .6, 0), .015, "kerb", segs=5)
    ball(.18, 1.2, -8.2, .2, "white")
    person(1.8, -7.6, .04, "teal_l", 1, h=.95)
    person(2.4, -8.3, .04, "copper_l", 2, h=.95)
    # ---- planting
    oak(-8.3, -4.1, 3.6, 1.5, 2, z=.02)
    tree(3.3, 8.9, 3.6, 1)
    tree(9.2, 9.2, 2.8, 4)
    tree(3.2, 6.6, 2.6, 3, "forest")
    tree(-2.2, -8.8, 2.6, 5, "sage_l")
    hedge(6.0, -1.0, -.35, .5, .45, z=.02)
    flowers(3.0, .6, -1.4, -1.2, n=18, seed=8, z=.02)
    for i, (x, y) in enumerate([(3.1, .6), (-9.2, -1.4), (9.2, -7.6), (2.6, -8.9), (7.2, -9.0)]):
        bush(x, y, .42, ["sage", "sage_l", "forest"][i % 3], i, .02)
    lamp(3.4, 1.9, 3.2, 0, z=.03)
    bench(.6, -1.6, 180, .03)
    benchmark(6.2, -8.0, z=.03)
