"""A barber's chair: round base, column, buttoned seat and back in leather, brass trim. It faces -y."""
import math

from mathutils import Vector, noise

from kit.metals import brass, chrome
from kit.outlines import curve, superellipse
from kit.shapes import box, group, lathe, loft, sheet, tube


def cushion(name, size, at, turn, material, power=4.2, crown=0.06, seed=0.0):
    """An upholstered pad: a bulging box with soft edges and a piped seam."""
    width, depth, height = size
    rings = []
    for k in range(33):
        t = k / 32
        up = (t - 0.5) * height
        narrow = 1 - 0.10 * abs(2 * t - 1) ** 4
        ring = []
        for x, y in superellipse(width * narrow, depth * narrow, power, 96):
            dent = 0.012 * noise.noise(Vector((x * 2.2 + seed, y * 2.2, up * 3)))
            ring.append((x + dent, y + dent, up))
        rings.append(ring)
    lid = []
    for k in range(1, 24):
        share = 1 - k / 24
        ring = []
        for x, y in superellipse(width * 0.9 * share, depth * 0.9 * share, power, 96):
            ring.append((x, y, height / 2 + crown * (1 - share ** 2.6)
                         + 0.012 * noise.noise(Vector((x * 2.2 + seed, y * 2.2, 1.4)))))
        lid.append(ring)
    return _placed(loft(name, rings + lid, material, 60), at, turn)


def _placed(obj, at, turn):
    obj.location, obj.rotation_euler = at, turn
    return obj


def tufted(size, at, turn, hide, gold, columns=4, rows=5, thick=0.2):
    """A back whose face swells between sunken brass buttons set in diamonds."""
    width, height = size
    buttons = [((i + 0.5 * (j % 2) - (columns - 1) / 2 - 0.25) * width / (columns + 0.35),
                (j - (rows - 1) / 2) * height / (rows + 0.6)) for j in range(rows) for i in range(columns)]
    grid, n = [], 90
    for a in range(n + 1):
        row = []
        for b in range(n + 1):
            u, v = 2 * a / n - 1, 2 * b / n - 1
            x = u * width / 2 * math.sqrt(1 - 0.10 * v * v)
            z = v * height / 2 * math.sqrt(1 - 0.14 * u * u)
            edge = (1 - abs(u) ** 6) * (1 - abs(v) ** 6)
            near = min(math.hypot(x - bx, z - bz) for bx, bz in buttons)
            swell = thick * edge ** 0.45 - 0.085 * math.exp(-(near / 0.075) ** 2)
            row.append((x, -swell, z))
        grid.append(row)
    parts = [sheet('tufted', grid, hide, 180)]
    rim = [(p[0], p[1] + 0.01, p[2]) for p in
           [grid[a][0] for a in range(n)] + [grid[n][b] for b in range(n)]
           + [grid[a][n] for a in range(n, 0, -1)] + [grid[0][b] for b in range(n, 0, -1)]]
    parts.append(tube('piping', rim, 0.035, hide, True))
    back = [[(x, 0.04 + 0.05 * (1 - (2 * a / n - 1) ** 6) * (1 - (2 * b / n - 1) ** 6), z)
             for b, (x, _, z) in enumerate(row)] for a, row in enumerate(grid)]
    parts.append(sheet('back shell', back, hide, 180))
    for bx, bz in buttons:
        inside = abs(bx) < width * 0.45 and abs(bz) < height * 0.45
        if inside:
            button = lathe('button', [(0, 0.016), (0.018, 0.012), (0.024, 0)], gold, 20)
            button.location, button.rotation_euler = (bx, -thick + 0.078, bz), (math.pi / 2, 0, 0)
            parts.append(button)
    return group(parts, at, turn)


def base(gold, shiny):
    foot = curve([(0.0, 0.14), (0.12, 0.14), (0.3, 0.12), (0.62, 0.06), (0.74, 0.03), (0.75, 0)], 8)
    lathe('foot', foot, shiny, 96)
    lathe('foot ring', [(0.75, 0), (0.775, 0.01), (0.775, 0.035), (0.74, 0.04)], gold, 96)
    column = [(0.2, 0.12), (0.2, 0.2), (0.17, 0.22), (0.15, 0.24), (0.15, 0.62), (0.2, 0.66), (0.2, 0.7), (0.3, 0.74)]
    lathe('column', column, shiny, 64)
    lathe('collar', [(0.155, 0.4), (0.175, 0.41), (0.175, 0.45), (0.155, 0.46)], gold, 64)


def arm(side, hide, gold, wood):
    x = side * 0.62
    frame = curve([(side * 0.46, 0.36, 0.8), (x, 0.42, 0.86), (x, 0.46, 1.16), (x, 0.36, 1.34), (x, 0.0, 1.36), (x, -0.4, 1.36),
                   (x, -0.56, 1.28), (x, -0.56, 1.06), (x, -0.42, 0.86), (side * 0.46, -0.36, 0.8)], 12)
    tube('arm', frame, 0.042, gold)
    cushion('arm pad', (0.17, 0.82, 0.1), (x, -0.06, 1.43), (0, 0, 0), hide, 3.2, 0.02, side)
    lathe('rosette', [(0, 0.03), (0.05, 0.026), (0.07, 0.01), (0.07, 0)], gold, 32).location = (x, -0.06, 1.36)
    box('panel', (0.03, 0.78, 0.36), (x - side * 0.02, -0.04, 1.05), wood, 0.012)


def barber_chair(hide, wood):
    gold, shiny = brass(0.2), chrome(0.1)
    base(gold, shiny)
    box('carriage', (1.0, 0.86, 0.1), (0, -0.02, 0.78), gold, 0.03)
    cushion('seat', (1.12, 1.06, 0.24), (0, -0.08, 0.96), (0, 0, 0), hide, 4.5, 0.09)
    lean = math.radians(-13)
    tufted((1.1, 1.25), (0, 0.50, 1.76), (lean, 0, 0), hide, gold)
    for side in (-1, 1):
        tube('upright', [(side * 0.3, 0.48, 0.84), (side * 0.3, 0.62, 1.3), (side * 0.3, 0.84, 2.2)], 0.035, gold)
        tube('post', [(side * 0.14, 0.69, 2.3), (side * 0.14, 0.76, 2.58)], 0.022, shiny)
        arm(side, hide, gold, wood)
    cushion('headrest', (0.62, 0.2, 0.3), (0, 0.68, 2.62), (lean + 0.1, 0, 0), hide, 3.0, 0.03, 5.0)
    for side in (-1, 1):
        tube('leg rest', curve([(side * 0.36, -0.5, 0.78), (side * 0.36, -0.72, 0.66), (side * 0.34, -0.98, 0.3),
                                (side * 0.34, -1.12, 0.24)], 10), 0.032, gold)
    box('footplate', (0.86, 0.34, 0.05), (0, -1.16, 0.24), shiny, 0.02, (math.radians(14), 0, 0))
    for k in range(5):
        box('grip', (0.8, 0.018, 0.02), (0, -1.28 + 0.06 * k, 0.285 - 0.016 * (2 - k)), gold, 0.005, (math.radians(14), 0, 0))
    cushion('calf pad', (0.82, 0.1, 0.36), (0, -0.72, 0.62), (math.radians(-38), 0, 0), hide, 4.0, 0.02, 9.0)
