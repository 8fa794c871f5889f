"""Barber's scissors, half open, lying in the xy plane with the tips along +x."""
import math

from kit.metals import brass, brushed, chrome
from kit.outlines import curve
from kit.palette import STEEL_METAL
from kit.shapes import group, lathe, loft, tube

LENGTH, THICK = 2.55, 0.055


def section(x):
    """Cross-section of one blade: flat inside, hollow bevel outside, straight cutting edge at y = 0."""
    t = max(0.0, x / LENGTH)
    wide = 0.20 * (1 - t) ** 0.55 + 0.012
    thick = THICK * (1 - 0.75 * t)
    return [(x, 0, 0), (x, wide, 0), (x, wide + 0.01, thick * 0.4), (x, wide * 0.9, thick),
            (x, wide * 0.62, thick * 1.05), (x, wide * 0.3, thick * 0.5), (x, 0, 0.004)]


def half(blade, bow, hooked):
    """One blade with shank and ring; mirrored for the other by the caller."""
    body = loft('blade', [section(-0.3 + (LENGTH + 0.3) * k / 44) for k in range(45)], blade, 24)
    line = curve([(0.1, 0.09, 0.02), (-0.1, 0.08, 0.035), (-0.5, -0.02, 0.035), (-1.0, -0.09, 0.035),
                  (-1.36, -0.21, 0.035), (-1.46, -0.29, 0.035)], 10)
    count = len(line) - 1
    shank = tube('shank', line, 0.085, bow, radii=[1.1 - 0.4 * k / count for k in range(count + 1)])
    centre, ring = (-1.72, -0.33), []
    for k in range(64):
        a = 2 * math.pi * k / 64
        ring.append((centre[0] + 0.37 * math.cos(a), centre[1] + 0.29 * math.sin(a) - 0.1 * math.cos(a), 0.035))
    parts = [body, shank, tube('bow', ring, 0.064, bow, True)]
    if hooked:
        hook = curve([(-2.02, -0.4, 0.035), (-2.2, -0.42, 0.035), (-2.4, -0.30, 0.05), (-2.5, -0.16, 0.06)], 8)
        parts.append(tube('rest', hook, 0.05, bow, radii=[1.0 - 0.4 * k / (len(hook) - 1) for k in range(len(hook))]))
    return group(parts)


def scissors(at=(0, 0, 0), turn=(0, 0, 0), opened=26):
    blade, bow = brushed('ground steel', STEEL_METAL, 0.2, (50, 1, 50)), brass(0.2)
    upper, lower = half(blade, bow, True), half(blade, bow, False)
    upper.rotation_euler = (0, 0, math.radians(opened / 2))
    lower.rotation_euler = (math.pi, 0, -math.radians(opened / 2))
    screw = lathe('screw', [(0, 0.115), (0.07, 0.113), (0.085, 0.1), (0.088, 0.05), (0, 0.05)], chrome(0.12), 48)
    screw.location = (0.02, 0, 0)
    return group([upper, lower, screw], at, turn)
