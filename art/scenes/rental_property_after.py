"""A kitchen fire: soot over the side windows, a hole in the roof, hoses and wet furniture."""
from kit import *
from kit.personal_props import *
from kit.second_picture import *
from kit.damage import *
from kit.service_props import debris, hose

FIRST = "rental_property"


def change():
    base, fh, W, D, x, y = .75, 2.2, 4.7, 7.4, -.46, 3.0
    H = base + 2 * fh + .3
    with face("right", W, D, x, y):
        for s, zz in ((-2.2, base + .45), (.1, base + .45), (-2.2, base + fh + .45)):
            box(.92, .16, 1.22, s, -.06, zz - .03, "tyre", bevel=.02)
        for s, z0, h, w in ((-2.2, base + .4, 2.1, .62), (.1, base + .4, 1.9, .55), (-2.2, base + fh + .4, 2.1, .66)):
            soot([(s - w * .8, z0 + .2), (s + w * .8, z0 + .2), (s + w, z0 + 1.2), (s + w * 1.25, z0 + h * .86), (s + w * .5, z0 + h),
                  (s + w * .1, z0 + h * 1.12), (s - w * .5, z0 + h * .98), (s - w * 1.2, z0 + h * .84), (s - w, z0 + 1.1)], -.012)
        box(.5, .2, .08, -2.3, -.1, base + .62, "clay_d", bevel=.01, )
    ang = math.degrees(math.atan2(2.5, W / 2))
    with at(x + W / 2, y - 2.2, H, rot=90, tilt=("X", ang)):               # burned through the roof
        prism([(-1.0, .5), (-.3, .2), (.7, .4), (1.1, 1.1), (.8, 1.9), (.1, 2.2), (-.7, 1.8), (-1.2, 1.2)], .05, .2, "tyre", bevel=0)
        for k in range(5):
            box(.12, 1.5, .12, -.8 + .42 * k, 1.15, .23, "dark", bevel=.01, rot=4 * (k % 3) - 4)
    hose([(4.6, -5.6, .2), (4.2, -4.4, .18), (4.0, -3.2, .06), (3.0, -1.4, .06), (2.6, .4, .2), (2.3, .7, .9)], "sand")
    hose([(5.4, -5.5, .2), (5.3, -4.4, .18), (5.0, -2.6, .06), (4.2, -.6, .06), (2.7, 2.4, .1)], "copper")
    person(2.75, .4, .05, "yellow", 1, hat="hard")
    person(3.3, 1.5, .09, "yellow", 2, hat="hard")
    repaint("tyre", 4.6, -4.9, 6.8, -3.9, .1, 1.2, m=("copper.matte",))    # the sofa
    puddle(3.4, -.6, 1.3, .8, .02, 2)
    puddle(4.2, -3.9, 1.0, .5, .03, 4)
    debris(2.9, -.2, 9, .9, 5, .03, ("tyre", "clay_d", "wood"))
