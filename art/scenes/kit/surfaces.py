"""Stone, painted plaster, leather, cloth and lather."""
from kit.graph import Graph
from kit.palette import BONE, BRASS, DEEP_TEAL, INK, TEAL, mix


def marble(name, ground, vein, roughness=0.14, scale=1.0, amount=1.0):
    """Stone whose veins are the zero lines of a warped noise."""
    graph = Graph(name)
    place = graph.place((scale, scale, scale))
    warp = graph.node('TexNoise', {'Vector': place, 'Scale': 1.1, 'Detail': 6.0, 'Roughness': 0.6})
    push = graph.node('VectorMath', {0: warp.outputs['Color'], 'Scale': 1.5}, operation='SCALE').outputs[0]
    warped = graph.node('VectorMath', {0: place, 1: push}, operation='ADD').outputs[0]

    def veins(size, width):
        distance = graph.math('ABSOLUTE', graph.math('SUBTRACT', graph.noise(warped, size, 2), 0.5))
        return graph.remap(distance, 0.0, width, 1.0, 0.0)

    fine = graph.math('MULTIPLY', veins(2.1, 0.009), 0.4)
    both = graph.math('MAXIMUM', veins(0.8, 0.014), fine)
    patches = graph.remap(graph.noise(place, 0.7, 2), 0.40, 0.62)
    strength = graph.math('MULTIPLY', graph.math('MULTIPLY', both, patches), amount)
    cloud = graph.ramp(graph.noise(warped, 1.5, 5), [(0.3, ground), (0.75, mix(ground, vein, 0.06))])
    polish = graph.remap(graph.noise(place, 3, 6, 0.7), 0.3, 0.7, roughness - 0.05, roughness + 0.08)
    graph.surface(Base_Color=graph.blend(strength, cloud, vein), Roughness=polish)
    return graph.material


def dark_marble(scale=1.0):
    return marble('dark marble', mix(INK, TEAL, 0.12), mix(BRASS, BONE, 0.35), 0.13, scale, 0.55)


def pale_marble(scale=1.0):
    return marble('pale marble', mix(BONE, INK, 0.16), mix(INK, BRASS, 0.45), 0.2, scale, 0.75)


def paint(name, dark, light, roughness=0.42, grain=0.06):
    """Painted plaster: slow drift between two tones and the tooth of the brush."""
    graph = Graph(name)
    place = graph.place()
    tone = graph.ramp(graph.noise(place, 3, 6, 0.6), [(0.3, dark), (0.7, light)])
    graph.surface(Base_Color=tone, Roughness=roughness, Specular=0.4)
    return graph.bump(graph.noise(place, 60, 3), grain, 0.01).material


def green_paint():
    """Gulf teal, a little bluer than the token: warm lamps pull it to green."""
    blue = mix(TEAL, (0.0, 0.05, 0.1), 0.28)
    return paint('green paint', mix(blue, INK, 0.45), mix(blue, INK, 0.1))


def leather(name, tint, scale=34.0, roughness=0.36):
    """Hide: cells pressed apart by fine grooves, worn smoother in places."""
    graph = Graph(name)
    place = graph.place()
    cells = graph.node('TexVoronoi', {'Vector': place, 'Scale': scale}, feature='DISTANCE_TO_EDGE')
    grain = graph.remap(cells.outputs['Distance'], 0.0, 0.18)
    wear = graph.noise(place, 2.5, 5, 0.6)
    colour = graph.ramp(wear, [(0.3, mix(tint, INK, 0.45)), (0.7, tint)])
    polish = graph.remap(wear, 0.3, 0.7, roughness + 0.1, roughness - 0.06)
    graph.surface(Base_Color=colour, Roughness=polish, Specular=0.45)
    return graph.bump(grain, 0.22, 0.008).material


def cloth(name, tint, roughness=0.9):
    """Soft cotton."""
    graph = Graph(name)
    place = graph.place()
    tone = graph.ramp(graph.noise(place, 5, 5, 0.6), [(0.3, mix(tint, INK, 0.12)), (0.7, tint)])
    graph.surface(Base_Color=tone, Roughness=roughness, Sheen=0.4, Specular=0.1)
    return graph.bump(graph.noise(place, 46, 2, 0.6), 0.7, 0.02).material


def lather():
    """Whipped soap: light travels a little way inside."""
    graph = Graph('lather')
    graph.surface(Base_Color=(0.92, 0.9, 0.86), Roughness=0.5, Subsurface=0.2,
                  Subsurface_Radius=(0.25, 0.2, 0.16), Specular=0.3)
    return graph.bump(graph.noise(graph.place(), 26, 3, 0.6), 0.1, 0.02).material


def shadow_wall():
    return paint('shadow wall', mix(DEEP_TEAL, INK, 0.4), DEEP_TEAL, 0.6)
