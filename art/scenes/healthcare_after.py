"""A physician leaves: the lobby is dark, the name is off the sign, cartons stand at the door."""
from kit import *
from kit.second_picture import *
from kit.damage import *
from kit.personal_props import carrier, carton

FIRST = "healthcare"


def change():
    repaint("ink!gloss", 1.6, 2.9, 2.2, 3.5, .5, 3.2, m=("glass.gloss",))                  # the drum
    repaint("ink!gloss", -.5, -.6, 2.6, 1.2, .1, 2.2, m=("glass_d.gloss",))                # its doors
    repaint("glass_d", -2.6, 2.5, .9, 5.5, .5, 7.0, m=("glass.gloss", "amber.glow"))       # stair windows
    clear(-2.2, -6.0, 3.2, -1.2, .06, 2.0, m=("copper.matte", "sand.matte", "white.matte", "yellow.matte", "skin1.matte", "skin2.matte", "skin3.matte",
                                              "trunk.matte", "sand_d.matte", "clay_d.matte", "tyre.matte", "soil.matte"))
    clear(2.2, -5.7, 3.6, -5.3, .4, 2.6, m=("white.matte", "teal.matte"))
    # marks left on the sign where its name was
    for a, b in ((-.5, 1.5), (.5, 1.5), (-.5, 2.3), (.5, 2.3)):
        ball(.06, 2.9 + a, -5.41, b, "ink", sub=2)
    with at(1.0, .2, .1):                                                  # a notice on the door
        box(.5, .06, .62, 0, -.02, .8, "white", bevel=.01)
        for k in range(3):
            box(.34, .04, .05, 0, -.05, .95 + .14 * k, "ink", bevel=0)
    for i, (x, y, k, r) in enumerate([(-.6, -1.5, 2, 8), (.2, -1.7, 1, -12), (-1.3, -1.9, 1, 20), (2.2, -1.3, 2, 5)]):
        for q in range(k):
            carton(x, y, .09 + .56 * q, .68, r + 9 * q)
    carrier(.1, -3.6, .08, "white", 0, 10)
    carrier(-1.1, -4.4, .08, "teal", 3, -20)
    tape([(-.9, -.9), (2.4, -.9)], .09, .9)
