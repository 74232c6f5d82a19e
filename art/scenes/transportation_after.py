"""Theft: the tractor still stands in its lane, the trailer and its load are gone."""
from kit import *
from kit.second_picture import *
from kit.damage import *
from fender_bender import patrol

FIRST = "transportation"


def change():
    y = -2.45
    clear(-4.7, -3.7, 2.7, -1.35, .7, 4)
    clear(-4.2, -3.7, -2.3, -1.35, .2, .7)
    box(1.5, 1.0, .14, 1.9, y, .84, "steel", bevel=.05)                    # bare fifth wheel
    cyl(.42, .08, 1.9, y, .97, "dark", segs=28)
    for s in (-1, 1):                                                      # where the trailer stood
        for k in range(6):
            box(.66, .12, .02, -4.15 + k * 1.02, y + s * 1.02, .062, "copper", bevel=0)
    for k in range(2):
        box(.12, .66, .02, -4.5, y - .45 + .9 * k, .062, "copper", bevel=0)
    patrol(-7.0, y + .1, 0, .06)
    cones([(-4.6, y - .9), (-4.6, y + .8), (-2.4, y - 1.05), (-.2, y - 1.05)], .06)
    person(-2.6, y + .2, .06, "copper", 1, hat="stetson")
    person(-1.7, y + .1, .06, "petrol", 4)
    box(.3, .04, .22, -1.95, y - .1, .75, "white", bevel=.01)
