"""A razor, a brush and a bowl of lather on dark stone."""
from kit.palette import COOL, NEUTRAL, WARM
from kit.shapes import floor
from kit.stage import camera, softbox, surround, turn
from kit.surfaces import dark_marble
from props.lather_bowl import lather_bowl
from props.razor import razor
from props.shaving_brush import shaving_brush
from props.wall import fluted_wall

SIZE, SAMPLES, EXPOSURE = (1600, 1200), 32, 0.4


def build():
    floor('table', (30, 16), (0, 0, 0), dark_marble(0.75))
    fluted_wall(-14, 14, -1, 9, 6.5, 0.5, 0.2)
    lather_bowl((0.95, 0.5, 0))
    shaving_brush((-0.75, 0.95, 0))
    razor((-0.5, -0.85, 0.105), turn(z=8), 140)
    softbox((-4.5, 0.6, 4.4), (0.2, 0.2, 0.4), 2.2, 420, WARM)
    softbox((4.4, 4.2, 2.4), (0.4, 0.2, 0.6), 0.8, 110, COOL, 2.0, False)
    softbox((-1.4, 5.6, 4.0), (-1, -0.8, 0.1), 3.2, 26, NEUTRAL, 1.6)
    softbox((0.6, -4.4, 5), (0, 0, 0.3), 3, 110, NEUTRAL)
    softbox((-2, 5.0, 7.0), (-0.5, 6.5, 2.0), 4, 700, NEUTRAL, 0.6)
    surround((0.03, 0.04, 0.04), 0.6, (0.5, 0.44, 0.35))
    camera((-1.0, -7.2, 3.5), (0.12, 0.05, 0.66), 60, 0.55, (0.1, -0.15, 0.7))
