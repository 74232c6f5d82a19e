"""A burst hose: the open flat and the two below it stand in water."""
from kit import *
from kit.personal_props import *
from kit.second_picture import *
from kit.damage import *

FIRST = "condo"


def change():
    cx, cy, W = -2.2, 2.4, 6.4
    y0, x1, xl, fl = cy - W / 2, cx + W / 2, cx - W / 2, 6.28
    # water on the floor of the open flat
    box(W - .5, 2.0, .05, cx + .05, y0 + 1.15, fl + .035, "pool!gloss", bevel=.01)
    box(2.0, 3.7, .052, x1 - 1.2, cy + .95, fl + .034, "pool!gloss", bevel=.01)
    for k, (a, b) in enumerate(((-2.0, .5), (-.6, .9), (.9, .4), (2.3, 1.4), (2.4, 3.2))):
        box(.5, .05, .012, cx + a, y0 + b, fl + .085, "white", bevel=.003, rot=45)
    with at(xl + 1.05, y0 + 2.0, fl + .4):                                 # the hose under the sink
        for k in range(5):
            a = .35 + .28 * k
            tube([(0, -.3, .1), (.1 * math.cos(a * 3), -.55 - .1 * k, .34), (.3 * math.cos(a * 3), -.85 - .12 * k, -.3)], .035, "water")
    # it runs over the edge of the slab, past two floors
    rnd = random.Random(4)
    for side in ("front", "right"):
        with face(side, W, W, cx, cy):
            u = -W / 2 + .25
            while u < W / 2 - .4:
                w = rnd.uniform(.14, .42)
                drop = rnd.choice((1.3, 2.6, 2.7, 2.75, 1.6, 2.2))
                if side == "front" or u < .8:
                    box(w, .05, drop, u + w / 2, -.05, 6.2 - drop, "pool!gloss", bevel=.02)
                    ball(w * .55, u + w / 2, -.05, 6.2 - drop, "pool!gloss", sy=.35, sub=2)
                u += w + rnd.uniform(.16, .5)
    # the ceilings and walls of the two flats below are stained
    for z in (3.56, 4.92):
        with face("front", W - 1.5, W - 1.5, cx, cy, z):
            for k in range(4):
                box(.9, .12, 1.0, .7 + (-1.5 + k) * 1.02, -.03, .02, "glass_d", bevel=.01)
            for k in range(7):
                w = .3 + .12 * (k % 3)
                box(w, .14, .34 + .16 * (k % 4), -1.9 + .62 * k, -.035, .62 - .16 * (k % 4), "teal_l", bevel=.04)
        with face("right", W - 1.5, W - 1.5, cx, cy, z):
            for k in range(4):
                box(.9, .12, 1.0, -.7 + (-1.5 + k) * 1.02, -.03, .02, "glass_d", bevel=.01)
            for k in range(4):
                box(.4, .14, .34 + .16 * (k % 3), -2.2 + .7 * k, -.035, .6 - .16 * (k % 3), "teal_l", bevel=.04)
        box(W - .2, .5, .04, cx, y0 + .34, z + .02, "pool!gloss", bevel=.01)
    puddle(-.3, -2.1, 2.3, .9, .1, 2)
    puddle(2.1, 1.0, .9, 1.7, .1, 5)
