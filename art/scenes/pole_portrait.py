"""Hero for phones: the same set, framed upright, with room above for words."""
from kit.stage import camera
from pole import set_up

SIZE, SAMPLES, EXPOSURE = (900, 1200), 48, 0.35


def build():
    set_up()
    camera((-0.9, -19.6, 3.4), (-0.5, 0, 3.25), 82, 0.17, (0, -0.55, 3))
