#!/usr/bin/python3
"""Makes a full-size evening or night picture from a draft: light and color come from the draft, the fine detail and the
outline from the first picture, which has the same pixels in twice the size.

usage: enlarge_draft.py <first picture> <draft.png> <result.png>
"""
import sys

import cv2
import numpy as np


def read(path):
    p = cv2.imread(path, cv2.IMREAD_UNCHANGED).astype(np.float32) / 255
    p[..., :3] *= p[..., 3:]
    return p


first, draft = read(sys.argv[1]), read(sys.argv[2])
h, w = first.shape[:2]
half = cv2.resize(first, (w // 2, h // 2), interpolation=cv2.INTER_AREA)
size = lambda p: np.clip(cv2.resize(p, (w, h), interpolation=cv2.INTER_CUBIC), 0, 1)
big, blurred = size(draft), size(half)
light = lambda p: p[..., :3] @ np.float32((.11, .59, .30))
ratio = (light(first) + .02) / (light(blurred) + .02)
# Where the draft differs from the first picture (people removed, lamps added), no detail of the first picture is applied.
edge = lambda p: cv2.Laplacian(cv2.GaussianBlur(light(p), (0, 0), 1), cv2.CV_32F)
a, b = edge(half) / (light(half) + .05), edge(draft) / (light(draft) + .05)
num, den = cv2.GaussianBlur(a * b, (0, 0), 3), np.sqrt(cv2.GaussianBlur(a * a, (0, 0), 3) * cv2.GaussianBlur(b * b, (0, 0), 3)) + 1e-4
same = np.clip((cv2.resize(num / den, (w, h)) - .1) / .4, 0, 1)
ratio = 1 + (np.clip(ratio, .55, 1.8) - 1) * same
alpha = first[..., 3:]
color = big[..., :3] / np.maximum(big[..., 3:], 1e-3) * ratio[..., None]
result = np.concatenate((np.clip(color, 0, 1), alpha), 2)
cv2.imwrite(sys.argv[3], (result * 255 + .5).astype(np.uint8), [cv2.IMWRITE_PNG_COMPRESSION, 6])
