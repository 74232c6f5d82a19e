"""Street furniture, site plant, energy kit, people and the benchmark marker."""
import math
import random

from .core import at, ball, box, cyl, hull, lathe, prism, profile, rod, sheet, text, tube

PEOPLE = ["copper", "teal", "sand", "petrol", "sage_d", "white", "yellow"]
SKINS = ["skin1", "skin2", "skin3"]


def benchmark(x, y, h=2.2, z=0.0, flag=True, scale=1.3):
    """THE brand object: copper disc set in a stone, a stake and a pennant. One per lot."""
    with at(x, y, z, scale=scale):
        lathe([(.46, 0), (.42, .16), (.34, .22), (0, .22)], m="limestone")
        cyl(.30, .07, 0, 0, .20, "copper!metal", bevel=.02)
        cyl(.11, .04, 0, 0, .26, "limestone", bevel=.01, segs=18)
        if flag:
            cyl(.055, h, 0, 0, .2, "copper!metal", bevel=.01, segs=14)
            ball(.11, 0, 0, h + .22, "copper!metal", sub=2)
            # triangular pennant, turned to face the camera, with a slight wave
            with at(0, 0, h - .75, rot=45):
                grid = []
                for i in range(9):
                    t = i / 8
                    ww = .14 * math.sin(t * 4.4) * t
                    half = .42 * (1 - t)
                    grid.append([(.05 + 1.25 * t, ww, .45 - half), (.05 + 1.25 * t, ww, .45 + half)])
                sheet(grid, "copper", thickness=.035)


def person(x, y, z=0.0, m=None, seed=0, hat=None, h=1.45, hair=None):
    """Peg figure: turned body and a round head."""
    r = random.Random(seed * 17 + 2)
    m = m or r.choice(PEOPLE)
    skin = SKINS[seed % 3]
    k = h / 1.45
    with at(x, y, z, scale=k):
        lathe([(.0, 0), (.24, 0), (.27, .04), (.25, .35), (.20, .75), (.13, .98), (.0, 1.02)], m=m, segs=24)
        ball(.21, 0, 0, 1.2, skin)
        if hat == "hard":
            lathe([(.27, 1.24), (.27, 1.27), (.22, 1.29), (.2, 1.4), (.1, 1.47), (0, 1.49)], m="yellow", segs=24)
        elif hat == "stetson":
            lathe([(.38, 1.28), (.40, 1.31), (.2, 1.33), (.17, 1.5), (.08, 1.54), (0, 1.53)], m="sand_d", segs=24)
        else:
            c = hair or {"skin1": ["trunk", "sand_d", "clay_d"], "skin2": ["tyre", "soil"], "skin3": ["tyre"]}[skin][seed % (3 if skin == "skin1" else 1 + (skin == "skin2"))]
            ball(.215, -.03, .03, 1.25, c, sz=.95, sub=3)
            ball(.205, .07, -.07, 1.165, skin)


def lamp(x, y, h=3.4, rot=0, z=0.0, m="ink"):
    with at(x, y, z, rot):
        cyl(.14, .22, 0, 0, 0, m, bevel=.03, segs=16)
        cyl(.055, h, 0, 0, 0, m, r2=.04, segs=12)
        tube([(0, 0, h), (.06, 0, h + .16), (.22, 0, h + .26), (.55, 0, h + .28)], .04, m)
        box(.5, .2, .08, .72, 0, h + .24, m, bevel=.03)
        box(.38, .14, .04, .72, 0, h + .205, "amber!glow", bevel=.01)


def lantern(x, y, h=1.6, z=0.0):
    cyl(.05, h, x, y, z, "ink", segs=10)
    ball(.17, x, y, z + h + .1, "amber!glow", sub=3)


def sign(x, y, label="", w=2.4, h=1.0, rot=0, z=0.0, m="teal", fg="white", post=1.4, size=.5):
    with at(x, y, z, rot):
        for s in (-1, 1):
            box(.12, .12, post + h * .5, s * w * .34, .04, 0, "wood", bevel=.02)
        box(w, .14, h, 0, 0, post, m, bevel=.05)
        if label:
            text(label, size, 0, -.08, post + h / 2, fg, depth=.02)


