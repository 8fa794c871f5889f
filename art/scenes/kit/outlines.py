"""Points for outlines and profiles: smooth curves, arcs, rounded rectangles, insets."""
import math

from mathutils import Vector


def curve(points, steps=8):
    """A Catmull-Rom curve through 2D or 3D points, `steps` pieces between each two."""
    size = len(points[0])
    knots = [Vector((*p, 0)) if size == 2 else Vector(p) for p in points]
    knots = [knots[0] * 2 - knots[1]] + knots + [knots[-1] * 2 - knots[-2]]
    path = []
    for i in range(1, len(knots) - 2):
        a, b, c, d = knots[i - 1:i + 3]
        for k in range(steps):
            t = k / steps
            path.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2
                               + (3 * b - a - 3 * c + d) * t ** 3))
    path.append(knots[-2])
    return [tuple(p[:size]) for p in path]


def arc(centre, radius, start, end, steps=24):
    """Points on a circle between two angles in degrees."""
    angles = (math.radians(start + (end - start) * k / steps) for k in range(steps + 1))
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in angles]


def superellipse(width, depth, power=4.0, count=48):
    """A rounded rectangle centred on the origin; higher powers are squarer."""
    def bend(value):
        return math.copysign(abs(value) ** (2 / power), value)
    angles = (2 * math.pi * k / count for k in range(count))
    return [(width / 2 * bend(math.cos(a)), depth / 2 * bend(math.sin(a))) for a in angles]


def inset(outline, distance):
    """The outline moved inwards (counter-clockwise outlines) by `distance`."""
    count, moved = len(outline), []
    for i in range(count):
        before, here, after = (Vector(outline[(i + k) % count]) for k in (-1, 0, 1))
        first, second = (here - before).normalized(), (after - here).normalized()
        normal = Vector((-first.y - second.y, first.x + second.x)).normalized()
        lean = max(0.35, normal.dot(Vector((-first.y, first.x))))
        moved.append(tuple(here + normal * (distance / lean)))
    return moved


def pointed_arch(half_width, spring, rise, steps=20):
    """Outline of a pointed arch standing on z = 0: (x, z) from the left foot over the tip to the right."""
    radius = (half_width ** 2 + rise ** 2) / (2 * half_width)
    reach = math.degrees(math.asin(rise / radius))
    left = arc((-half_width + radius, spring), radius, 180, 180 - reach, steps)
    right = [(-x, z) for x, z in reversed(left[:-1])]
    return [(-half_width, 0.0)] + left + right + [(half_width, 0.0)]
