"""A wreck at the show: the orange coupe has been hit, its nose is crushed."""
from kit import *
from kit.personal_props import *
from kit.second_picture import *
from kit.damage import *
from kit.service_props import debris

FIRST = "classic_auto"


def change():
    clear(2.2, -3.5, 6.9, .3, .15, 2.4, m=None)
    coupe(4.1, -1.5, -34, "copper", .1)
    with at(4.1, -1.5, .1, rot=-34):
        with at(.75, 0, 1.18, tilt=("Y", -40)):                            # hood up
            box(1.05, .9, .07, .5, 0, 0, "copper!gloss", bevel=.03)
        box(1.0, .8, .3, 1.25, 0, .78, "dark", bevel=.05)
        with at(1.95, .15, .35, rot=14, tilt=("Y", 18)):
            box(.24, 1.7, .34, 0, 0, 0, "kerb", bevel=.06)
        for s, r in ((-.86, .4), (.5, .32)):
            ball(r, 1.5, s, .72, "clay_d", sx=1.2, sy=.5, sz=.7, lump=.3, seed=2)
        ball(.5, -.2, -.86, .78, "clay_d", sx=1.5, sy=.16, sz=.6, lump=.2, seed=1)
        for k, (dx, dz, r) in enumerate(((1.3, 1.5, .22), (1.4, 1.85, .3), (1.6, 2.3, .38))):
            ball(r, dx, .1, dz, "white", lump=.16, seed=k, freq=2.0)
    skid(curve([(.9, .6), (2.0, .0), (3.2, -.9)], 6), .1, .112, 1.4)
    with at(6.35, -3.25, .1, rot=-34):                                     # what it ran into: a stack of tires
        for k, (a, b, z) in enumerate(((0, 0, 0), (0, 0, .26), (.5, .75, 0), (.3, -.8, 0), (.9, -.1, 0))):
            cyl(.4, .25, a, b, z, "tyre", segs=26, bevel=.08)
            cyl(.2, .27, a, b, z, "dark", segs=20, bevel=0)
    cyl(.42, .24, 3.3, -3.0, .1, "tyre", segs=26, bevel=.05)               # a wheel has come off
    cyl(.3, .27, 3.3, -3.0, .1, "white", segs=24, bevel=.01)
    debris(5.3, -3.5, 10, .6, 4, .1, ("glass", "copper", "kerb", "dark"))
    tape([(2.2, -3.4), (4.0, -4.8), (6.6, -4.9), (7.2, -3.6)], .1, .85)
    person(2.9, .4, .1, "copper", 1)
    person(3.6, .8, .1, "white", 2)
