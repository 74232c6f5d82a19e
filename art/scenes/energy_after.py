"""Parted string: the pump stands without its head, a workover rig fishes for the rods."""
from kit import *
from kit.second_picture import *
from kit.damage import *
from kit.trade_props import drill_rig

FIRST = "energy"


def change():
    clear(-.7, -1.1, .9, -.1, 1.25, 6)                                     # horse head and polished rod
    clear(-2.0, -4.2, .4, -2.6, .05, 2)                                    # crew
    puddle(.2, -.9, 1.7, 1.25, .02, 2, "dark!gloss", .03)
    drill_rig(.12, -2.75, 90, .04, "teal", 6.6)
    for k in range(5):                                                     # pulled rods, the last one parted
        rod((2.3 + .26 * k, -3.4, .26), (2.3 + .26 * k, .0 if k < 4 else -1.6, .26), .07, "copper" if k % 2 else "kerb")
    for y in (-3.0, -.6):
        box(1.5, .16, .2, 2.8, y, .04, "wood", bevel=.03)
    tube([(3.34, -1.6, .26), (3.4, -1.3, .3), (3.52, -1.05, .44)], .07, "kerb")
    tube([(3.9, -.9, .12), (3.96, -.3, .1), (3.85, .25, .1)], .07, "kerb")
    rod((-.55, -.9, .12), (-2.2, -2.0, .12), .26, "copper", segs=16)       # the head, taken off
    tape([(-2.6, -2.6), (-2.4, -4.3), (1.8, -4.6), (4.4, -3.6), (4.3, -.2)], .04, .9)
    person(-1.1, -3.2, .05, "teal", 1, hat="hard")
    person(1.5, -3.7, .05, "copper", 2, hat="stetson")
    person(-1.7, -3.7, .05, "yellow", 4, hat="hard")