def bench(x, y, rot=0, z=0.0):
    with at(x, y, z, rot):
        for s in (-.6, .6):
            box(.1, .45, .38, s, 0, 0, "dark", bevel=.02)
        for k in range(3):
            box(1.5, .13, .07, 0, -.16 + .16 * k, .38, "wood", bevel=.02)
        box(1.5, .07, .34, 0, .24, .55, "wood", bevel=.02)


def cone(x, y, z=0.0):
    box(.4, .4, .06, x, y, z, "copper", bevel=.02)
    cyl(.15, .5, x, y, z + .05, "copper", r2=.03, segs=16, bevel=0)
    cyl(.115, .12, x, y, z + .22, "white", r2=.085, segs=16, bevel=0)


def crate(x, y, z=0.0, s=.8, m="wood_l", rot=0):
    with at(x, y, z, rot):
        box(s, s, s, 0, 0, 0, m, bevel=.03)
        for k in (-1, 1):
            box(s + .06, s + .06, .1, 0, 0, s / 2 - .05 + k * s * .42, "wood", bevel=.02)


def barrel(x, y, z=0.0, m="teal", h=.95):
    lathe([(.0, 0), (.32, 0), (.34, .03), (.34, h * .33), (.365, h * .35), (.34, h * .37), (.34, h * .63), (.365, h * .65), (.34, h * .67),
           (.34, h - .03), (.32, h), (.29, h - .03), (0, h - .03)], x, y, z, m, segs=28)


def container(x, y, z=0.0, length=5.2, m="copper", w=2.0, h=2.1, rot=0):
    """Shipping container with corrugation."""
    with at(x, y, z, rot):
        box(length, w, h - .05, 0, 0, .02, m, bevel=.04)
        n = int(length / .36)
        for i in range(n):
            px = -length / 2 + .25 + (length - .5) * i / (n - 1)
            box(.17, w + .07, h - .4, px, 0, .2, m, bevel=.02)
        for zz in (0, h - .16):
            box(length + .06, w + .1, .16, 0, 0, zz, m, bevel=.03)
        for s in (-1, 1):
            for q in (-1, 1):
                box(.18, .18, h - .01, s * (length / 2 - .05), q * (w / 2 - .05), .005, m, bevel=.03)
        for k in (-.5, .5):
            cyl(.035, h - .3, length / 2 + .06, k * w * .5, .15, "kerb", segs=8, bevel=0)


def silo(x, y, h=5.0, r=1.2, z=0.0, m="white", cap="teal"):
    cyl(r, h, x, y, z, m, bevel=.05, segs=44)
    for i in range(1, int(h)):
        cyl(r + .03, .07, x, y, z + i, "kerb", bevel=.02, segs=44)
    lathe([(r + .08, 0), (r + .08, .1), (r * .75, r * .42), (.22, r * .62), (.2, r * .72), (0, r * .72)], x, y, z + h, cap, segs=44)
    ladder(x, y - r - .05, z, h)


def ladder(x, y, z, h, m="dark", rot=0):
    with at(x, y, z, rot):
        for s in (-.17, .17):
            box(.05, .05, h, s, 0, 0, m, bevel=0)
        for i in range(int(h / .32)):
            box(.34, .04, .04, 0, 0, .2 + i * .32, m, bevel=0)


def tank(x, y, r=2.2, h=2.6, z=0.0, m="white", band="copper"):
    """Storage tank with ring beams, conical roof, rail and ladder."""
    cyl(r + .25, .14, x, y, z, "concrete", bevel=.03, segs=56)
    cyl(r, h, x, y, z + .12, m, bevel=.05, segs=56)
    cyl(r + .02, .36, x, y, z + h * .62, band, bevel=.02, segs=56)
    for k in (.3, .9):
        cyl(r + .03, .06, x, y, z + h * k, "kerb", bevel=.01, segs=56)
    lathe([(r + .06, 0), (r + .06, .1), (r * .4, .42), (0, .52)], x, y, z + h + .1, m, segs=56)
    cyl(.2, .3, x, y, z + h + .5, "steel", bevel=.03)
    n = 26
    for i in range(n):
        a = 2 * math.pi * i / n
        cyl(.02, .45, x + (r - .05) * math.cos(a), y + (r - .05) * math.sin(a), z + h + .15, "dark", segs=6, bevel=0)
    tube([(x + (r - .05) * math.cos(2 * math.pi * i / 48), y + (r - .05) * math.sin(2 * math.pi * i / 48), z + h + .6) for i in range(48)], .028, "dark", closed=True)


