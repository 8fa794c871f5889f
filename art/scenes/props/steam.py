"""Steam: a few veils across the picture whose density is a warped noise, thin at every edge."""
import math

from kit.graph import Graph
from kit.shapes import floor


def veil(seed, tint, density):
    graph = Graph('steam')
    x, y, _ = graph.axes(graph.place(kind='Generated'))
    drift = graph.node('Mapping', {'Vector': graph.node('TexCoord').outputs['Object'],
                                   'Location': (seed * 7.3, seed * 3.1, seed), 'Scale': (1.0, 0.5, 1.0)})
    wisps = graph.remap(graph.noise(drift.outputs[0], 1.1, 5, 0.55, 1.4), 0.42, 0.78)
    across = graph.math('SINE', graph.math('MULTIPLY', x, math.pi))
    along = graph.math('SINE', graph.math('MULTIPLY', y, math.pi))
    edge = graph.math('MULTIPLY', graph.math('POWER', across, 1.6), graph.math('POWER', along, 1.2))
    share = graph.math('MULTIPLY', graph.math('MULTIPLY', wisps, edge), density)
    clear = graph.node('BsdfTransparent').outputs[0]
    glow = graph.node('Emission', {'Color': tint, 'Strength': 0.55}).outputs[0]
    graph.feed(graph.output.inputs[0], graph.node('MixShader', {0: share, 1: clear, 2: glow}).outputs[0])
    return graph.material


def steam(at, size, tint=(1.0, 0.9, 0.76), density=0.5, layers=3, gap=0.35):
    """`layers` veils that face -y, one behind the other."""
    for k in range(layers):
        sheet = floor('veil', size, (at[0], at[1] + k * gap, at[2]), veil(k + 1, tint, density),
                      (math.pi / 2, 0, 0))
        sheet.visible_shadow = sheet.visible_diffuse = sheet.visible_glossy = False
