"""Al Barsha as a model at dusk: the Mall with its indoor ski slope, the metro viaduct, blocks behind."""
import math
import random

from kit.metals import brass, brushed
from kit.outlines import curve, superellipse
from kit.palette import BONE, BRASS, COOL, INK, STEEL_METAL, TEAL, TUNGSTEN, mix
from kit.shapes import box, floor, lathe, loft, tube
from kit.stage import camera, softbox, surround
from props.town import DAY_BLUE, block, evening_sky, facade, plain, trees

SIZE, SAMPLES, EXPOSURE = (1600, 1200), 48, 0.35


def ski_slope(skin, rib):
    """A long steel tube that climbs on a leg above the roofs and bends once."""
    path = curve([(-1.3, 0.75, 0.7), (-0.2, 1.0, 0.75), (1.0, 1.7, 0.8), (2.4, 2.75, 0.85), (2.75, 2.95, 0.8)], 8)

    def section(x, z, size, grow=0.0):
        return [(x, 1.0 + w, z + h) for w, h in superellipse(0.95 + grow, size + grow, 4.0, 40)]

    loft('slope', [section(*step) for step in path], skin, 40)
    for x, z, size in path[6::3]:
        loft('rib', [section(x - 0.02, z - 0.012, size, 0.05), section(x + 0.02, z + 0.012, size, 0.05)], rib, 40)
    for x, height in ((1.3, 1.55), (2.3, 2.3)):
        block((x, 1.0), (0.14, 0.5, height), rib)


def dome(at, radius, glass, gold):
    profile = [(radius * math.cos(a), 0.3 * radius + radius * math.sin(a)) for a in
               (math.pi / 2 * k / 16 for k in range(17))]
    lathe('drum', [(radius * 1.06, 0), (radius * 1.06, 0.3 * radius), (radius, 0.3 * radius)], gold, 64, at=at)
    lathe('dome', profile, glass, 64, at=at)
    for k in range(12):
        arch = [(radius * 1.01 * math.cos(a), 0, 0.3 * radius + radius * 1.01 * math.sin(a)) for a in
                (math.pi / 2 * j / 12 for j in range(13))]
        rib = tube('rib', arch, 0.012, gold)
        rib.location, rib.rotation_euler = at, (0, 0, k * math.pi / 6)


def metro(gold, stone):
    """The viaduct along the road and the shell of its station."""
    box('deck', (30, 0.42, 0.12), (0, -1.25, 0.62), stone, 0.03)
    for k in range(16):
        lathe('pier', [(0.07, 0), (0.07, 0.46), (0.17, 0.56)], stone, 24, at=(-11 + 1.5 * k, -1.25, 0))
    rings = []
    for k in range(33):
        t = k / 32
        swell = max(0.04, math.sin(math.pi * t)) ** 0.55
        rings.append([(-2.3 + 1.9 * (t - 0.5), -1.25 + 0.42 * swell * math.cos(a), 0.62 + 0.5 * swell * math.sin(a))
                      for a in (math.pi * j / 24 for j in range(25))])
    loft('station', rings, gold, 50)


def road(gold, asphalt, line):
    """The highway before the viaduct, with its lanes and kerbs."""
    floor('road', (40, 1.9), (0, -2.75, 0.005), asphalt)
    for y in (-3.72, -1.78):
        box('kerb', (40, 0.05, 0.05), (0, y, 0.02), gold, 0.01)
    for lane in (-3.25, -2.75, -2.25):
        for k in range(40):
            box('dash', (0.42, 0.035, 0.012), (-14 + 0.75 * k, lane, 0.008), line, 0)


def build():
    chance, gold = random.Random(5), brass(0.26)
    bone = mix(mix(BONE, BRASS, 0.18), INK, 0.45)
    pane = mix(DAY_BLUE, INK, 0.5)
    mall = facade('mall', mix(bone, BRASS, 0.15), pane, (0.2, 0.24), 0.55)
    skins = [facade('bone', bone, pane), facade('teal', DAY_BLUE, mix(TEAL, INK, 0.4), (0.12, 0.16), 0.42),
             facade('stone', mix(bone, INK, 0.3), pane, (0.15, 0.15), 0.35)]
    floor('ground', (120, 120), (0, 20, 0), plain('ground', mix(DAY_BLUE, INK, 0.3), 0.75))
    road(gold, plain('asphalt', mix(INK, DAY_BLUE, 0.4), 0.6), plain('line', bone))
    for x, y, w, d, h in ((-0.6, 1.0, 3.4, 1.9, 0.75), (2.2, 0.6, 2.2, 1.6, 0.6), (-3.2, 1.3, 2.0, 1.6, 0.62),
                          (0.4, 0.1, 2.2, 0.7, 0.5)):
        block((x, y), (w, d, h), mall)
        block((x, y, h), (w * 1.01, d * 1.01, 0.04), gold)
    ski_slope(brushed('slope', STEEL_METAL, 0.32, (3, 60, 60)), plain('rib', mix(bone, INK, 0.2)))
    dome((-1.5, 0.75, 0.78), 0.5, facade('dome', DAY_BLUE, pane, (0.2, 0.2), 0.0), gold)
    for k in range(26):
        x, y = -9 + 0.75 * k + chance.uniform(-0.2, 0.2), 3.2 + chance.uniform(0, 3.4)
        block((x, y), (chance.uniform(0.6, 0.9), chance.uniform(0.6, 0.9), chance.uniform(0.9, 2.3)),
              chance.choice(skins))
    for x, height in ((-4.6, 3.3), (4.6, 3.0), (-6.3, 2.4)):
        block((x, 2.6), (0.75, 0.75, height), skins[1])
        block((x, 2.6, height), (0.5, 0.5, 0.3), skins[0])
    metro(gold, plain('stone', mix(bone, INK, 0.2)))
    trees([(-8 + 0.5 * k, -0.62 + 0.08 * math.sin(k * 1.7)) for k in range(34)], 4, 0.34)
    softbox((-9, -4.5, 5.0), (0, 1, 1), 2.2, 1150, TUNGSTEN)
    softbox((8, -4, 9), (0, 1, 1), 5.0, 260, COOL)
    evening_sky(13, 16, -1, (2.7, 10.8))
    surround(mix(DAY_BLUE, COOL, 0.15), 0.5, (0.5, 0.32, 0.2))
    camera((-2.6, -9.8, 3.3), (0.1, 1.0, 1.35), 50, 0.3, (0.0, 0.2, 1.0))
