"""Crash: the white car has struck the pickup in the middle of the crossing."""
from kit import *
from kit.personal_props import *
from kit.second_picture import *
from kit.damage import *
from kit.service_props import debris
from fender_bender import patrol

FIRST = "auto"


def change():
    clear(1.2, -9.6, 4.0, -5.0, .2, 2.5)                                   # pickup
    clear(5.6, -1.7, 9.6, .4, .2, 2.0)                                     # white car
    clear(1.0, -4.2, 3.4, -2.4, .1, 2.2)                                   # cyclist
    pickup(2.2, -1.4, 118, "teal", z=.07, load="wood_l")
    with at(2.2, -1.4, .07, rot=118):
        ball(.62, .1, -.86, .8, "dark", sx=1.4, sy=.18, sz=.62, lump=.2, seed=2)
    crumpled(5.1, -1.1, 184, "limestone", .07)
    debris(3.4, -2.4, 9, .7, 4, .07, ("glass", "limestone", "dark", "red"))
    debris(3.3, .3, 6, .5, 9, .07, ("glass", "teal", "limestone"))
    skid(curve([(9.6, -.6), (7.6, -.6), (6.4, -.8)], 6), .1, .075, 1.3)
    skid(curve([(2.8, -6.6), (2.8, -4.6), (2.5, -3.2)], 6), .1, .078, 1.3)
    patrol(2.8, -7.6, 90, .07)
    cones([(1.2, -4.4), (2.1, -4.8), (3.4, -4.8), (4.2, -4.2)], .07)
    person(5.0, -3.3, .07, "sand", 1)
    person(6.2, -2.7, .07, "yellow", 2)
    person(3.9, -5.4, .07, "petrol", 4, hat="stetson")
    bicycle(-.7, -4.6, 0, "yellow", .15, lean=-6)
    person(-1.3, -4.3, .15, "teal_l", 1)
