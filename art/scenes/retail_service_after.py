"""A burst pipe: the bakery is dark, its wet stock stands in crates on the pavement."""
from kit import *
from kit.second_picture import *
from kit.damage import *
from kit.service_props import advisor, carton, dryer, hose

FIRST = "retail_service"


def change():
    z = .13
    clear(-.9, -4.4, 6.6, -.9, .14, 2)                                     # guests and the board
    repaint("petrol!gloss", -1.4, -1.4, 7.4, .9, .2, 2.3, m=("amber.glow",))
    puddle(1.6, -1.5, 3.0, 1.3, z, 1)
    puddle(5.6, -1.9, 1.6, 1.1, z, 4)
    puddle(2.8, -3.9, 1.5, .7, z, 6)
    rnd = random.Random(3)
    for i, (x, y, n) in enumerate([(-.2, -1.9, 2), (.8, -2.2, 3), (1.9, -2.0, 2), (3.0, -2.5, 3), (4.0, -2.2, 2), (1.3, -3.3, 1), (2.4, -3.3, 2)]):
        for k in range(n):
            crate(x + rnd.uniform(-.05, .05), y, z + .02 + .72 * k, .72, ["wood", "sand_d", "wood_l"][(i + k) % 3], rot=rnd.uniform(-9, 9))
        for q in range(3):
            ball(.13, x - .2 + .2 * q, y, z + .1 + .72 * n, ["copper_l", "sand_d", "wood"][q], sx=1.2, sz=.7, sub=2)
    carton(5.2, -3.2, z, .8, .6, .5, 20, "sand_d", True)
    carton(4.5, -3.7, z, .7, .6, .45, -14, "wood_l", True)
    dryer(3.6, -.5, -90, z)
    dryer(.2, -.6, -90, z, "teal")
    hose([(3.5, -.6, z + .5), (3.9, -1.4, z + .1), (5.2, -4.4, z + .1), (5.8, -6.2, .14), (6.6, -6.6, .12)], "sand")
    advisor(6.3, -3.0, z, "copper", 1)
    person(5.6, -1.1, z, "white", 0)
