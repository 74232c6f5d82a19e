"""Hail: stones on the forecourt, every car dented."""
from kit import *
from kit.second_picture import *
from kit.damage import *

FIRST = "auto_service"


def change():
    clear(-1.3, -.4, .8, 1.0, .08, 2)                                      # customers
    clear(-4.6, -3.4, -1.6, -2.5, .05, 1)                                  # cones
    # a row of cars waiting for their owners
    colors = ["copper", "teal_l", "limestone", "petrol", "sand", "teal"]
    for k in range(3):
        car(-6.9 + 2.15 * k, -4.0, -90, colors[k], z=.06)
        dents(-6.9 + 2.15 * k, -4.0, -90, .06, 20 + k)
    dents(7.7, -2.0, 90, .08, 2)
    stones(-8.4, -6.0, 6.4, 2.0, 210, 8, .07, avoid=((-7.9, -5.8, -1.7, -2.2), (-2.2, -5.7, 3.4, -3.5), (-7.1, -2.3, -2.7, -.3)))
    stones(6.2, -6.0, 8.9, 1.0, 44, 9, .09)
    person(.2, .2, .07, "yellow", 2)
    person(1.1, -.3, .07, "sand", 3)
