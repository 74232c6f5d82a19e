"""Recall: nobody on the terrace, and what was shipped is back on tagged pallets."""
from kit import *
from kit.second_picture import *
from kit.damage import *
from kit.trade_props import *
from kit.service_props import advisor
from manufacturing_after import tagged

FIRST = "food_beverage"


def jars(x, y, z, rot=0, n=3):
    """Open crate of jars."""
    with at(x, y, z, rot):
        box(.95, .7, .12, 0, 0, 0, "wood", bevel=.02)
        for s in (-1, 1):
            box(.95, .06, .34, 0, s * .33, .02, "wood_l", bevel=.01)
            box(.06, .62, .34, s * .45, 0, .02, "wood_l", bevel=.01)
        for a in range(n):
            for b in range(2):
                cyl(.13, .36, -.28 + .28 * a, -.15 + .3 * b, .12, "copper_l!gloss", segs=16, bevel=.03)
                cyl(.135, .07, -.28 + .28 * a, -.15 + .3 * b, .48, "white", segs=16, bevel=.01)


def change():
    clear(2.4, -6.9, 6.0, -5.6, .05, 2.0)                                  # the line at the truck
    clear(.9, -6.0, 2.1, -5.2, .05, 2.0)                                   # its board
    clear(.8, 1.0, 4.7, 3.2, .06, 2.6)                                     # kegs and forklift
    clear(1.4, -1.3, 3.9, -.1, .06, 2.0)                                   # pallets
    i = 0
    for x, y, t in [(1.2, 1.9, 3), (2.4, 1.9, 2), (1.2, .6, 2), (2.4, .6, 3), (3.6, .4, 2), (1.2, -.7, 3), (2.4, -.7, 2), (3.6, -.8, 3), (1.4, -2.0, 1), (2.6, -2.0, 2)]:
        tagged(x, y, .06, t, ["wood_l", "sand", "wood_l", "sand_d"][i % 4], (i * 5) % 7 - 3)
        i += 1
    for x, y, r in ((1.3, -6.3, 10), (2.5, -6.4, -8), (3.7, -6.3, 5), (4.9, -6.4, -12)):
        jars(x, y, .06, r)
    jars(1.9, -6.35, .48, 0)
    jars(3.1, -6.35, .48, 4)
    for k in range(4):                                                     # some have broken
        puddle(5.9 + .35 * k, -6.2 - .25 * (k % 2), .3, .22, .05, k, "copper_l!gloss", .03)
    advisor(6.9, -6.4, .06, "white", 1)
    repaint("ink!gloss", 2.0, -5.6, 4.6, -4.9, 1.3, 2.5, m=("amber.glow",))
    tape([(.5, -3.0), (4.6, -1.8), (5.0, -.1)], .06, .9)
