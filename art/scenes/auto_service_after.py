"""Hail: stones on the forecourt, every car dented, skylights broken."""
from kit import *
from kit.after import *
from kit.perils import *

FIRST = "auto_service"


def change():
    W, D, H, cx, cy = 11.4, 5.4, 4.3, -3.7, 5.6
    clear(-1.3, -.4, .8, 1.0, .08, 2)                                      # customers
    clear(-4.6, -3.4, -1.6, -2.5, .05, 1)                                  # cones
    for k in range(3):
        with at(cx - 3.4 + 3.4 * k, cy + .6, H + .72, tilt=("X", -8.5)):
            prism([(-.5, -.2), (-.1, -.45), (.45, -.2), (.5, .2), (.1, .4), (-.35, .3)], .03, .185, "dark", bevel=0)
            for a in range(7):
                t = a * .9
                rod((0, 0, .2), (.7 * math.cos(t), .5 * math.sin(t), .2), .02, "white", segs=5)
    with at(cx, cy - D / 2 - .5, H + 1.43, tilt=("X", -9.6)):
        pits(W - .2, 5.6, 40, 70, 4, .02, "stone")
    # two rows of cars for sale and for pickup, all struck
    colors = ["copper", "teal_l", "limestone", "petrol", "sand", "teal"]
    for k in range(3):
        car(-6.9 + 2.15 * k, -4.0, -90, colors[k], z=.06)
        dents(-6.9 + 2.15 * k, -4.0, -90, .06, 20 + k)
    dents(7.7, -2.0, 90, .08, 2)
    stones(-8.4, -6.0, 6.4, 2.0, 210, 8, .07, avoid=((-7.9, -5.8, -1.7, -2.2), (-2.2, -5.7, 3.4, -3.5), (-7.1, -2.3, -2.7, -.3)))
    stones(6.2, -6.0, 8.9, 1.0, 44, 9, .09)
    person(.2, .2, .07, "yellow", 2)
    person(1.1, -.3, .07, "sand", 3)
