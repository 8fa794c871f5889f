"""Parts of a model town at dusk: buildings with lit windows, trees, an evening sky."""
import math
import random

from kit.graph import Graph
from kit.palette import BONE, INK, OXBLOOD, TEAL, TUNGSTEN, mix
from kit.shapes import box, floor, lathe

DAY_BLUE = mix(TEAL, (0.0, 0.05, 0.1), 0.3)


def facade(name, wall, pane, pitch=(0.12, 0.17), lit=0.42, glow=1.8, frame=0.26):
    """Walls with a grid of windows; a share of them is lit. Roofs stay plain."""
    graph = Graph(name)
    x, y, z = graph.axes()
    normal = graph.node('TexCoord').outputs['Normal']
    nx, ny, nz = graph.axes(normal)
    along = graph.blend(graph.math('GREATER_THAN', graph.math('ABSOLUTE', nx), 0.5), x, y)
    across, up = graph.math('DIVIDE', along, pitch[0]), graph.math('DIVIDE', z, pitch[1])
    side = graph.math('ROUND', graph.math('ADD', nx, graph.math('MULTIPLY', ny, 3.0)))
    chance = graph.node('ObjectInfo').outputs['Random']
    cell = graph.node('CombineXYZ', {0: graph.math('FLOOR', across), 1: graph.math('FLOOR', up),
                                     2: graph.math('ADD', graph.math('ROUND', graph.math('MULTIPLY', chance, 97.0)), side)}).outputs[0]
    dice = graph.node('TexWhiteNoise', {'Vector': cell}).outputs['Value']

    def inside(value, edge):
        away = graph.math('ABSOLUTE', graph.math('SUBTRACT', graph.math('FRACT', value), 0.5))
        return graph.math('LESS_THAN', away, 0.5 - edge)

    window = graph.math('MULTIPLY', inside(across, frame), inside(up, frame * 0.9))
    window = graph.math('MULTIPLY', window, graph.math('LESS_THAN', graph.math('ABSOLUTE', nz), 0.5))
    shine = graph.math('MULTIPLY', window, graph.math('LESS_THAN', dice, lit))
    warmth = graph.ramp(graph.math('DIVIDE', dice, lit), [(0, (1.0, 0.36, 0.09)), (1, (1.0, 0.62, 0.27))])
    graph.surface(Base_Color=graph.blend(window, wall, pane), Roughness=graph.remap(window, 0, 1, 0.6, 0.12),
                  Emission=warmth, Emission_Strength=graph.math('MULTIPLY', shine, glow))
    return graph.material


def plain(name, tint, roughness=0.6):
    return Graph(name).surface(Base_Color=tint, Roughness=roughness).material


def block(at, size, material, turned=0.0, edge=0.015):
    """A building standing on z = 0 (or at[2])."""
    base = at[2] if len(at) > 2 else 0.0
    return box('building', size, (at[0], at[1], base + size[2] / 2), material, edge, (0, 0, math.radians(turned)), 2)


def tree(at, size, material, chance):
    crown = [(size * 0.36 * math.sin(a) * (1 + 0.06 * math.sin(5 * a)), size * (0.62 - 0.4 * math.cos(a)))
             for a in (math.pi * k / 14 for k in range(15))]
    stem = [(0.03 * size + 0.012, 0), (0.03 * size + 0.008, size * 0.3)]
    lathe('stem', stem, material, 8, at=(*at, 0))
    obj = lathe('crown', crown, material, 20, at=(*at, 0))
    obj.rotation_euler = (chance.gauss(0, 0.06), chance.gauss(0, 0.06), chance.random() * 6)


def trees(places, seed=1, size=0.36):
    chance = random.Random(seed)
    leaf = plain('leaf', mix(DAY_BLUE, (0.04, 0.1, 0.04), 0.5), 0.8)
    for at in places:
        tree(at, size * (0.8 + 0.5 * chance.random()), leaf, chance)


def evening_sky(distance, height, horizon, towards):
    """A painted sky behind the model, square to the view `towards` (x, y): ember at the horizon, teal above."""
    graph = Graph('sky')
    _, rise, _ = graph.axes(graph.place(kind='Generated'))
    night, ember = mix(DAY_BLUE, INK, 0.35), mix(OXBLOOD, TUNGSTEN, 0.35)
    tone = graph.ramp(rise, [(0.0, mix(ember, TUNGSTEN, 0.6)), (0.14, ember), (0.34, mix(ember, DAY_BLUE, 0.72)),
                             (0.5, mix(DAY_BLUE, BONE, 0.05)), (1.0, night)])
    light = graph.node('Emission', {'Color': tone, 'Strength': 0.9}).outputs[0]
    graph.feed(graph.output.inputs[0], light)
    aside = math.atan2(*towards)
    at = (distance * math.sin(aside), distance * math.cos(aside), horizon + height / 2)
    floor('sky', (160, height), at, graph.material, (math.pi / 2, 0, -aside))
