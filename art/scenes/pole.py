"""Hero: the pole before a fluted wall, dark calm space at the inline start for a headline."""
from kit.palette import NEUTRAL, WARM
from kit.stage import camera, softbox, surround
from props.barber_pole import barber_pole
from props.wall import fluted_wall

SIZE, SAMPLES, EXPOSURE = (1600, 1000), 160, 0.35


def set_up():
    barber_pole()
    fluted_wall(-16, 12, -6, 14, 1.95)
    softbox((-4.6, -4.6, 4.6), (0, 0, 3), 1.1, 620, WARM, 7.0)
    softbox((3.6, -1.4, 3.4), (0, 0.2, 3), 0.5, 150, NEUTRAL, 7.5)
    softbox((1.2, 0.6, 9.4), (0.6, 1.9, 2.5), 1.0, 420, NEUTRAL, 0.5)
    softbox((-9.5, -4.5, 7), (-4.5, 1.9, 3.4), 3, 420, (0.6, 0.95, 0.86))
    surround((0.03, 0.045, 0.045), 0.6, (0.7, 0.6, 0.46))


def build():
    set_up()
    camera((-1.9, -19.6, 3.4), (-2.5, 0, 2.98), 56, 0.17, (0, -0.55, 3))
