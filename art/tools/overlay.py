#!/usr/bin/python3
"""Lays a rendered part over a picture, with a soft seam.

usage: overlay.py <picture> <part.png> <result.png> <width> <height> <left> <top>
"""
import sys

import cv2
import numpy as np

SEAM = 10


def premultiplied(picture):
    p = picture.astype(np.float32)
    p[..., :3] *= p[..., 3:] / 255
    return p


picture, part, out = sys.argv[1:4]
w, h, left, top = map(int, sys.argv[4:])
under = cv2.imread(picture, cv2.IMREAD_UNCHANGED)
if under.shape[1] != w:
    under = cv2.resize(under, (w, h), interpolation=cv2.INTER_AREA)
over = cv2.imread(part, cv2.IMREAD_UNCHANGED)
right, bottom = left + over.shape[1], top + over.shape[0]
ramp = lambda n, lo, hi: np.minimum(np.minimum(1, (np.arange(n) + 1) / SEAM) if lo else 1, np.minimum(1, np.arange(n, 0, -1) / SEAM) if hi else 1) * np.ones(n)
share = (ramp(bottom - top, top > 0, bottom < h)[:, None] * ramp(right - left, left > 0, right < w)[None])[..., None]
below = under[top:bottom, left:right]
mixed = premultiplied(over) * share + premultiplied(below) * (1 - share)
mixed[..., :3] /= np.maximum(mixed[..., 3:] / 255, 1e-3)
result = under.copy()
result[top:bottom, left:right] = np.where(share < 1e-6, below, np.clip(mixed + .5, 0, 255).astype(np.uint8))
cv2.imwrite(out, result, [cv2.IMWRITE_PNG_COMPRESSION, 6])
