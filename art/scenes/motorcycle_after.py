"""Left turn: a car has turned across the lane, the motorcycle lies on the road."""
from kit import *
from kit.personal_props import *
from kit.second_picture import *
from kit.damage import *
from kit.service_props import debris
from fender_bender import patrol

FIRST = "motorcycle"


def change():
    clear(-4.2, -7.4, -.6, -5.2, .16, 3)
    car(.9, -5.3, 232, "limestone", z=.09)
    with at(.9, -5.3, .09, rot=232):
        ball(.42, .5, -.8, .72, "dark", sx=1.5, sy=.2, sz=.8, lump=.2, seed=2)
    skid(curve([(-7.6, -6.3), (-5.2, -6.2), (-2.4, -6.1)], 6), .07, .1, .1)
    with at(-1.35, -6.35, .5, rot=28, tilt=("X", -76)):
        motorcycle(0, 0, 0, "copper", -.42, 0, "cafe", seed=1)
    debris(-.6, -6.9, 7, .55, 3, .09, ("copper", "glass", "dark"))
    sitter(-3.6, -6.6, .2, 60, "white", 1, .95, "tyre", "ink")
    helmet(-4.4, -6.9, .09, "copper", -30)
    person(-3.2, -5.7, .09, "teal", 2)
    person(1.9, -3.6, .09, "sand", 0)
    patrol(-7.4, -4.4, 0, .09)
    person(-5.3, -4.6, .09, "petrol", 4, hat="stetson")
    cones([(-5.6, -6.9), (-5.4, -6.2), (-5.2, -5.5)], .09)
