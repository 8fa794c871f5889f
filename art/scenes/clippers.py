"""A clipper and its guards in a row on pale stone."""
from kit.metals import lacquer
from kit.palette import BONE, COOL, INK, NEUTRAL, OXBLOOD, TEAL, WARM, mix
from kit.shapes import floor
from kit.stage import camera, softbox, surround, turn
from kit.surfaces import pale_marble
from props.clipper import clipper, guard
from props.wall import fluted_wall

SIZE, SAMPLES, EXPOSURE = (1600, 1200), 32, 0.2


def build():
    blue = mix(TEAL, (0.0, 0.05, 0.1), 0.3)
    floor('table', (30, 16), (0, 0, 0), pale_marble(0.6))
    fluted_wall(-14, 14, -1, 9, 6.5, 0.5, 0.2)
    clipper(lacquer('body', blue, 0.22, 1.0), (-0.25, 0.55, -0.135), turn(z=-24))
    black, red, bone = (lacquer(name, tint, 0.32, 0.4) for name, tint in
                        (('black', INK), ('red', OXBLOOD), ('bone', mix(BONE, INK, 0.1))))
    for k, (reach, skin) in enumerate(((0.1, black), (0.22, red), (0.36, bone))):
        guard(reach, skin, (-1.75 + 1.25 * k, -1.15 - 0.12 * k, 0), turn(z=-52))
    softbox((-4.4, 0.8, 4.6), (0, 0, 0.4), 1.6, 400, WARM)
    softbox((3.8, 4.4, 3.6), (0, 0, 0.4), 2.4, 110, COOL, 1.6)
    softbox((0.5, -5, 5), (0, 0, 0.3), 2.4, 60, NEUTRAL)
    softbox((-2, 5.0, 7.0), (-0.5, 6.5, 2.0), 4, 600, NEUTRAL, 0.6)
    surround((0.04, 0.045, 0.045), 0.6, (0.4, 0.36, 0.3))
    camera((-0.6, -7.2, 4.2), (-0.1, 0.1, 0.35), 60, 0.55, (-0.1, -0.3, 0.4))
