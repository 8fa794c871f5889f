"""A hair clipper: lacquered body, brass bands, steel blade. Built along x, blade at +x, standing on z = 0."""
import math

from kit.metals import brass, brushed, chrome, lacquer
from kit.outlines import curve, superellipse
from kit.palette import STEEL_METAL
from kit.shapes import box, extrude, group, lathe, loft, tube

# Along the body: x, width, height, how high its middle lies.
STATIONS = [(-1.75, 0.20, 0.20, 0.40), (-1.72, 0.36, 0.34, 0.40), (-1.60, 0.50, 0.46, 0.40), (-1.2, 0.60, 0.56, 0.41),
            (-0.6, 0.58, 0.55, 0.42), (0.0, 0.60, 0.54, 0.42), (0.6, 0.70, 0.52, 0.42), (1.0, 0.78, 0.46, 0.41),
            (1.22, 0.80, 0.36, 0.38)]


def body(skin):
    xs = curve([(x, w) for x, w, _, _ in STATIONS], 8)
    heights = curve([(h, z) for _, _, h, z in STATIONS], 8)
    rings = []
    for (x, width), (height, middle) in zip(xs, heights):
        rings.append([(x, y, middle + z) for y, z in superellipse(width, height, 2.9, 64)])
    return loft('body', rings, skin, 50)


def band(x, width, height, middle, metal):
    rings = []
    for dx, grow in ((-0.05, 0.0), (-0.045, 0.02), (0.045, 0.02), (0.05, 0.0)):
        rings.append([(x + dx, y, middle + z) for y, z in superellipse(width + grow, height + grow, 2.9, 64)])
    return loft('band', rings, metal, 30)


def comb_edge(width, teeth, root, tip, share=0.5):
    """Outline of a toothed blade in xy: straight at `root`, teeth up to `tip`."""
    points, pitch = [(root - 0.34, -width / 2), (root, -width / 2)], width / teeth
    for k in range(teeth):
        y = -width / 2 + k * pitch
        points += [(tip, y + pitch * 0.12), (tip, y + pitch * (share - 0.08)),
                   (root, y + pitch * share), (root, y + pitch * 0.999)]
    return points + [(root - 0.34, width / 2)]


def clipper(skin, at=(0, 0, 0), turn=(0, 0, 0)):
    gold, steel = brass(0.2), brushed('blade', STEEL_METAL, 0.2, (1, 50, 50))
    parts = [body(skin), band(-1.28, 0.595, 0.55, 0.408, gold), band(0.92, 0.765, 0.475, 0.413, gold)]
    lower = extrude('fixed blade', comb_edge(0.84, 26, 1.50, 1.68), 0.045, steel, 0.006, 0.0, 2)
    upper = extrude('moving blade', comb_edge(0.70, 22, 1.46, 1.60), 0.04, steel, 0.006, 0.0, 2)
    lower.location, upper.location = (0, 0, 0.30), (0, 0, 0.348)
    parts += [lower, upper, box('seat', (0.34, 0.72, 0.2), (1.16, 0, 0.34), steel, 0.03)]
    slider = box('switch', (0.30, 0.16, 0.07), (-0.25, 0, 0.70), gold, 0.025)
    lever = tube('lever', [(0.75, -0.37, 0.42), (0.72, -0.45, 0.44), (0.45, -0.47, 0.46), (0.1, -0.44, 0.47)],
                 0.035, chrome(0.1))
    screw = lathe('screw', [(0, 0.055), (0.05, 0.05), (0.06, 0.03), (0.06, 0)], gold, 32)
    screw.location = (1.14, 0, 0.44)
    cord = curve([(-1.72, 0, 0.40), (-2.0, 0.05, 0.34), (-2.5, 0.3, 0.21), (-3.2, 0.9, 0.19), (-3.4, 1.9, 0.19),
                  (-2.4, 2.7, 0.19), (-0.4, 3.1, 0.19), (3.0, 4.6, 0.19), (9.0, 7.5, 0.19)], 16)
    parts += [slider, lever, screw, tube('cord', cord, 0.055, lacquer('cord', (0.01, 0.01, 0.01), 0.5, 0.1))]
    sleeve = tube('sleeve', [(-1.66 - 0.06 * k, 0.002 * k * k, 0.40 - 0.006 * k) for k in range(6)], 0.1,
                  lacquer('sleeve', (0.012, 0.012, 0.012), 0.45, 0.2), radii=[1.1, 1, 0.95, 0.9, 0.8, 0.7])
    return group(parts + [sleeve], at, turn)


def guard(reach, material, at=(0, 0, 0), turn=(0, 0, 0)):
    """A guard comb lying on its back: a curved plate and long teeth; `reach` is how high they stand."""
    parts, count, width = [], 11, 0.86
    for k in range(count):
        y = (k / (count - 1) - 0.5) * width
        outline = curve([(0, 0.02), (0.34, 0.02), (0.62, 0.08), (0.86, 0.22 + reach * 0.3), (0.92, 0.30 + reach * 0.4),
                         (0.82, 0.20 + reach * 0.2), (0.6, 0.02 + 0.12 + reach * 0.75), (0.3, 0.1 + reach),
                         (0.05, 0.1 + reach * 0.9)], 5)
        tooth = extrude('tooth', outline, 0.034, material, 0.008, 0.0, 2)
        tooth.rotation_euler, tooth.location = (math.pi / 2, 0, 0), (0, y, 0)
        parts.append(tooth)
    parts.append(box('spine', (0.3, width + 0.06, 0.09), (0.16, -0.017, 0.05), material, 0.03))
    parts.append(box('rear', (0.08, width + 0.06, 0.16 + reach), (0.03, -0.017, 0.08 + reach / 2), material, 0.03))
    return group(parts, at, turn)
