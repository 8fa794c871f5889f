"""Hero: the pole before a fluted wall, dark calm space at the inline start for a headline."""
from kit.palette import COOL, NEUTRAL, TUNGSTEN, WARM
from kit.stage import camera, softbox, surround
from props.barber_pole import barber_pole
from props.wall import fluted_wall

SIZE, SAMPLES, EXPOSURE = (1600, 1000), 112, 0.2


def set_up():
    barber_pole()
    fluted_wall(-12, 11, -6, 13, 1.95)
    softbox((-3.4, -4.2, 6.6), (0, 0, 3.2), 1.6, 260, WARM)
    softbox((3.4, -1.2, 3.4), (0, 0.2, 3), 0.5, 130, NEUTRAL, 5.5)
    softbox((-2.2, -1.6, 2.6), (0, 0, 2.8), 0.14, 26, COOL, 5.0)
    softbox((2.2, 0.2, 9.0), (1.2, 1.9, 2), 1.2, 700, TUNGSTEN, 0.5)
    softbox((-8.5, -4, 4), (-4.5, 1.9, 3), 3, 110, (0.5, 0.95, 0.85))
    surround((0.02, 0.03, 0.03), 0.6)


def build():
    set_up()
    camera((-1.6, -14.2, 2.7), (-2.3, 0, 2.98), 48, 1.4, (0, -0.5, 3))
