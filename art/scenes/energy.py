"""Pump jack, wind turbine, tank battery, solar."""
from kit import *


def build():
    lot(20, 20, "sand", seed=8)
    for i, (x, y, r) in enumerate([(-5.3, 6, 2.7), (5.7, -6.9, 2.5), (6.4, 7.4, 2.0), (-6.1, -6.5, 2.2)]):
        ball(r, x, y, -.02, "grass", sz=.04, sx=1.4, lump=.12, seed=i)
    # gravel track
    p = curve([(-9.95, -4.4), (-8, -4.4), (-5, -4.6), (-.5, -5.6), (3.5, -5.0), (6.4, -2.4), (8.4, -1.9), (9.95, -1.9)])
    L, R = [], []
    for i, (px, py) in enumerate(p):
        ax, ay = p[max(0, i - 1)]
        bx, by = p[min(len(p) - 1, i + 1)]
        l = math.hypot(bx - ax, by - ay)
        nx, ny = -(by - ay) / l, (bx - ax) / l
        L.append((px + nx * 1.25, py + ny * 1.25, .05))
        R.append((px - nx * 1.25, py - ny * 1.25, .05))
    sheet([L, R], "concrete", thickness=.04, smooth=False)
    pumpjack(-3.6, -.6, rot=0, s=1.0)
    turbine(5.0, 7.2, 10.2, 4.0, phase=12, rot=20)
    turbine(-6.4, 8.2, 7.6, 3.1, phase=48, rot=20)
    # tank battery inside a bund
    tank(6.9, 1.9, 1.65, 2.5, m="white", band="copper")
    tank(3.1, 3.3, 1.35, 2.1, m="limestone", band="teal")
    # pipework
    tube([(.4, -.6, .75), (2.0, -.6, .75), (2.4, -.6, .75), (2.7, -.3, .6), (2.9, .6, .5), (2.95, 2.0, .5)], .1, "teal")
    tube([(3.9, 2.2, .5), (4.6, 1.6, .5), (5.4, 1.6, .5)], .1, "copper")
    for x in (1.3, 2.2):
        box(.14, .3, .75, x, -.6, 0, "concrete", bevel=.02)
    cyl(.28, .08, 1.7, -.6, .98, "copper", bevel=.02)
    rod((1.7, -.6, .7), (1.7, -.6, 1.0), .05, "copper")
    # fence and shed
    box(2.2, 1.8, 1.7, -1.2, 5.6, 0, "white", bevel=.05)
    gable(2.2, 1.8, .8, -1.2, 5.6, 1.7, "teal", "white", over=.25, ridge="x", courses=3, t=.12)
    with face("front", 2.2, 1.8, -1.2, 5.6):
        door(.75, 1.3, -.4, "copper", step=False)
        window(.6, .6, .55, .7, mull=(0, 0))
    # solar field at the front right
    for j in range(2):
        for i in range(3):
            solar(1.6 + i * 2.75, -8.5 + j * 2.2, 0, 3, 2, 26, cell=.8)
    pickup(-6.0, -4.6, 8, "teal_l", z=.06)
    for i in range(5):
        barrel(8.7 - (i % 3) * .8, 5.0 + (i // 3) * .8 - .6, 0, ["teal", "copper", "teal_l"][i % 3])
    crate(.7, 5.2)
    crate(.8, 6.2, rot=15)
    person(-1.2, -3.2, .05, "teal", 1, hat="hard")
    person(-.4, -3.6, .05, "copper", 2, hat="stetson")
    person(5.2, -3.9, .05, "yellow", 0, hat="hard")
    sign(-8.2, -2.2, "LEASE 7", 2.0, .8, 0, 0, "petrol", "white", .8, .38)
    # west-texas plants
    for i, (x, y) in enumerate([(-8.8, -7.8), (-6.4, -8.6), (-6.6, -6.6), (-8.9, 5.0), (9.2, -8.9), (9.0, 8.8), (-4.4, 5.6), (.9, 8.6), (-2.6, 8.2), (8.9, -4.0)]):
        bush(x, y, .36 + .1 * (i % 3), ["sage", "sage_l", "sage_d"][i % 3], i)
        tuft(x + .8, y - .3, 1.1, "sage_l", i)
    for i, (x, y) in enumerate([(-5.2, -9.0), (-9.0, -4.9 - 2), (-2.2, -8.9), (2.4, 8.9), (8.4, -5.6)]):
        rock(x, y, .35 + .12 * (i % 2), ["limestone", "copper_l"][i % 2], i)
    oak(8.6, 6.8, 2.8, 1.3, 3, "sage")
    benchmark(-4.0, -7.4)
