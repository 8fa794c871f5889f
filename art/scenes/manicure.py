"""Nail clipper, file and pusher on a leather mat, a towel and a brass bowl behind them."""
from kit.palette import BONE, INK, NEUTRAL, OXBLOOD, TEAL, WARM, mix
from kit.shapes import box, floor
from kit.stage import camera, softbox, surround, turn
from kit.surfaces import cloth, leather, pale_marble
from props.lather_bowl import lather_bowl
from props.manicure import nail_clipper, nail_file, pusher
from props.towel import rolled

SIZE, SAMPLES, EXPOSURE = (1600, 1200), 32, 0.2


def build():
    floor('table', (30, 30), (0, 0, -0.06), pale_marble(0.5))
    box('mat', (5.2, 3.0, 0.06), (0.0, -0.75, -0.03), leather('mat', mix(OXBLOOD, INK, 0.3), 30), 0.02, turn(z=7))
    nail_clipper((-1.25, -0.45, 0.005), turn(z=24))
    grit = cloth('grit', mix(BONE, INK, 0.25))
    nail_file((0.95, -0.42, 0.005), turn(z=18), grit)
    pusher((0.35, -1.3, 0.005), turn(z=12))
    lather_bowl((1.35, 1.75, -0.06), filled=False)
    teal = cloth('teal cloth', mix(TEAL, BONE, 0.06))
    for k, at in enumerate(((-1.5, 1.55, 0.28), (-1.35, 2.2, 0.28))):
        rolled(1.7, 0.34, (teal, cloth('bone cloth', BONE))[k], at, turn(x=60 + 90 * k, z=8))
    softbox((-4.6, 2.6, 4.2), (0, 0, 0), 1.6, 420, WARM)
    softbox((0.6, 6.5, 6.0), (0, -0.5, 0), 5.0, 90, NEUTRAL, 1.2)
    softbox((4.5, -2.0, 3.5), (0, 0, 0), 1.0, 60, NEUTRAL, 4.0)
    surround((0.05, 0.055, 0.055), 0.6, (0.3, 0.27, 0.22))
    camera((0.4, -6.6, 5.4), (0.05, 0.05, 0.1), 54, 0.55, (0, -0.7, 0.1))
