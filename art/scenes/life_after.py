"""Evening: the swing hangs empty, a chair stays empty, the house has its lights on."""
from kit import *
from kit.personal_props import *
from kit.second_picture import *

FIRST = "life"
LIGHT = dict(sun=.75, ambient=.30, tint=(.78, .86, 1.0))


def change():
    sx, sy = -1.9 - 2.75, 1.4 - 2.75
    clear(sx - 1.5, sy - .9, sx + 1.2, sy + 1.6, .02, 4.2)                 # father, child and swing
    swing(sx, sy, 3.82, 45, 0, "copper", .7, .75, 0, None)
    clear(5.6, -7.2, 9.4, -3.2, .05, 7.5)                                  # kite and child
    clear(-8.4, -7.4, -5.2, -5.2, .2, 2.2)                                 # nobody plants the sapling
    with at(.1, -3.6, 0):                                                  # an empty chair at the picnic
        chair(0, 0, 30, 0, "white")
    glow(1.1)
    for x, y, z, e in ((2.6, -9.0, 1.9, 50), (5.9, -2.4, 1.9, 50), (4.6, 3.3, 1.6, 80), (7.4, 3.3, 1.5, 60), (1.2, 2.6, 2.9, 40), (2.8, 3.4, 2.6, 40)):
        light(x, y, z, e)
