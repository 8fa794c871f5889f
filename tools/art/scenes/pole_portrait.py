"""Hero for phones: the same set, framed upright, with room above for words."""
from kit.stage import camera
from pole import set_up

SIZE, SAMPLES, EXPOSURE = (1000, 1250), 112, 0.2


def build():
    set_up()
    camera((-1.0, -13.2, 2.7), (-0.5, 0, 3.1), 52, 1.4, (0, -0.5, 3))
