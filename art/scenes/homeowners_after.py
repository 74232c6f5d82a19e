"""Hail: stones on the lawn, a pitted roof, broken panels, a dented car."""
from kit import *
from kit.second_picture import *
from kit.damage import *
from kit.service_props import slope

FIRST = "homeowners"


def change():
    W, D, H, cx, cy = 7.6, 6.2, 5.0, -2.2, 2.4
    with slope(cx, cy, H + .2, D, 2.3):
        pits(W + .5, 3.7, 60, 70, 3, .21)
        for x, y in ((-3.1, 1.1), (-2.4, 2.7), (-1.6, 1.9), (2.9, .6), (3.4, 2.4)):      # lost shingles
            box(.66, .4, .05, x, y, .2, "wood", bevel=.01)
            box(.62, .36, .06, x + .12, y - .46, .23, "terra", bevel=.02, rot=18)
    ang = math.degrees(math.atan2(2.3, D / 2))
    for i in range(2):                                                     # starred solar panels
        for j in range(2):
            with at(cx + 1.75 + i * 1.08, cy - D / 2 + .95 + j * .98, H + .88 + j * .98 * 2.3 / (D / 2) + .30, tilt=("X", ang)):
                for a in range(6):
                    t = a * math.pi / 3 + i + j
                    rod((.1 * i, .1 * j, .1), (.1 * i + .4 * math.cos(t), .1 * j + .42 * math.sin(t), .1), .022, "white", segs=5)
    gx, gy, gw, gd = cx + W / 2 + 1.95, cy + .9, 4.0, 4.6
    with at(gx + gw / 2, gy, 2.8, rot=90, tilt=("X", math.degrees(math.atan2(1.5, gw / 2)))):
        pits(gd + .5, 2.3, 26, 26, 5, .2)
    with at(cx, cy - D / 2 - 2.2, 2.72, tilt=("X", 15.5)):                 # porch roof
        pits(5.2, 2.1, 20, 24, 7, .02)
    with face("front", W, D, cx, cy, .2):
        star(-2.35, 3.75, .45)
        star(2.35, 1.5, .45)
    with face("right", W, D, cx, cy, .2):
        star(-1.4, 3.7, .4)
    dents(gx, gy - gd / 2 - 2.6, -90, .08, 4)
    stones(-9.3, -6.4, 9.3, -.9, 230, 8, .05, avoid=((-4.8, -2.7, .4, -.9), (2.6, -5.2, 4.6, -1.4)))
    stones(5.2, -.9, 9.3, 4.0, 46, 9, .03)
    for i, (x, y, r) in enumerate([(-6.0, -3.4, 1.1), (5.6, -3.4, 1.0), (7.6, -1.0, .9), (-3.9, -4.2, .8), (1.4, -3.4, .9)]):
        ball(r, x, y, -.005, "white", sz=.05, sx=1.35, lump=.3, seed=i)
