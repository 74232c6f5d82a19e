"""A wire is gone: screens and windows are dark, nobody is served."""
import bpy
from kit import *
from kit.second_picture import *
from kit.damage import *
from kit.service_props import advisor

FIRST = "financial_services"


def change():
    for ob in find(.5, 2.4, 6.6, 8.6, 1.8, 3.0):
        if ob.type == "FONT":
            changed.extend(corners(ob))
            bpy.data.objects.remove(ob)
    repaint("ink!gloss", .5, 2.4, 6.6, 8.4, 0, 12.0, m=("amber.glow", "glass.gloss", "glass_d.gloss"))
    repaint("ink", .2, .8, 1.0, 1.2, .8, 1.6, m=("sky.glow",))             # cash machine
    with at(.6, .9, .98):
        for a in (45, -45):
            with at(0, -.03, .25, tilt=("Y", a)):
                box(.09, .03, .46, 0, 0, -.23, "copper", bevel=0)
    clear(3.0, .9, 3.6, 1.5, .1, 2)
    with face("front", 4.7, 5.2, 3.4, 5.6, .13):                           # doors barred
        box(1.5, .1, .16, 0, -.2, .62, "copper", bevel=.02)
        box(1.5, .1, .16, 0, -.2, 1.0, "copper", bevel=.02)
    tape([(1.6, 2.2), (3.4, 1.9), (5.4, 2.2)], .13, .9)
    advisor(2.4, 1.0, .13, "copper", 1)
    for i, (x, y, c) in enumerate([(1.5, .3, "ink"), (3.4, .9, "petrol"), (4.3, .6, "white"), (3.0, .0, "teal")]):
        person(x, y, .13, c, i)
