"""A fall: a gap in the top rail, the scaffold taped off, an ambulance below."""
from kit import *
from kit.second_picture import *
from kit.damage import *
from kit.trade_props import ambulance

FIRST = "construction"


def change():
    fh, sx0, sx1, sy = 2.1, -6.9, -.3, -2.65
    z = .1 + 3 * fh
    clear(-5.2, -3.4, -4.0, -2.4, 6, 9)                                    # the worker on the top deck
    clear(-4.4, -3.7, -2.8, -3.4, z + .3, z + 1.2)                         # both top rails
    clear(.1, -5.4, 2.0, -4.2, .1, 2)
    clear(2.6, -6.0, 8.4, -1.9, .1, 4, m=("yellow.matte", "tyre.matte", "dark.matte", "glass_d.gloss", "asphalt_l.matte", "kerb.matte"))   # digger
    for q in (.5, .9):
        rod((sx0, sy - .9, z + q), (-4.9, sy - .9, z + q), .03, "steel", segs=6)
        rod((-2.6, sy - .9, z + q), (sx1, sy - .9, z + q), .03, "steel", segs=6)
        rod((-4.9, sy - .9, z + q), (-4.2, sy - 1.3, z + q - .75), .03, "copper", segs=6)
    with at(-3.5, sy - 1.2, z - .3, rot=8, tilt=("X", 24)):
        box(1.4, .3, .07, 0, 0, 0, "wood", bevel=.02)
    tape([(-7.4, -5.0), (-4.8, -5.1), (-2.2, -5.0), (.2, -4.9), (.4, -2.9)], .06, 1.0)
    for f in (1, 2):
        tape([(sx0, sy - 1.02), (sx1, sy - 1.02)], .1 + f * fh, .75, posts=False, band=.2)
    ball(.24, -3.3, -4.3, .18, "yellow", sz=.7)                            # hard hat
    with at(-1.7, -4.1, .07, rot=14):                                      # stretcher
        box(1.6, .56, .1, 0, 0, .42, "white", bevel=.04)
        box(.9, .54, .14, -.25, 0, .5, "teal_l", bevel=.05)
        ball(.2, .55, 0, .66, "skin2")
        for a in (-.6, .6):
            for b in (-.2, .2):
                rod((a, b, .05), (a * .7, b, .42), .03, "steel", segs=6)
    person(-2.9, -4.0, .07, "white", 1)
    person(-.6, -4.2, .07, "teal", 3)
    ambulance(2.9, -4.3, 180, .06)
    for i, (x, y) in enumerate([(1.2, -2.6), (2.0, -2.8), (2.8, -2.5)]):
        person(x, y, .27 if y > -2.9 else .07, ["copper", "yellow", "teal"][i], i + 3, hat="hard")
