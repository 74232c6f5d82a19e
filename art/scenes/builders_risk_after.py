"""Theft: wiring cut out of the frame, spools empty, stacks and the tarp's load gone."""
from kit import *
from kit.personal_props import *
from kit.second_picture import *
from kit.damage import *

FIRST = "builders_risk"


def spool(x, y, z=0.05, rot=0, flat=False):
    """Cable drum, empty but for one end."""
    with at(x, y, z + (0 if flat else .5), rot, tilt=None if flat else ("X", 90)):
        for k in (0, .55):
            cyl(.5, .08, 0, 0, k if flat else k - .3, "wood", segs=28, bevel=.01)
        cyl(.2, .5, 0, 0, .05 if flat else -.25, "wood_l", segs=18)
        tube([(.2, .05, .3), (.42, .2, .34), (.62, .1, .22), (.8, .3, .05)] if flat else [(.2, .1, 0), (.5, .1, .1), (.7, -.2, .05)], .04, "copper")


def change():
    W, D, cx, cy, h, z0 = 9.2, 6.4, -2.2, 2.6, 2.4, .42
    yf, xr = cy - D / 2 + .15, cx + W / 2 - .15
    clear(3.7, -4.3, 8.0, .2, .06, 2.2)                                    # the stack at the right, blocks
    clear(1.2, -6.2, 5.6, -3.4, .06, 2.0)                                  # what lay under the tarp
    clear(1.8, -2.9, 3.0, -1.9, .06, 2.0)
    # cut cable ends in the frame
    rnd = random.Random(6)
    for side, L in (("front", W), ("right", D)):
        with face(side, W - .3, D - .3, cx, cy, z0):
            xs = [1.2, 1.7, 2.7, 3.3, 4.0] if side == "front" else [-2.7, -2.3, -1.3, -.3, .5, 1.6, 2.5]
            for i, u in enumerate(xs):
                a, b = rnd.uniform(1.5, 2.1), rnd.uniform(.3, 1.0)
                c = "copper" if i % 2 else "yellow"
                tube([(u, -.16, a), (u + .06, -.22, (a + b) / 2), (u + .2, -.36, b), (u + .34, -.5, b + .18)], .05, c)
                box(.2, .16, .26, u, -.2, a - .02, "teal_l", bevel=.02)    # outlet box, emptied
    for x, y, r in ((2.6, -1.6, 10), (4.6, -2.6, 60)):
        spool(x, y, .05, r)
    spool(5.7, -4.1, .05, 0, True)
    spool(3.4, -4.4, .05, 40, True)
    for i in range(22):                                                    # stripped insulation
        x, y, a = rnd.uniform(1.8, 6.4), rnd.uniform(-5.4, -.9), rnd.uniform(0, 180)
        with at(x, y, .09, rot=a):
            tube([(-.3, 0, 0), (-.1, .12, .02), (.15, -.05, 0), (.35, .08, .02)], .035, ["copper", "ink", "yellow", "white"][i % 4])
    for y in (-3.0, -1.2):                                                 # bearers of the stack, bare
        box(.16, 1.6, .14, 5.6 + .3 * y * -.4, y, .05, "wood", bevel=.02, rot=-28)
    sheet([[(2.2 + .45 * i, -6.0 + .32 * j, .08 + .1 * math.sin(i * 1.9 + j * 1.3) ** 2) for j in range(5)] for i in range(6)], "teal_l", thickness=.03)
    skid(curve([(5.8, -3.4), (5.4, -5.6), (5.0, -7.6), (4.9, -9.7)], 6), .14, .06, 1.3)
    tape([(1.0, -1.9), (1.4, -5.6)], .05, .9)
    person(2.0, -3.4, .06, "white", 3, hat="hard")
    person(6.6, -5.2, .06, "petrol", 4)
    person(7.3, -5.0, .06, "copper", 1, hat="hard")
