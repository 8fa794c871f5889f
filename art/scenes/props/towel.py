"""Folded and rolled towels: soft lofts with a woven nap."""
import math
import random

from mathutils import Vector, noise

from kit.outlines import superellipse
from kit.shapes import group, loft


def folded(width, depth, height, at, material, seed):
    """One towel folded three times: a cushion whose front shows the folds."""
    rings = []
    for k in range(41):
        x = (k / 40 - 0.5) * width
        end = 1 - 0.16 * abs(2 * k / 40 - 1) ** 9
        ring = []
        for y, z in superellipse(depth, height, 3.2, 96):
            layers = 0.022 * abs(math.sin((z / height + 0.5) * math.pi * 3)) if y < 0 else 0.0
            lump = 0.02 * noise.noise(Vector((x * 1.8 + seed, y * 2.2, z * 6 + seed)))
            ring.append((x, y * end - layers + lump, (z + lump * 0.6) * (0.9 + 0.1 * end) + height / 2))
        rings.append(ring)
    obj = loft('towel', rings, material, 180)
    obj.location = at
    return obj


def towel_stack(at, materials, size=(1.5, 0.95), height=0.26):
    chance, parts = random.Random(11), []
    for k, material in enumerate(materials):
        towel = folded(size[0] * (1 - 0.03 * k), size[1], height, (0.02 * k, 0, k * height * 0.93), material, 3.7 * k)
        towel.rotation_euler = (0, 0, chance.uniform(-0.05, 0.05))
        parts.append(towel)
    return group(parts, at)


def rolled(length, radius, material, at, turn, turns=4.2):
    """A rolled towel lying along x: a spiral sheet with thickness, its end showing the windings."""
    steps, spiral = 240, []
    thick = radius / (turns + 0.7)
    for k in range(steps + 1):
        angle = 2 * math.pi * turns * k / steps
        r = 0.12 * radius + (radius - 0.12 * radius - thick / 2) * k / steps
        spiral.append((r, angle))
    rings, across = [], 15
    for k, (r, angle) in enumerate(spiral):
        soft = 0.5 * thick * (0.97 if k < steps else 0.6)
        ring = []
        for a, b in superellipse(length, 2 * soft, 6.0, 4 * across):
            wave = 0.012 * math.sin(5 * angle + 9 * a) + 0.02 * noise.noise(Vector((a * 2, angle, 0.3)))
            radius_here = r + b + wave * thick
            side = a + 0.03 * radius * math.sin(1.7 * angle) * (1 if abs(a) > length * 0.4 else 0)
            ring.append((side, radius_here * math.cos(angle), radius_here * math.sin(angle)))
        rings.append(ring)
    obj = loft('rolled towel', rings, material, 60)
    obj.location, obj.rotation_euler = at, turn
    return obj
