"""A buried tank: the ground is open, the tank has leaked, work stands still."""
from kit import *
from kit.second_picture import *
from kit.damage import *
from kit.trade_props import *
from environmental import blob

FIRST = "environmental"


def change():
    x, y = -3.5, -3.4
    clear(-1.6, -2.7, .4, -.9, .05, .5)                                    # core boxes
    clear(-5.0, -5.2, -2.2, -1.3, .055, 1.2)                               # two monitoring wells
    clear(-1.0, -.7, .0, .1, .05, 2)
    blob(x, y, 2.5, 2.0, .07, .02, "terra", 3, .06)
    blob(x, y, 2.05, 1.55, .05, .05, "soil", 3, .06)
    blob(x, y, 1.75, 1.25, .05, .07, "tyre", 3, .06)
    puddle(x + .3, y - .4, 1.2, .65, .11, 3, "ink!gloss", .03)
    with at(x, y + .1, .1, rot=24, tilt=("Y", 6)):                         # the tank
        cyl(.72, 2.7, 0, 0, .18, "clay_d", axis="X", segs=32, bevel=.16)
        for q in (-.8, 0, .8):
            cyl(.745, .1, q, 0, .18, "copper", axis="X", segs=32, bevel=.02)
        cyl(.14, .5, .45, 0, .75, "steel", segs=14)
        cyl(.2, .08, .45, 0, 1.22, "copper", segs=14)
        ball(.3, -.75, -.58, .5, "ink!gloss", sy=.4, sz=1.1, sub=3)
    rnd = random.Random(2)
    for k in range(26):                                                    # thrown-up soil
        a = 2 * math.pi * k / 26
        if 3.6 < a < 4.9:
            continue
        ball(rnd.uniform(.28, .5), x + 2.35 * math.cos(a), y + 1.85 * math.sin(a), .04, ["terra", "clay", "clay_d"][k % 3], sz=.7, lump=.25, seed=k % 5, sub=2)
    digger(.1, -2.6, 176, .06, "yellow")
    for k, (a, b, r) in enumerate(((-1.0, -5.2, .8), (.6, -5.9, .6), (1.6, -6.2, .45))):
        puddle(a, b, r, r * .6, .13 if a > .2 else .04, k, "ink!gloss", .02)
    tape([(-6.3, -2.2), (-6.2, -5.0), (-3.6, -5.9), (-1.0, -5.6)], .03, .95)
    hazmat(-5.6, -2.9, .05, "pole")
    person(-5.0, -6.6, .05, "yellow", 1, hat="hard")
    person(-4.2, -6.9, .05, "petrol", 4)
