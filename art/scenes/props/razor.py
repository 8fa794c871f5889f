"""A straight razor, opened: hollow-ground blade, dark horn scales, brass pins. It lies in the xy plane."""
import math

from kit.graph import Graph
from kit.metals import brass, brushed
from kit.outlines import curve
from kit.palette import INK, OXBLOOD, STEEL_METAL, mix
from kit.shapes import extrude, group, lathe, loft, tube

LENGTH, HEIGHT, THICK = 1.62, 0.34, 0.05


def horn():
    graph = Graph('horn')
    cloud = graph.noise(graph.place((0.8, 3.0, 3.0)), 2.0, 4, 0.55, 0.8)
    tone = graph.ramp(cloud, [(0.35, mix(OXBLOOD, INK, 0.9)), (0.7, mix(OXBLOOD, INK, 0.35))])
    return graph.surface(Base_Color=tone, Roughness=0.2, Clearcoat=1.0).material


def section(x):
    """The blade's cross-section at x: spine at y = 0, hollow ground down to the edge."""
    tip = max(0.0, (x - LENGTH + 0.12) / 0.12)
    height = HEIGHT - 0.05 * tip ** 2
    rows = []
    for k in range(19):
        v = k / 18
        half = THICK * (0.52 * (1 - v) ** 3 + 0.40 * (1 - v) ** 0.7 * math.exp(-5 * v)) + 0.0009
        rows.append((v * height, half))
    return [(x, -y, half) for y, half in rows] + [(x, -y, -half) for y, half in reversed(rows)]


def blade():
    steel = brushed('blade', STEEL_METAL, 0.17, (60, 1, 60))
    rings = [section(0.30 + (LENGTH - 0.30) * k / 60) for k in range(61)]
    body = loft('blade', rings, steel, 30)
    neck = curve([(0.34, -0.06, 0), (0.16, -0.045, 0), (0, -0.04, 0), (-0.2, -0.03, 0), (-0.4, 0.06, 0),
                  (-0.54, 0.22, 0)], 10)
    thick = [1.25 - 0.75 * k / (len(neck) - 1) for k in range(len(neck))]
    tang = tube('tang', neck, 0.045, steel, radii=thick)
    holder = group([body, tang])
    return holder


def razor(at=(0, 0, 0), turn=(0, 0, 0), opened=128):
    metal, skin = brass(0.18), horn()
    steel = blade()
    steel.rotation_euler = (0, 0, math.radians(opened))
    upper = curve([(-0.12, 0), (-0.1, 0.1), (0.1, 0.13), (0.6, 0.11), (1.2, 0.15), (1.62, 0.1), (1.72, 0)], 8)
    lower = curve([(1.72, 0), (1.66, -0.12), (1.25, -0.12), (0.65, -0.14), (0.1, -0.12), (-0.08, -0.1),
                   (-0.12, 0)], 8)
    outline = (upper + lower[1:-1])[::-1]
    parts = [steel] + [extrude('scale', outline, 0.045, skin, 0.018, z, 4) for z in (0.055, -0.1)]
    for x in (0, 0.78, 1.5):
        pin = lathe('pin', [(0, 0.125), (0.022, 0.124), (0.03, 0.115), (0.05, 0.112), (0.055, 0.09)], metal, 32)
        pin.location = (x, 0, 0)
        parts.append(pin)
    return group(parts, at, turn)
