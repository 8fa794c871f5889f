"""The barber's chair before the fluted wall."""
import bpy

from kit.metals import lacquer
from kit.palette import COOL, INK, NEUTRAL, OXBLOOD, WARM, mix
from kit.shapes import floor, group
from kit.stage import camera, softbox, surround
from kit.surfaces import leather, pale_marble
from props.chair import barber_chair
from props.wall import fluted_wall

SIZE, SAMPLES, EXPOSURE = (1600, 1200), 32, 0.3


def build():
    barber_chair(leather('hide', OXBLOOD, 42, 0.34), lacquer('wood', mix(OXBLOOD, INK, 0.75), 0.25, 0.8))
    loose = [obj for obj in bpy.context.scene.collection.objects if not obj.parent]
    group(loose, turn=(0, 0, 0.62))
    floor('floor', (30, 16), (0, 0, 0), pale_marble(0.7))
    fluted_wall(-12, 12, -1, 8, 2.6, 0.28, 0.1)
    softbox((-3.6, -3.0, 4.6), (0, 0, 1.3), 1.6, 420, WARM)
    softbox((3.4, 0.6, 3.0), (0, 0, 1.4), 0.7, 150, COOL, 3.0)
    softbox((0.5, -5.5, 2.0), (0, 0, 1.2), 2.4, 60, NEUTRAL)
    softbox((0.4, 1.2, 5.2), (0.2, 2.6, 1.2), 2.4, 150, NEUTRAL, 0.5)
    surround((0.04, 0.045, 0.045), 0.6, (0.5, 0.44, 0.36))
    camera((-0.8, -8.6, 2.1), (0.0, 0, 1.38), 72, 0.8, (0, -0.4, 1.4))
