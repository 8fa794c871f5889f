"""The fluted wall that stands behind most scenes."""
import math

from kit.shapes import solid
from kit.surfaces import green_paint


def fluted_wall(left, right, bottom, top, y, pitch=0.42, depth=0.16, material=None):
    """Half-round ribs along x at depth y, facing -y."""
    points = []
    for rib in range(int((right - left) / pitch)):
        for k in range(13):
            across = k / 12
            points.append((left + rib * pitch + pitch * (0.04 + 0.92 * across),
                           y - depth * math.sin(math.pi * across) ** 0.8))
    vertices = [(x, depth_here, z) for x, depth_here in points for z in (bottom, top)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(points) - 1)]
    return solid('fluted wall', vertices, faces, material or green_paint(), 50)
