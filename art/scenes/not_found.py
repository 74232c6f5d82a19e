"""404: an empty lot. A blank signpost, an open peg hole, a tumbleweed, a surveyor with a map."""
from kit import *
from kit.service_props import *


FRAME = dict(width=31.5, lift=1.5)


def build():
    lot(20, 20, "sand", seed=52)
    # faint worn patches and a track that simply stops
    for i, (x, y, r) in enumerate([(-4.9, 5.2, 3.0), (6.0, 6.4, 2.3), (5.6, -6.6, 2.5), (-6.6, -6.7, 1.9)]):
        ball(r, x, y, -.02, "grass", sz=.03, sx=1.35, lump=.12, seed=i)
    for i, (x, y, r) in enumerate([(1.6, 1.2, 2.6), (-2.4, -5.8, 1.8)]):
        ball(r, x, y, -.02, "sand_d", sz=.02, sx=1.4, lump=.15, seed=i + 1)
    for s in (-.55, .55):
        p = curve([(9.9, -2.6 + s), (7.2, -2.6 + s), (4.6, -2.0 + s), (2.6, -.9 + s * .9), (1.2, .3 + s * .8)])
        strip(p, .34, .03, "sand_d", .03)
    # the outline of what should stand here: chalk line, dashed, with one missing corner
    x0, x1, y0, y1 = -6.6, 3.2, -2.2, 6.4
    def dash(ax, ay, bx, by):
        n = int(math.hypot(bx - ax, by - ay) / .9)
        for i in range(n):
            t = (i + .5) / n
            box(.5 if ay == by else .16, .16 if ay == by else .5, .03, ax + (bx - ax) * t, ay + (by - ay) * t, .01, "white", bevel=.008)
    dash(x0, y0, x1 - 2.4, y0)
    dash(x0, y0, x0, y1)
    dash(x0, y1, x1, y1)
    dash(x1, y1, x1, y0 + 2.6)
    for x, y in ((x0, y0), (x0, y1), (x1, y1)):
        stake(x, y, .8)
    string((x0, y0), (x0, y1), .58, .02)
    string((x0, y1), (x1, y1), .58, .02)
    # a string that has come loose
    tube([(x1, y1, .58), (x1 + .1, y1 - 1.4, .4), (x1 + .3, y1 - 2.6, .1), (x1 + .1, y1 - 3.4, .04), (x1 - .5, y1 - 3.9, .04), (x1 - .2, y1 - 4.4, .04)], .022, "white")
    # the open hole where the marker used to be: ring of stone, dark pit, spoil heap
    hx, hy = 1.6, -3.9
    lathe([(1.15, 0), (1.05, .1), (.8, .2), (.62, .2), (.56, .06)], hx, hy, 0, "clay")
    cyl(.63, .05, hx, hy, .03, "soil", segs=36, bevel=0)
    cyl(.42, .06, hx, hy, .035, "tyre", segs=36, bevel=0)
    ball(.62, hx + 1.6, hy + .7, 0, "clay", sx=1.3, sz=.6, lump=.25, seed=3)
    ball(.4, hx + 2.2, hy + .2, 0, "terra", sx=1.2, sz=.6, lump=.25, seed=1)
    with at(hx + 1.7, hy + .65, .25, rot=30, tilt=("Y", -24)):             # spade left in the heap
        rod((0, 0, 0), (0, 0, 1.5), .05, "wood")
        box(.34, .06, .46, 0, 0, -.3, "steel", bevel=.03)
        rod((-.17, 0, 1.5), (.17, 0, 1.5), .05, "wood")
    # ...and the marker itself lying beside it: stone with its disc, stake and pennant on the sand
    with at(-4.3, -6.9, .12, rot=45, tilt=("Y", -38)):
        benchmark(0, 0, flag=False, scale=1.45)
    f = .7071
    ax, ay = -3.6, -6.2
    P = lambda t, q, z: (ax + f * t + f * q, ay + f * t - f * q, z)
    rod(P(0, 0, .08), P(3.6, 0, .1), .085, "copper!metal", segs=14)
    ball(.16, *P(3.65, 0, .14), "copper!metal", sub=3)
    g = []
    for i in range(13):
        t = i / 12
        zz = .09 + .09 * abs(math.sin(t * 6.0)) * (1 - t * .4)
        g.append([P(2.0 + .75 * t, 2.5 * t, zz), P(3.5 - .75 * t, 2.5 * t, zz + .02)])
    sheet(g, "copper", thickness=.035)
    # signpost with blank arms
    ball(1.1, -2.6, 2.6, -.02, "sand_d", sz=.1, lump=.15, seed=2)
    signpost(-2.6, 2.6, 0, 5.0, arms=((45, 2.3), (222, 2.1), (50, 1.8), (228, 1.6)), ah=.58)
    for k in range(5):
        rock(-2.6 + .62 * math.cos(k * 1.26), 2.6 + .62 * math.sin(k * 1.26), .22, "limestone" if k % 2 else "stone", k)
    # puzzled surveyor with a map, theodolite
    with at(4.0, -.1, .02, scale=1.5):
        advisor(0, 0, 0, "teal", 1, hat="stetson", kind="map")
    with at(6.6, 2.4, .0):
        theodolite(0, 0, 200, 0, 1.3, 1.4)
    crate(7.8, 1.8, 0, .7, rot=25)
    # foot prints going round in a circle
    for k in range(22):
        a = k * .32
        px, py = 4.2 + 2.3 * math.cos(a) * (1 + .06 * math.sin(k)), .1 + 2.0 * math.sin(a)
        q = .1 if k % 2 else -.1
        box(.3, .15, .02, px + q * math.cos(a), py + q * math.sin(a), .012, "clay_d", bevel=.008, rot=math.degrees(a) + 90)
    # tumbleweeds with their tracks
    tumbleweed(-7.2, -3.2, 1.05, 0, 3)
    tumbleweed(7.2, -7.6, .5, 0, 8)
    for k in range(4):
        box(.7, .05, .02, -8.9 + k * .35, -3.2 - k * .42 + .35, .01, "sand_d", bevel=.008, rot=-38)
    # grass tufts, rocks, cacti, bushes
    for i in range(44):
        r = random.Random(i * 7 + 3)
        x, y = r.uniform(-9.2, 9.2), r.uniform(-9.2, 9.2)
        tuft(x, y, r.uniform(1.1, 2.0), ["sage_l", "sage", "sand_d"][i % 3], i)
    for i, (x, y, r) in enumerate([(8.6, 3.2, .5), (-8.6, 8.2, .6), (9.0, -7.6, .35), (-9.0, -8.6, .4), (-2.6, 8.6, .45), (7.9, -8.9, .3)]):
        rock(x, y, r, ["limestone", "copper_l"][i % 2], i)

    def cactus(x, y, h=2.4, m="forest"):
        cyl(.3, h, x, y, 0, m, segs=18, bevel=.12)
        ball(.3, x, y, h - .04, m)
        for s, hh in ((-1, .42), (1, .55)):
            tube([(x, y, h * hh), (x + s * .38, y + s * .38, h * hh + .02), (x + s * .5, y + s * .5, h * hh + .2), (x + s * .52, y + s * .52, h * hh + .75)], .19, m)
            ball(.19, x + s * .52, y + s * .52, h * hh + .75, m)
        ball(.13, x + .1, y - .1, h + .26, "copper_l", sub=2)
    cactus(-7.8, 6.4, 3.0)
    cactus(7.8, 7.9, 2.3)
    cactus(8.6, -5.6, 1.7)
    bush(-8.7, 2.4, .5, "sage", 1)
    bush(5.2, 8.8, .45, "sage_l", 2)
    bush(-5.0, -8.6, .4, "sage_d", 4)
