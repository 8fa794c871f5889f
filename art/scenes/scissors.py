"""Scissors and comb on a leather mat, on pale stone."""
from kit.palette import NEUTRAL, OXBLOOD, TEAL, WARM, mix
from kit.shapes import box, floor
from kit.stage import camera, softbox, surround, turn
from kit.surfaces import leather, pale_marble
from props.comb import comb
from props.razor import horn
from props.scissors import scissors

SIZE, SAMPLES, EXPOSURE = (1600, 1200), 32, 0.2


def build():
    floor('table', (30, 30), (0, 0, -0.06), pale_marble(0.5))
    box('mat', (5.6, 4.6, 0.06), (0.2, 0.1, -0.03), leather('mat', mix(TEAL, (0.0, 0.16, 0.19), 0.35), 26), 0.02, turn(z=14))
    scissors((-0.25, 0.6, 0.1), turn(z=26), 30)
    comb(horn(), (-1.0, -1.62, 0.005), turn(z=21))
    softbox((-4.6, 3.4, 4.2), (0, 0, 0), 1.6, 420, WARM)
    softbox((1.0, 7.5, 6.5), (0, 0, 0), 5.0, 90, NEUTRAL, 1.2)
    softbox((5.0, -1.0, 3.5), (0, 0, 0), 1.0, 60, NEUTRAL, 4.0)
    surround((0.05, 0.055, 0.055), 0.6, (0.22, 0.2, 0.16))
    camera((0.6, -5.2, 7.0), (0.1, -0.05, 0), 56, 0.5, (0.1, 0.1, 0.05))
