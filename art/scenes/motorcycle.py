"""Roadside cafe on a desert bend with a row of motorcycles."""
from kit import *
from kit.personal_props import *


def cafe():
    W, D, cx, cy, H = 7.4, 4.4, -4.4, 4.9, 2.9
    box(W + .3, D + .3, .2, cx, cy, 0, "concrete", bevel=.05)
    box(W, D, H, cx, cy, .1, "terra", bevel=.22)
    box(W - .5, D - .5, .1, cx, cy, H + .05, "sand", bevel=.03)
    for s in (-1, 1):
        box(W - .1, .34, .42, cx, cy + s * (D / 2 - .2), H - .05, "terra", bevel=.16)
        box(.34, D - .1, .42, cx + s * (W / 2 - .2), cy, H - .05, "terra", bevel=.16)
    box(2.4, 2.6, 1.2, cx + 2.1, cy + .5, H, "copper_l", bevel=.14)                       # stepped upper block
    with face("right", 2.4, 2.6, cx + 2.1, cy + .5, H):
        window(.8, .6, 0, .32, frame="teal", mull=(1, 0))
    with face("front", W, D, cx, cy, .1):
        for k in range(8):
            cyl(.1, .55, -W / 2 + .5 + k * (W - 1) / 7, -.2, 2.62, "wood", axis="Y", segs=12)
        door(1.0, 1.85, -.3, "teal", frame="wood", glazed=True, step=False)
        window(1.7, 1.2, -2.3, .75, frame="teal", mull=(2, 0), glass="amber!glow")
        window(1.7, 1.2, 1.9, .75, frame="teal", mull=(2, 0), glass="amber!glow")
    with face("right", W, D, cx, cy, .1):
        window(1.2, 1.0, -.9, .95, frame="teal", mull=(1, 0))
        for k in range(3):
            cyl(.1, .5, -1.5 + k * 1.4, -.18, 2.62, "wood", axis="Y", segs=12)
        box(1.5, .1, 1.5, 1.2, -.06, .7, "white", bevel=.04)                               # mural of a sun over a road
        cyl(.4, .06, 1.2, -.12, 1.5, "copper", axis="Y", segs=26)
        profile([(-.6, .75), (.6, .75), (.06, 1.45), (-.06, 1.45)], .05, 1.2, -.14, 0, "ink", bevel=0)
    # porch
    px, py = cx, cy - D / 2 - 1.05
    box(W, 2.1, .22, px, py, 0, "wood", bevel=.04)
    for k in range(9):
        box(W - .02, .02, .02, px, py - .95 + k * .235, .215, "trunk", bevel=0)
    for k in range(4):
        box(.2, .2, 2.15, px - W / 2 + .3 + k * (W - .6) / 3, py - .85, .2, "wood_l", bevel=.03)
    box(W + .3, .18, .2, px, py - .85, 2.3, "wood_l", bevel=.03)
    profile([(-1.35, 0), (-1.35, .1), (1.1, .55), (1.1, .42)], W + .5, px, py, 2.45, "teal", bevel=.02, along="x")
    for k in range(15):
        profile([(-1.37, .1), (-1.37, .15), (1.1, .6), (1.1, .55)], .07, px - W / 2 - .1 + k * (W + .2) / 14, py, 2.45, "teal_l", bevel=.01, along="x")
    for x in (px - 2.5, px + 2.0):
        table(x, py + .1, .22, .42, .6, "white")
        chair(x - .75, py + .1, 90, .22, "copper")
        chair(x + .75, py + .1, -90, .22, "copper")
        helmet(x, py + .1, .88, "copper" if x < px else "white", -20, .9)
    sitter(px - 3.2, py + .1, .68, 90, "petrol", 1, .9, "tyre", "ink")
    person(px + .8, py - .3, .22, "sand", 0)
    # roof sign
    sx, sy = cx - 1.0, cy - D / 2 + .4
    box(5.0, .16, 1.75, sx, sy, H + .55, "petrol", bevel=.1)
    box(5.16, .1, 1.91, sx, sy + .04, H + .47, "copper", bevel=.1)
    text("CAFE", 1.45, sx, sy - .1, H + 1.42, "white", depth=.05)
    for k in range(9):
        ball(.07, sx - 2.28 + k * .57, sy - .1, H + 2.2, "amber!glow", sub=2)
        ball(.07, sx - 2.28 + k * .57, sy - .1, H + .66, "amber!glow", sub=2)
    for q in (-1.9, 0, 1.9):
        box(.09, .09, .6, sx + q, sy + .1, H, "dark", bevel=0)


