"""A shaving brush: lacquered handle, brass collar, badger hair drawn hair by hair."""
import math
import random

import bpy

from kit.graph import Graph
from kit.metals import brass, lacquer
from kit.outlines import curve
from kit.palette import TEAL, linear, mix
from kit.shapes import add, group, lathe

HAIRS, JOINTS, ROOT = 5200, 7, 0.93
BANDS = [(0, '#b59c78'), (0.35, '#6d5235'), (0.55, '#2b1d12'), (0.72, '#7d6547'), (0.9, '#e9dcc3')]


def hair():
    graph = Graph('badger hair')
    height = graph.remap(graph.axes()[2], ROOT, 1.95)
    colour = graph.ramp(height, [(place, linear(tone)) for place, tone in BANDS])
    return graph.surface(Base_Color=colour, Roughness=0.5, Specular=0.35).material


def bristles(chance):
    data = bpy.data.curves.new('bristles', 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution = '3D', 0.0042, 1
    for _ in range(HAIRS):
        share, angle = math.sqrt(chance.random()), chance.random() * 2 * math.pi
        foot, tip = 0.27 * share, 0.52 * share * (1 + 0.05 * chance.gauss(0, 1))
        length = 0.98 - 0.30 * share ** 2.4 + 0.02 * chance.gauss(0, 1)
        lean = chance.gauss(0, 0.012), chance.gauss(0, 0.012)
        line = data.splines.new('POLY')
        line.points.add(JOINTS - 1)
        for k, point in enumerate(line.points):
            t = k / (JOINTS - 1)
            r = foot + (tip - foot) * t ** 0.75
            point.co = (r * math.cos(angle) + lean[0] * t, r * math.sin(angle) + lean[1] * t,
                        ROOT + length * t - 0.05 * share * t * t, 1)
            point.radius = 1.15 - 0.75 * t
    data.materials.append(hair())
    return add(bpy.data.objects.new('bristles', data))


def shaving_brush(at=(0, 0, 0), turn=(0, 0, 0)):
    shape = curve([(0, 0), (0.3, 0), (0.345, 0.03), (0.35, 0.1), (0.3, 0.22), (0.2, 0.36), (0.17, 0.46),
                   (0.22, 0.58), (0.3, 0.7), (0.31, 0.78)], 8)
    blue = mix(TEAL, (0.0, 0.05, 0.1), 0.3)
    handle = lathe('handle', shape, lacquer('handle', blue, 0.16, 1.0), 96)
    ring = [(0.31, 0.77), (0.335, 0.775), (0.335, 0.8), (0.32, 0.81), (0.32, 0.9), (0.335, 0.91),
            (0.335, 0.94), (0.3, 0.95), (0, 0.95)]
    return group([handle, lathe('collar', ring, brass(0.18), 96), bristles(random.Random(3))], at, turn)
