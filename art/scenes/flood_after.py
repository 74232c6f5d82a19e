"""The water still covers street and lawn: a mark on the walls, furniture outside, dryers at work, a full dumpster."""
from kit import *
from kit.personal_props import armchair, carton, cartons, dumpster, sofa
from kit.second_picture import *
from kit.damage import *
from kit.service_props import dryer, hose

FIRST = "homeowners"


def change():
    W, D, cx, cy = 7.6, 6.2, -2.2, 2.4
    gx, gy, gw, gd = cx + W / 2 + 1.95, cy + .9, 4.0, 4.6
    clear(2.5, -3.8, 4.6, .5, .12, 2.2)                                    # the car on the drive
    clear(-1.3, -4.6, .8, -3.4, .1, 1.6)                                   # the family on the walk
    for w, d, x, y, z in ((W, D, cx, cy, .36), (gw, gd, gx, gy, .12)):     # how high the water stood
        for side, L in (("front", w), ("right", d)):
            with face(side, w, d, x, y, z):
                box(L + .04, .05, .62, 0, -.01, 0, "sand_d", bevel=0)
                box(L + .06, .06, .05, 0, -.012, .62, "clay", bevel=0)
    level = .3
    water(19.86, 19.86, 0, 0, .02, level, "water!water", ripples=0)
    for x, y, l in [(-6, -7.6, 1.6), (-4.9, -8.1, .9), (2.4, -7.4, 1.7), (3.4, -8.0, .9), (8.3, -.8, 1.3), (-7.8, 1.2, 1.1), (8.0, -8.3, 1.0),
                    (-1.2, -6.0, 1.1), (-8.7, -6.4, 1.0), (3.2, 8.6, 1.2), (9.0, 6.2, .8), (-2.5, -8.8, 1.3)]:
        box(l, .08, .02, x, y, level + .012, "white", bevel=.009, rot=45)
    sandbags(4.4, -2.2, -3.15, rows=2, z=.02)
    sandbags(1.6, .9, -2.4, rows=2, along="y", z=.02)
    dumpster(gx, -1.9, 90, .08, "copper")
    sofa(6.6, -2.4, -15, .04, "teal")
    armchair(8.2, -2.9, 20, .04, "sand_d")
    cartons(7.2, -4.2, 3, .04, 5)
    carton(5.9, -3.6, .04, .6, 20)
    box(1.9, 1.2, .28, 6.9, -1.0, .05, "limestone", bevel=.1, rot=12)      # mattress
    box(.8, .7, 1.5, 5.75, -1.3, .05, "white", bevel=.06, rot=-8)          # refrigerator
    box(.05, .05, .5, 5.44, -1.62, .9, "steel", bevel=.01)
    dryer(-3.9, -1.9, -90, .34)
    dryer(-.6, -1.9, -90, .34, "teal")
    hose([(-.5, -2.2, .8), (.2, -2.6, .4), (.8, -3.6, .1), (1.2, -4.6, .14), (1.0, -5.6, .18)], "sand")
    person(-2.2, -1.6, .33, "yellow", 1, hat="hard")
    person(5.3, -4.2, .05, "copper", 0)
    person(1.3, -1.6, .05, "teal", 3)
