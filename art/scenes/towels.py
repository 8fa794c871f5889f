"""Hot towels, rolled, on a hammered tray; steam rises."""
from kit.metals import hammered
from kit.outlines import curve
from kit.palette import BONE, BRASS_METAL, COOL, NEUTRAL, TEAL, WARM, mix
from kit.shapes import floor, lathe
from kit.stage import camera, softbox, surround, turn
from kit.surfaces import cloth, dark_marble
from props.steam import steam
from props.towel import rolled
from props.wall import fluted_wall

SIZE, SAMPLES, EXPOSURE = (1600, 1200), 32, 0.3
RADIUS = 0.37


def tray():
    low = curve([(0, 0), (1.5, 0), (1.72, 0.03), (1.86, 0.16)], 8)
    high = curve([(1.82, 0.17), (1.70, 0.07), (1.48, 0.045), (0, 0.045)], 8)
    lathe('tray', low + [(1.87, 0.185), (1.85, 0.195), (1.83, 0.185)] + high,
          hammered('tray', BRASS_METAL, 0.2, 7.0, 0.2), 160)


def build():
    tray()
    bone, teal = cloth('bone cloth', mix(BONE, NEUTRAL, 0.3)), cloth('teal cloth', mix(TEAL, BONE, 0.06))
    step, up = RADIUS * 1.98, RADIUS * 1.70
    places = [(-step, 0), (0, 0), (step, 0), (-step / 2, 1), (step / 2, 1), (0, 2)]
    for k, (x, row) in enumerate(places):
        at = (x, 0.06 * (k % 2) - 0.05, 0.045 + RADIUS * 0.98 + row * up)
        rolled(1.75, RADIUS, teal if k == 3 else bone, at, turn(x=40 + 73 * k, z=90))
    floor('table', (30, 16), (0, 0, 0), dark_marble(0.75))
    fluted_wall(-14, 14, -1, 9, 6.5, 0.5, 0.2)
    softbox((-4.4, -1.6, 4.6), (0, 0, 0.8), 1.6, 430, WARM)
    softbox((3.6, 2.6, 3.6), (0, 0, 1.0), 1.6, 150, COOL, 2.0, False)
    softbox((-2, 5.0, 7.0), (-0.5, 6.5, 2.0), 4, 700, NEUTRAL, 0.6)
    softbox((-1.5, -6.0, 4.5), (0, -0.8, 0.7), 2.4, 130, NEUTRAL)
    steam((0.1, 0.9, 2.7), (3.4, 4.6), density=0.5)
    surround((0.03, 0.04, 0.04), 0.6, (0.5, 0.44, 0.35))
    camera((-1.9, -7.6, 3.3), (0.05, 0, 1.0), 56, 0.55, (-0.1, -0.8, 0.7))