def pumpjack(x, y, rot=0, z=0.0, m="copper", s=1.0):
    """Nodding donkey. Head over the well at +x."""
    with at(x, y, z, rot, scale=s):
        box(7.0, 1.5, .3, 0, 0, 0, "concrete", bevel=.05)
        for q in (-1, 1):
            for dx in (-.95, .95):
                rod((dx, q * .5, .3), (0, q * .2, 3.7), .1, m)
            rod((-.5, q * .36, 2.0), (.5, q * .36, 2.0), .06, m)
        box(.5, .62, .3, 0, 0, 3.6, "dark", bevel=.05)
        with at(0, 0, 3.95, tilt=("Y", 9)):
            box(6.0, .36, .5, .2, 0, -.1, m, bevel=.05)
            for q in (-1, 1):
                box(5.8, .06, .12, .2, q * .2, .1, "copper_l", bevel=.02)
            # horse head
            profile([(2.9, .55), (3.15, .75), (3.55, .45), (3.75, -.2), (3.75, -.9), (3.5, -1.15), (3.35, -.6), (2.9, -.2)], .55, 0, 0, 0, m, bevel=.06)
            ex, ez = -2.7, 0
        # polished rod, well head
        rod((3.72, 0, 2.55), (3.72, 0, .5), .035, "kerb")
        cyl(.28, .5, 3.72, 0, .0, "teal", bevel=.05)
        cyl(.16, .9, 3.72, 0, .3, "teal", bevel=.03)
        rod((3.72, 0, .75), (4.4, 0, .75), .08, "teal")
        # crank and counterweight
        box(1.5, .9, 1.0, -2.6, 0, .3, "petrol", bevel=.08)
        for q in (-1, 1):
            with at(-2.6, q * .55, 1.35, tilt=("Y", 32)):
                box(.42, .2, 2.0, 0, 0, -.6, "teal", bevel=.05)
                cyl(.62, .26, 0, 0, -.5, "ink", axis="Y", bevel=.05)
            rod((-2.6 + 1.3 * math.sin(math.radians(32)), q * .55, 1.35 + 1.3 * math.cos(math.radians(32))), (-2.45, q * .45, 4.3), .06, "kerb")
        rod((-2.45, -.5, 4.3), (-2.45, .5, 4.3), .09, "kerb")
        box(1.0, .8, .8, -4.2 + .4, 0, .3, "teal", bevel=.08)
        ladder(-.2, -.62, .3, 3.2)


def turbine(x, y, h=11.0, r=4.4, phase=20, rot=-8, z=0.0, m="white"):
    """Three-blade wind turbine; rot 0 faces -y, positive turns towards +x."""
    with at(x, y, z, rot):
        cyl(.75, .18, 0, 0, 0, "concrete", bevel=.04, segs=40)
        cyl(.36, h, 0, 0, .1, m, r2=.18, segs=32)
        cyl(.372, .35, 0, 0, .7, "copper", r2=.362, segs=32, bevel=.01)
        box(.62, 1.6, .6, 0, .25, h - .2, m, bevel=.16)
        cyl(.24, .2, 0, -.62, h + .1, m, axis="Y", bevel=.03)
        with at(0, -.78, h + .1):
            ball(.28, 0, 0, 0, "copper", sy=1.2)
            for k in range(3):
                a = math.radians(phase + 120 * k)
                grid = []
                for i in range(11):
                    t = i / 10
                    rad = .2 + (r - .2) * t
                    ch = (.16 + .30 * min(1, t * 5)) * (1 - .80 * max(0, t - .12)) * 1.15
                    tw = math.radians(24 * (1 - t))
                    row = []
                    for u in (-.32, .0, .68):
                        px, py = ch * u * math.cos(tw), ch * u * math.sin(tw) - (.05 if u == 0 else 0)
                        row.append((px * math.cos(a) + rad * math.sin(a), py, -px * math.sin(a) + rad * math.cos(a)))
                    grid.append(row)
                sheet(grid, m, thickness=.05)


