"""Nail clipper, file and cuticle pusher; each lies along x on z = 0."""
import math

from kit.metals import brass, chrome
from kit.outlines import arc, curve
from kit.shapes import extrude, group, lathe, loft, tube


def strip(name, line, widths, thick, material):
    """A bent metal strip: `line` of (x, z) along its middle, a width for each point."""
    rings = []
    for (x, z), width in zip(line, widths):
        w, t = width / 2, thick / 2
        rings.append([(x, -w, z - t), (x, w * 0.0, z - t), (x, w, z - t), (x, w * 1.02, z), (x, w, z + t), (x, 0, z + t),
                      (x, -w, z + t), (x, -w * 1.02, z)])
    return loft(name, rings, material, 35)


def nail_clipper(at, turn):
    steel, gold = chrome(0.12), brass(0.2)
    low = curve([(-0.95, 0.10), (-0.6, 0.06), (0.1, 0.06), (0.62, 0.10), (0.86, 0.19)], 10)
    high = curve([(-0.95, 0.10), (-0.6, 0.20), (0.1, 0.30), (0.62, 0.31), (0.86, 0.23)], 10)
    count = len(low)
    widths = [0.30 + 0.10 * math.sin(math.pi * k / (count - 1) * 0.5) for k in range(count)]
    widths[0] = 0.26
    lever = curve([(-0.98, 0.50), (-0.5, 0.42), (0.1, 0.37), (0.5, 0.375), (0.66, 0.35)], 10)
    slim = [0.26 - 0.04 * k / (len(lever) - 1) for k in range(len(lever))]
    parts = [strip('lower', low, widths, 0.035, steel), strip('upper', high, widths, 0.035, steel),
             strip('lever', lever, slim, 0.045, gold)]
    pin = lathe('pin', [(0, 0), (0.05, 0), (0.05, 0.40), (0.065, 0.415), (0.065, 0.435), (0, 0.44)], steel, 24)
    pin.location = (0.5, 0, 0.02)
    return group(parts + [pin], at, turn)


def nail_file(at, turn, grit):
    """A file with an abrasive face and rounded ends."""
    outline = arc((1.05, 0), 0.15, -90, 90, 20) + arc((-1.05, 0), 0.15, 90, 270, 20)
    back = extrude('back', outline, 0.035, brass(0.24), 0.01, 0.0, 2)
    face = [(x * 0.985, y * 0.93) for x, y in outline]
    return group([back, extrude('face', face, 0.014, grit, 0.004, 0.034, 2)], at, turn)


def pusher(at, turn):
    steel, gold = chrome(0.1), brass(0.2)
    rod = tube('rod', [(-1.0, 0, 0.07), (1.0, 0, 0.07)], 0.055, gold)
    ends = []
    for side in (-1, 1):
        line = curve([(side * 0.95, 0.07), (side * 1.2, 0.07), (side * 1.42, 0.08), (side * 1.6, 0.12)], 8)
        wide = curve([(0.07, 0), (0.06, 0), (0.14, 0), (0.12, 0)], 8)
        ends.append(strip('spoon', line, [w for w, _ in wide], 0.03, steel))
        ends.append(lathe('collar', [(0.058, -0.04), (0.07, -0.03), (0.07, 0.03), (0.058, 0.04)], steel, 32))
        ends[-1].location, ends[-1].rotation_euler = (side * 0.9, 0, 0.07), (0, math.pi / 2, 0)
    return group([rod] + ends, at, turn)
