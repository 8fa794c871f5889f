"""Metals, glass and glossy coats."""
from kit.graph import Graph
from kit.palette import BRASS_METAL, CHROME_METAL, STEEL_METAL


def metal(name, tint, roughness=0.18, variation=0.12, scale=6.0):
    """A metal whose polish varies by noise, as handled metal does."""
    graph = Graph(name)
    smudges = graph.noise(graph.place(), scale, 6, 0.6)
    polish = graph.remap(smudges, 0.3, 0.7, max(0.03, roughness - variation / 2), roughness + variation / 2)
    return graph.surface(Base_Color=tint, Metallic=1.0, Roughness=polish).material


def brass(roughness=0.17):
    return metal('brass', BRASS_METAL, roughness)


def chrome(roughness=0.09):
    return metal('chrome', CHROME_METAL, roughness, 0.06)


def steel(roughness=0.16):
    return metal('steel', STEEL_METAL, roughness, 0.08)


def brushed(name, tint, roughness=0.3, stretch=(1, 60, 60)):
    """Metal with fine grinding lines along x."""
    graph = Graph(name)
    lines = graph.noise(graph.place(stretch), 9, 3, 0.6)
    polish = graph.remap(lines, 0.3, 0.7, roughness - 0.1, roughness + 0.1)
    graph.surface(Base_Color=tint, Metallic=1.0, Roughness=polish)
    return graph.bump(lines, 0.05, 0.004).material


def hammered(name, tint, roughness=0.2, scale=9.0, depth=0.35):
    """Metal with the round facets of a hammer."""
    graph = Graph(name)
    dents = graph.node('TexVoronoi', {'Vector': graph.place(), 'Scale': scale},
                       feature='SMOOTH_F1').outputs['Distance']
    smudges = graph.noise(graph.place(), 5, 5, 0.6)
    polish = graph.remap(smudges, 0.3, 0.7, roughness - 0.07, roughness + 0.1)
    graph.surface(Base_Color=tint, Metallic=1.0, Roughness=polish)
    return graph.bump(dents, depth, 0.03).material


def glass(name='glass', tint=(0.95, 1.0, 0.98), roughness=0.0):
    """Clear glass that lets shadow rays through, so that what it covers stays lit."""
    graph = Graph(name)
    graph.surface(Base_Color=tint, Roughness=roughness, Transmission=1.0, IOR=1.45)
    shadow = graph.node('LightPath').outputs['Is Shadow Ray']
    clear = graph.node('BsdfTransparent', {'Color': tint}).outputs[0]
    both = graph.node('MixShader', {0: shadow, 1: graph.shader.outputs[0], 2: clear}).outputs[0]
    graph.feed(graph.output.inputs[0], both)
    return graph.material


def lacquer(name, tint, roughness=0.3, coat=0.6):
    """Painted or moulded surface with a clear coat and faint wear in its polish."""
    graph = Graph(name)
    wear = graph.noise(graph.place(), 4, 6, 0.65)
    polish = graph.remap(wear, 0.3, 0.7, roughness - 0.06, roughness + 0.08)
    graph.surface(Base_Color=tint, Roughness=polish, Clearcoat=coat, Clearcoat_Roughness=0.08)
    return graph.material
