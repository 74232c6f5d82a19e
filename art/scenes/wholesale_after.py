"""A pickup by the wrong truck: dock three is empty, the goods and the trailer are gone."""
from kit import *
from kit.second_picture import *
from kit.damage import *
from kit.service_props import advisor

FIRST = "wholesale"


def change():
    clear(5.9, -5.95, 8.5, 2.2, .1, 4)                                     # truck at dock three
    clear(-3.0, 1.6, 8.6, 2.95, 1.08, 3.6)                                 # what stands on the dock
    clear(1.5, 3.6, 9.2, 5.4, 1.2, 4.2, m=("wood_l.matte", "teal_l.matte", "sand.matte", "copper_l.matte"))
    zD = 1.11
    pallet = lambda x, y, rot: [box(1.0, .14, .06, x, y + q, zD, "wood", bevel=.01, rot=rot) for q in (-.36, -.12, .12, .36)]
    pallet(6.2, 2.3, 0)
    pallet(7.9, 2.4, 12)
    skid([(7.2, 1.4), (7.2, -2.2), (7.0, -4.4), (5.9, -6.4), (3.4, -7.6)], .13, .07, 1.5)
    for s in (-1, 1):
        for k in range(5):
            box(.12, .66, .02, 7.2 + s * 1.1, 1.0 - k * 1.05, .07, "copper", bevel=0)
    for k in range(2):
        box(.66, .12, .02, 6.75 + .9 * k, -3.8, .07, "copper", bevel=0)
    advisor(4.9, 2.3, zD, "copper", 2, hat="hard", h=1.35)
    person(3.2, 2.35, zD, "teal", 0, hat="hard", h=1.35)
    person(6.9, -1.6, .07, "yellow", 1, hat="hard")
    person(7.7, -1.4, .07, "petrol", 4)
    cones([(6.0, -4.2), (8.4, -4.2)], .06)
