"""A cutting comb: one half fine, one half wide, lying in the xy plane with the teeth towards -y."""
from kit.shapes import extrude

LENGTH, SPINE, THICK = 3.5, 0.22, 0.075


def outline():
    """Counter-clockwise from the lower left, tooth by tooth."""
    points, x, end = [(0, -0.48), (0.14, -0.52)], 0.14, LENGTH - 0.14
    while x < end - 0.02:
        tooth, gap = (0.034, 0.024) if x < LENGTH / 2 else (0.052, 0.05)
        root, tip = -0.06, -0.56 + 0.05 * abs(x / LENGTH - 0.5)
        points += [(x, root), (x + gap, root)]
        x += gap
        if x + tooth < end:
            points += [(x + tooth * 0.22, tip), (x + tooth * 0.78, tip)]
        x += tooth
    points += [(end, -0.06), (end, -0.52), (LENGTH, -0.48), (LENGTH + 0.02, SPINE - 0.1), (LENGTH - 0.1, SPINE)]
    return points + [(LENGTH / 2, SPINE + 0.03), (0.1, SPINE), (-0.02, SPINE - 0.1)]


def comb(material, at=(0, 0, 0), turn=(0, 0, 0)):
    obj = extrude('comb', outline(), THICK, material, 0.008, 0.0, 2)
    obj.location, obj.rotation_euler = at, turn
    return obj