def build():
    lot(20, 20, "sand", seed=24)
    for i, (x, y, r) in enumerate([(-6.5, -8.2, 2.2), (6.5, -7.8, 2.2), (8.6, -2.6, 1.3), (1.5, 8.3, 1.6)]):
        ball(r, x, y, -.02, "grass", sz=.04, sx=1.3, lump=.14, seed=i)
    # the bend
    p = curve([(-9.96, -5.3), (-7.5, -5.3), (-4.0, -5.3), (-.6, -5.1), (2.6, -4.1), (5.0, -1.9), (6.25, 1.2), (6.5, 4.4), (6.5, 7.2), (6.5, 9.96)])
    ribbon_path(p, 2.25, .05, "sand_d", .04)
    ribbon_path(p, 1.95, .075, "asphalt", .05)
    for s in (-1.75, 1.75):
        ribbon_path(p, .05, .092, "mark", .02, s)
    for i in range(2, len(p) - 3, 5):
        ribbon_path(p[i:i + 4], .06, .092, "yellow", .02)
    # gravel forecourt
    prism([(-9.0, -2.9), (-4.0, -3.2), (.4, -2.7), (3.0, -.9), (4.0, 2.0), (2.2, 4.0), (-8.6, 4.4), (-9.3, 1.0)], .062, 0, "limestone", bevel=.02)
    cafe()
    # row of machines at a rail
    kinds = [("copper", "cruiser"), ("petrol", "tourer"), ("white", "cafe"), ("yellow", "trail"), ("teal_l", "cruiser")]
    for k, (m, kd) in enumerate(kinds):
        with at(-8.0 + k * 2.05, -1.75 + .06 * k, .05, scale=1.12):
            motorcycle(0, 0, -102, m, 0, -9, kd)
    for x in (-8.4, -5.2, -2.0, .8):
        box(.16, .16, .75, x, .1, .03, "wood", bevel=.03)
    box(9.6, .12, .14, -3.8, .1, .68, "wood", bevel=.03)
    helmet(-6.7, .1, .82, "copper", -30)
    helmet(-3.6, .1, .82, "teal", -30)
    helmet(-.4, .1, .82, "yellow", -30)
    # on the road: one leaning into the bend, one coming the other way
    motorcycle(-2.4, -6.2, 3, "copper", .08, -12, "cafe", rider="white", seed=1)
    motorcycle(5.35, 2.2, -99, "teal", .08, 6, "tourer", rider="copper_l", seed=2)
    # signs
    shield(3.7, -6.6, "9", .0, 0, 2.3, "white", "ink", 1.5)
    for k, (x, y, r) in enumerate([(5.6, -4.8, 40), (7.2, -3.0, 52), (8.4, -.9, 66)]):
        with at(x, y, 0, r):
            cyl(.05, 1.0, 0, .05, 0, "steel", segs=8)
            box(.9, .08, .62, 0, 0, .62, "copper", bevel=.03)
            with at(-.05, -.05, .93, rot=0, tilt=("X", 90)):
                prism([(-.22, .22), (-.02, .22), (.2, 0), (-.02, -.22), (-.22, -.22), (-.02, 0)], .03, m="white", bevel=0)
    fuel_pump(2.3, 1.2, 0, .05, "teal")
    # people
    person(2.9, -.2, .06, "ink", 3)
    person(1.3, .1, .06, "copper", 1)
    helmet(1.72, -.08, .55, "white", 0, .9)
    person(-9.2, -.6, .05, "teal", 5)
    person(2.3, -1.5, .06, "yellow", 2, hat="stetson")
    dog(1.5, -2.3, 200, .06, "clay", .95)
    # landmarks
    butte(2.2, 7.1, 5.0, 5.4, 0, 1)
    butte(-8.4, 8.4, 2.8, 3.0, 0, 5)
    windpump(-8.9, 3.3, 5.6, 0, 14)
    cyl(.8, .6, -8.9, 1.3, 0, "steel", segs=32)
    cyl(.7, .05, -8.9, 1.3, .57, "pool!gloss", segs=30, bevel=0)
    # desert planting
    cactus(8.8, 6.4, 3.2, 0, 40)
    cactus(-7.6, -8.2, 2.8, 0, 50)
    cactus(9.0, -5.6, 2.2, 0, 30, arms=1)
    cactus(4.3, 3.9, 2.2, 0, 60, arms=1)
    prickly(-3.9, -8.4, 1.0, 0, 1)
    prickly(8.8, 2.9, .9, 0, 2)
    prickly(.6, 3.6, .7, 0, 4)
    agave(1.6, -8.1, .8, 0, "sage", spike=True)
    agave(-5.9, -7.3, .6)
    agave(6.4, -6.9, .75)
    agave(4.2, -8.7, .5)
    agave(9.0, 8.9, .6)
    agave(3.3, 2.7, .5)
    for i, (x, y, r) in enumerate([(-9.0, -7.6, .45), (-1.6, -7.5, .4), (.2, -8.9, .5), (7.8, -8.4, .55), (8.9, 1.2, .4), (8.6, 8.0 - .4, .4), (-6.6, 8.9, .5), (-9.2, -3.2, .4), (4.3, 6.1, .45)]):
        rock(x, y, r, ["terra", "limestone", "copper_l"][i % 3], i)
        tuft(x + .7, y - .2, 1.2, "sage_l", i)
    for i, (x, y) in enumerate([(-2.3, -9.0), (5.6, -9.0), (9.2, -7.6), (-8.9, -9.2), (8.9, 4.6), (-3.8, 8.8)]):
        bush(x, y, .35, ["sage", "sage_l", "sage_d"][i % 3], i)
    benchmark(7.3, -5.6 - .2)