def crane(x, y, h=13.0, jib=8.5, rot=0, z=0.0, m="yellow", load_at=.7, drop=4.0):
    """Tower crane; jib points along +x before rotation."""
    def lattice(p0, p1, wid, n, up):
        """Square lattice beam from p0 to p1 (axis aligned in z or x)."""
        hw = wid / 2
        for a in (-hw, hw):
            for b in (-hw, hw):
                if up:
                    box(.09, .09, p1 - p0, a, b, p0, m, bevel=.01)
                else:
                    box(p1 - p0, .08, .08, (p0 + p1) / 2, a, h + b, m, bevel=.01)
        for i in range(n):
            u0, u1 = p0 + (p1 - p0) * i / n, p0 + (p1 - p0) * (i + 1) / n
            if i % 2:
                u0, u1 = u1, u0
            for a in (-hw, hw):
                if up:
                    rod((a, -hw, u0), (a, hw, u1), .032, m, segs=6)
                    rod((-hw, a, u0), (hw, a, u1), .032, m, segs=6)
                else:
                    rod((u0, a, h - hw), (u1, a, h + hw), .03, m, segs=6)
            if not up:
                rod((u0, -hw, h + hw), (u1, hw, h + hw), .03, m, segs=6)
    with at(x, y, z, rot):
        box(2.0, 2.0, .35, 0, 0, 0, "concrete", bevel=.06)
        lattice(.3, h - .5, .8, int(h * 1.05), True)
        box(1.0, 1.0, .35, 0, 0, h - .75, "dark", bevel=.05)
        lattice(.4, jib, .6, int(jib * 1.3), False)
        lattice(-jib * .36, -.4, .6, 4, False)
        box(.85, .85, 1.1, .75, -.62, h - .75, "teal_l", bevel=.08)
        box(.5, .5, .55, .98, -.86, h - .35, "glass_d", bevel=.04)
        rod((0, 0, h + .2), (0, 0, h + 2.2), .12, m)
        for a, b in ((jib * .75, .3), (-jib * .33, .3)):
            rod((0, 0, h + 2.15), (a, 0, h + b), .035, "dark", segs=6)
        box(1.2, .9, 1.0, -jib * .31, 0, h - 1.2, "petrol", bevel=.06)
        lx = jib * load_at
        box(.6, .5, .16, lx, 0, h - .46, "dark", bevel=.03)
        for s in (-.12, .12):
            rod((lx + s, 0, h - .4), (lx + s * .5, 0, h - drop), .018, "dark", segs=6)
        box(.22, .22, .3, lx, 0, h - drop - .25, "copper", bevel=.04)
        for s in (-1, 1):
            rod((lx, 0, h - drop - .2), (lx + s * .8, 0, h - drop - .95), .02, "dark", segs=6)
        box(2.3, .22, .26, lx, 0, h - drop - 1.2, "copper", bevel=.03)


def solar(x, y, z=0.0, cols=3, rows=2, tilt=24, rot=0, post=True, cell=.85):
    """Ground-mounted solar panel facing -y."""
    w, d = cols * cell, rows * cell
    with at(x, y, z, rot):
        if post:
            for s in (-.35, .35):
                cyl(.05, .6, s * w, .1, 0, "steel", segs=10)
        with at(0, 0, .55 if post else .06, tilt=("X", tilt)):
            box(w + .1, d + .1, .08, 0, 0, 0, "kerb", bevel=.02)
            for i in range(cols):
                for j in range(rows):
                    box(cell - .07, cell - .07, .05, -w / 2 + cell * (i + .5), -d / 2 + cell * (j + .5), .055, "petrol!gloss", bevel=.01)


