"""Recall: the shipped parts come back, and the yard fills with tagged pallets."""
from kit import *
from kit.second_picture import *
from kit.damage import *
from kit.trade_props import *
from kit.service_props import advisor

FIRST = "manufacturing"


def tagged(x, y, z, t, load, rot=0):
    pallet(x, y, z, rot, load, t)
    h = z + .15 + .42 * t
    with at(x, y, 0, rot):
        box(1.02, 1.02, .08, 0, 0, h - .28, "copper", bevel=.01)
        with at(.12, -.1, h + .04, rot=45):
            for a in (45, -45):
                box(.62, .13, .05 + (.012 if a > 0 else 0), 0, 0, 0, "red", bevel=0, rot=a)


def change():
    clear(1.0, -3.7, 2.8, -2.4, .1, 2)
    clear(-7.3, -8.8, -3.4, -6.7, .1, 2)
    clear(-1.4, -9.8, 3.4, -7.8, .1, 2.2)
    i = 0
    for x, y, t in [(.4, -5.2, 2), (1.6, -5.2, 3), (2.8, -5.2, 2), (.4, -3.9, 3), (1.6, -3.9, 2), (2.8, -3.9, 3), (1.7, -2.6, 3), (2.9, -2.6, 2), (1.9, -1.3, 2), (3.2, -1.3, 3),
                    (1.6, .0, 2), (-.6, -5.6, 1)]:
        tagged(x, y, .07, t, ["wood_l", "sand", "copper_l", "teal_l"][i % 4], (i * 5) % 7 - 3)
        i += 1
    truck(-4.6, -7.6, 0, "copper", "white", "teal", 4.6, z=.05)
    boxvan(2.9, -8.6, 0, "white", "sand", "copper", .05)
    advisor(4.0, -5.3, .07, "copper", 1, hat="hard")
    person(-.7, -4.3, .07, "yellow", 2, hat="hard")
