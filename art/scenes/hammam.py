"""The Moroccan bath: a pointed arch of zellige, a brass bowl on the marble ledge, steam."""
from kit.palette import BONE, BRASS, INK, NEUTRAL, TEAL, TUNGSTEN, WARM, mix
from kit.shapes import box
from kit.stage import camera, softbox, surround, turn
from kit.surfaces import cloth, paint, pale_marble
from props.lather_bowl import lather_bowl
from props.niche import niche
from props.steam import steam
from props.towel import towel_stack
from props.zellige import zellige

SIZE, SAMPLES, EXPOSURE = (1600, 1200), 32, 0.3


def build():
    blue = mix(TEAL, (0.0, 0.05, 0.1), 0.28)
    niche(1.95, 1.9, 2.75, 2.0, 1.1, paint('tadelakt', mix(blue, INK, 0.4), mix(blue, BRASS, 0.05), 0.5, 0.1))
    zellige(10, 12, (0, 3.15, 2.4), turn(90), 0.5)
    box('ledge', (14, 4.6, 0.5), (0, 0.8, -0.25), pale_marble(0.6), 0.05)
    lather_bowl((0.75, 0.6, 0), filled=False)
    towel_stack((-1.05, 0.75, 0), [cloth('bone cloth', BONE), cloth('teal cloth', mix(blue, BONE, 0.1))])
    softbox((-4.2, -2.0, 6.0), (0.2, 1.6, 1.2), 1.1, 560, WARM)
    softbox((0, 1.9, 5.2), (0, 2.8, 0.5), 1.6, 120, TUNGSTEN, 0.5)
    softbox((4.5, -3.5, 3.0), (0.5, 0.5, 0.6), 1.4, 60, NEUTRAL, 3.0)
    steam((0.75, 0.9, 2.1), (3.0, 4.0))
    surround((0.04, 0.05, 0.05), 0.6, (0.5, 0.44, 0.35))
    camera((-0.7, -10.2, 2.5), (0, 0.6, 2.15), 56, 0.5, (0.1, 0.4, 0.7))