def sandbags(length, x, y, rows=3, along="x", z=0.0, m="sand_d"):
    """Wall of sandbags in running bond."""
    n = max(2, int(length / .62))
    with at(x, y, z, rot=0 if along == "x" else 90):
        for r in range(rows):
            k = n - (r % 2)
            for i in range(k):
                px = -length / 2 + length / n * (i + .5 + (r % 2) * .5)
                ball(.36, px, (i % 2) * .04, .13 + r * .22, m if (i + r) % 3 else "sand", sx=.98, sy=.68, sz=.42, lump=.08, seed=(i + r) % 5, sub=3)


def pool(w, d, x, y, z=0.0):
    """Swimming pool with coping and steps, sunk look without a boolean: rim above a light basin."""
    box(w + .7, d + .7, .16, x, y, z, "white", bevel=.05)
    box(w, d, .06, x, y, z + .13, "pool", bevel=.02)
    box(w, d, .05, x, y, z + .155, "pool!gloss", bevel=.01)
    rnd = random.Random(5)
    for _ in range(int(w * d / 3)):
        box(rnd.uniform(.4, .9), .05, .012, x + rnd.uniform(-.38, .38) * w, y + rnd.uniform(-.36, .36) * d, z + .205, "white", bevel=.004, rot=45)
    for s in (-.22, .22):
        tube([(x - w / 2 + .35 + s, y + d / 2 + .28, z + .16), (x - w / 2 + .35 + s, y + d / 2 + .2, z + .75),
              (x - w / 2 + .35 + s, y + d / 2 - .1, z + .8), (x - w / 2 + .35 + s, y + d / 2 - .2, z + .1)], .035, "kerb")


def lounger(x, y, rot=0, z=0.0, m="white"):
    with at(x, y, z, rot):
        box(.62, 1.3, .12, 0, 0, .22, m, bevel=.04)
        with at(0, .55, .3, tilt=("X", 38)):
            box(.62, .75, .1, 0, .3, 0, m, bevel=.04)
        for a in (-.24, .24):
            for b in (-.5, .5):
                box(.06, .06, .24, a, b, 0, "wood", bevel=0)


def parasol(x, y, z=0.0, m="copper", m2="white", r=1.05, h=2.0):
    cyl(.2, .08, x, y, z, "concrete", bevel=.02, segs=20)
    cyl(.04, h, x, y, z, "wood", segs=10)
    n = 8
    for k in range(n):
        a0, a1 = 2 * math.pi * k / n, 2 * math.pi * (k + 1) / n
        am = (a0 + a1) / 2
        p = lambda a, rr, zz: (x + rr * math.cos(a), y + rr * math.sin(a), z + zz)
        hull([p(a0, .02, h + .02), p(a0, r, h - .42), p(a1, r, h - .42), p(a0, .02, h + .07), p(a0, r, h - .36), p(a1, r, h - .36),
              p(am, r * .94, h - .34)], m if k % 2 else m2, bevel=0)
    ball(.06, x, y, z + h + .08, m, sub=2)


def flagpole(x, y, h=4.5, z=0.0):
    """Lone-star colours reduced to the palette."""
    cyl(.05, h, x, y, z, "kerb", segs=10)
    ball(.09, x, y, z + h, "yellow", sub=2)
    with at(x, y, z + h - 1.15, rot=45):
        box(.5, .05, 1.0, .3, 0, 0, "teal", bevel=.01)
        box(1.0, .05, .5, 1.05, 0, .5, "white", bevel=.01)
        box(1.0, .05, .5, 1.05, 0, 0, "copper", bevel=.01)


def mailbox(x, y, z=0.0, m="copper", rot=0):
    with at(x, y, z, rot):
        box(.1, .1, .8, 0, 0, 0, "wood", bevel=.02)
        box(.36, .6, .36, 0, 0, .78, m, bevel=.12)
        box(.04, .05, .3, .2, 0, .98, "white", bevel=.01)
