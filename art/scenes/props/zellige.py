"""Zellige: eight-pointed stars and crosses, each tile cut, tilted and glazed on its own."""
import math
import random

from kit.graph import Graph
from kit.outlines import inset
from kit.palette import BONE, BRASS, INK, OXBLOOD, TEAL, mix
from kit.shapes import extrude, group

INNER = math.cos(math.pi / 4) / math.cos(math.pi / 8)


def glaze(name, tint):
    """Uneven hand-made glaze: pooled colour, ripples, a wet shine."""
    graph = Graph(name)
    info = graph.node('ObjectInfo').outputs['Random']
    tone = graph.ramp(info, [(0.0, mix(tint, INK, 0.35)), (0.6, tint), (1.0, mix(tint, BONE, 0.12))])
    ripples = graph.noise(graph.place(), 5, 2)
    graph.surface(Base_Color=tone, Roughness=0.1, Specular=0.6)
    return graph.bump(ripples, 0.25, 0.05).material


def star(pitch):
    points = []
    for k in range(16):
        radius = pitch / 2 * (1 if k % 2 == 0 else INNER)
        points.append((radius * math.cos(k * math.pi / 8), radius * math.sin(k * math.pi / 8)))
    return points


def cross(pitch):
    """What four stars leave free between them, centred on the origin."""
    points = []
    for corner in range(4):
        turned = corner * math.pi / 2
        centre = (pitch / math.sqrt(2) * math.cos(turned + math.pi / 4),
                  pitch / math.sqrt(2) * math.sin(turned + math.pi / 4))
        for k in range(4):
            angle = turned - math.pi / 2 - k * math.pi / 8
            radius = pitch / 2 * (1 if k % 2 == 0 else INNER)
            points.append((centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)))
    return points


def tile(outline, at, material, chance, thickness):
    cut = extrude('tile', inset(outline, 0.009), thickness, material, 0.012, 0.0, 2)
    cut.location = (*at, 0.006 * chance.random())
    cut.rotation_euler = (chance.gauss(0, 0.012), chance.gauss(0, 0.012), 0)
    return cut


def zellige(columns, rows, at, turn, pitch=0.5, seed=5):
    """A panel of tiles in the xy plane of its own axes, centred."""
    chance = random.Random(seed)
    blue = mix(TEAL, (0.0, 0.09, 0.14), 0.45)
    dark, light = glaze('dark glaze', blue), glaze('pale glaze', mix(BONE, BRASS, 0.12))
    red, gold = glaze('red glaze', OXBLOOD), glaze('gold glaze', mix(BRASS, INK, 0.1))
    tiles = []
    for i in range(columns + 1):
        for j in range(rows + 1):
            x, y = (i - columns / 2) * pitch, (j - rows / 2) * pitch
            accent = (red if (i + j) % 4 else gold) if i % 2 == j % 2 == 1 else dark
            tiles.append(tile(star(pitch), (x, y), accent, chance, 0.05))
            tiles.append(tile(cross(pitch), (x + pitch / 2, y + pitch / 2), light, chance, 0.05))
    return group(tiles, at, turn)
