"""Hail: both roofs pitted, the membrane torn, panels broken."""
from kit import *
from kit.second_picture import *
from kit.damage import *

FIRST = "real_estate"


def change():
    cx, cy, W, D = -2.3, 2.3, 10.2, 10.2
    H = 2.5 + 4 * 1.95
    with at(cx, cy - D / 2, H + .09):
        pits(W - .9, D - .5, 70, 150, 3, 0, "soil", (.1, .2), .5)
        for x, y in ((-3.2, 2.6), (1.2, 2.2), (3.9, 6.4), (-.2, 7.0)):     # torn membrane
            prism([(-.6, -.3), (.2, -.5), (.7, .1), (.1, .5), (-.5, .3)], .03, .02, "stone", bevel=0, x=x, y=y)
    with at(cx + W / 2 - 1.55, cy - D / 2 + .1, H + .59):
        pits(3.0, 3.1, 14, 34, 5, 0, "soil", (.1, .18), .3)
    for k in range(3):
        with at(cx - 2.9 + k * 2.0, cy - .2, H + .06, tilt=("X", 20)):
            for s in range(2):
                for a in range(6):
                    t = a * math.pi / 3 + k + s
                    c = (-.35 + .7 * s, .3 - .5 * s)
                    rod((c[0], c[1], .13), (c[0] + .38 * math.cos(t), c[1] + .36 * math.sin(t), .13), .022, "white", segs=5)
