"""Errand: a volunteer's car has hit a bicycle on the way to the hall."""
from kit import *
from kit.personal_props import bicycle, helmet, sitter
from kit.second_picture import *
from kit.damage import *
from kit.service_props import debris
from kit.trade_props import ambulance

FIRST = "non_profit"


def change():
    clear(3.6, -9.2, 7.6, -7.2, .1, 2.2)
    crumpled(6.2, -8.2, 176, "sage_d", .05)
    with at(3.3, -8.5, .2, rot=24, tilt=("X", -82)):
        bicycle(0, 0, 0, "yellow", -.1, basket=True)
    for i, (a, b, c) in enumerate([(2.6, -9.2, "copper"), (2.2, -8.7, "yellow"), (4.0, -9.3, "red"), (3.4, -7.7, "sage_l"), (1.9, -9.3, "copper")]):
        ball(.14, a, b, .18, c, sub=2)                                     # groceries
    box(.5, .42, .34, 2.9, -9.35, .06, "wood_l", bevel=.03, rot=25)
    debris(4.3, -8.0, 6, .35, 3, .06, ("glass", "sage_d", "dark"))
    sitter(1.5, -8.0, .18, 40, "white", 1, .95, "tyre", "petrol")
    helmet(1.0, -8.9, .06, "copper", -30)
    person(.7, -7.7, .06, "teal", 2)
    person(4.4, -7.2, .06, "copper", 3)
    skid([(9.7, -8.1), (8.9, -8.1), (8.1, -8.15)], .1, .066, 1.3)
    cones([(-.4, -7.6), (-.6, -8.4), (-.5, -9.2)], .06)
    ambulance(-3.9, -8.5, 0, .05)
