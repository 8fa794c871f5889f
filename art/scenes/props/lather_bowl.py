"""A hammered brass bowl with whipped lather."""
import math

from mathutils import Vector, noise

from kit.metals import hammered
from kit.outlines import curve
from kit.palette import BRASS_METAL
from kit.shapes import group, lathe, solid
from kit.surfaces import lather

RINGS, SPOKES, RADIUS = 90, 200, 0.775


def mound(x, y):
    """Height of the lather over the bowl's foot: a soft spiral drawn up by the brush."""
    r = min(1.0, math.hypot(x, y) / RADIUS)
    turned = math.atan2(y, x) + 5.0 * r
    crest = 0.075 * math.sin(3 * turned) * (4 * r * (1 - r)) ** 0.8
    folds = 0.07 * noise.fractal(Vector((x * 3.1, y * 3.1, 4.3)), 0.9, 2, 4) * (1 - r ** 5)
    return 0.765 + 0.34 * (1 - r ** 2.0) ** 0.85 + crest + folds


def lather_bowl(at=(0, 0, 0), filled=True):
    outer = curve([(0, 0), (0.34, 0), (0.4, 0.03), (0.36, 0.1), (0.62, 0.3), (0.8, 0.62), (0.84, 0.86)], 8)
    inner = curve([(0, 0.15), (0.4, 0.18), (0.62, 0.36), (0.77, 0.64), (0.80, 0.85)], 8)
    rim = [(0.845, 0.875), (0.838, 0.888), (0.82, 0.892), (0.805, 0.882)]
    shell = hammered('bowl', BRASS_METAL, 0.2, 8.0, 0.22)
    parts = [lathe('bowl', outer + rim + inner[::-1], shell, 160)]
    if filled:
        vertices = []
        for ring in range(RINGS + 1):
            for spoke in range(SPOKES):
                angle, r = 2 * math.pi * spoke / SPOKES, RADIUS * ring / RINGS
                x, y = r * math.cos(angle), r * math.sin(angle)
                vertices.append((x, y, mound(x, y)))
        faces = [(i * SPOKES + j, (i + 1) * SPOKES + j, (i + 1) * SPOKES + (j + 1) % SPOKES,
                  i * SPOKES + (j + 1) % SPOKES) for i in range(RINGS) for j in range(SPOKES)]
        parts.append(solid('lather', vertices, faces, lather(), 180))
    return group(parts, at)
