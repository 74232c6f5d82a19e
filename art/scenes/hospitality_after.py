"""Night: lamps and windows lit, pool glowing, nobody left on the terrace."""
from kit import *
from kit.second_picture import *

FIRST = "hospitality"
LIGHT = dict(sun=.34, ambient=.17, tint=(.50, .70, 1.0))
PEOPLE = ((5.2, -4.1), (2.4, -6.3), (7.9, -6.5), (7.2, -6.2), (-1.2, 1.4), (-6.6, -6.4))


def change():
    for x, y in PEOPLE:
        clear(x - .3, y - .3, x + .3, y + .3, .14, 2.0)
    clear(-9.9, -8.6, -6.6, -4.2, .1, 2.2)                                 # the car on the drive
    glow(1.5)
    lit = find(-9.2, 2.6, 2.0, 3.7, 2.4, 10.0, m=("glass.gloss", "glass_d.gloss"))
    for i, ob in enumerate(lit):                                           # rooms: some lit, the rest dark
        ob.material_slots[0].link = "OBJECT"
        ob.material_slots[0].material = mat("ink!gloss" if i % 7 else "amber!glow")
    repaint("amber!glow", -9.2, 2.9, 2.0, 3.5, .3, 2.2, m=("glass.gloss", "glass_d.gloss"))  # lobby
    repaint("amber!glow", 2.4, 1.8, 9.0, 2.5, .3, 2.2, m=("glass.gloss",))                   # restaurant
    for x in (-7.4, -4.2, -1.0):
        light(x, 2.3, 1.6, 70)
    for x in (3.4, 5.6, 7.8):
        light(x, 1.4, 1.7, 70)
    light(-7.6, .9, 2.6, 90)                                               # porte-cochere
    light(9.6, 5.4, 1.9, 60)
    for x in (1.4, 3.6, 5.8):                                              # pool
        light(x, -3.4, .75, 40, (.45, .9, 1))
    for x, y in ((-5.2, -3.2), (-5.2, -6.7), (1.2, -7.6), (8.6, -7.2), (-.6, -1.8)):
        cyl(.05, 1.0, x, y, .1, "ink", segs=10)
        ball(.16, x, y, 1.2, "amber!glow", sub=3)
        light(x, y, 1.45, 45)
    for k in range(5):                                                     # roof sign
        light(-6.5 + 1.45 * k, 2.6, 10.9, 16, (1, .6, .35))
