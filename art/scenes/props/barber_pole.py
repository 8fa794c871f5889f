"""A barber pole: striped cylinder in glass between brass caps, an opal globe on top, two arms to the wall."""
import math

from kit.graph import Graph
from kit.metals import brass, glass
from kit.outlines import arc, curve
from kit.palette import BONE, OXBLOOD, TEAL, mix
from kit.shapes import box, lathe
from kit.stage import turn

LOW, HIGH = 1.15, 4.45
CORE, GLASS = 0.50, 0.64


def stripes():
    """Bone, teal, bone, oxblood, winding upwards; lit a little from inside."""
    graph = Graph('stripes')
    x, y, z = graph.axes()
    angle = graph.math('DIVIDE', graph.math('ARCTAN2', y, x), 2 * math.pi)
    height = graph.math('MULTIPLY', z, 0.36)
    phase = graph.math('FRACT', graph.math('ADD', height, graph.math('ADD', angle, 10.0)))
    teal = mix(TEAL, (0.0, 0.07, 0.16), 0.3)
    oxblood = mix(OXBLOOD, (0.4, 0.02, 0.02), 0.15)
    colour = graph.ramp(phase, [(0, BONE), (0.25, teal), (0.5, BONE), (0.75, oxblood)], 'CONSTANT')
    graph.surface(Base_Color=colour, Roughness=0.32, Emission=colour, Emission_Strength=0.1)
    return graph.material


def opal():
    """Milk glass around a lamp, dimmer towards its edge."""
    graph = Graph('opal')
    facing = graph.node('LayerWeight', {'Blend': 0.35}).outputs['Facing']
    glow = graph.ramp(facing, [(0, (1.0, 0.72, 0.42)), (1, (0.7, 0.34, 0.13))])
    graph.surface(Base_Color=mix(BONE, (0.6, 0.4, 0.2), 0.4), Roughness=0.15, Emission=glow, Emission_Strength=0.8, Clearcoat=1.0)
    return graph.material


def cap(up):
    """Profile of a cap from the glass outwards; up is 1 for the top, -1 for the bottom."""
    steps = [(-0.10, 0), (0.10, 0), (0.12, 0.02), (0.12, 0.10), (0.09, 0.13), (0.05, 0.14), (0.05, 0.20),
             (0.15, 0.25), (0.17, 0.28), (0.17, 0.40), (0.14, 0.44), (0.06, 0.47)]
    dome = curve([(GLASS + 0.04, 0.50), (GLASS - 0.03, 0.68), (GLASS - 0.24, 0.82), (0.24, 0.90)], 10)
    neck = [(0.20, 0.92), (0.20, 1.0), (0.27, 1.02), (0.27, 1.07), (0.20, 1.1)]
    return [(r, z * up) for r, z in [(GLASS + r, z) for r, z in steps] + dome + neck]


def barber_pole():
    polished = brass(0.22)
    lathe('core', [(0, LOW), (CORE, LOW), (CORE, HIGH), (0, HIGH)], stripes(), 128)
    shell = [(GLASS, LOW), (GLASS, HIGH), (GLASS - 0.035, HIGH), (GLASS - 0.035, LOW)]
    lathe('shell', shell, glass(), 128, True)
    lathe('top', cap(1) + [(0, 1.1)], polished, 128, at=(0, 0, HIGH))
    globe = [(r, z) for r, z in arc((0, 1.44), 0.40, -58, 90, 40)]
    lathe('globe', globe, opal(), 96, at=(0, 0, HIGH))
    drop = [(r, z) for r, z in arc((0, -1.28), 0.21, 60, -90, 30)]
    lathe('bottom', cap(-1) + drop, polished, 128, at=(0, 0, LOW))
    for z in (HIGH + 0.34, LOW - 0.34):
        box('arm', (0.15, 1.5, 0.15), (0, 1.1, z), polished, 0.03)
        plate = lathe('plate', [(0, 0), (0.34, 0), (0.34, 0.06), (0.28, 0.1), (0, 0.1)], polished, 64)
        plate.location, plate.rotation_euler = (0, 1.78, z), turn(90)
