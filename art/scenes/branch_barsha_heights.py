"""Barsha Heights as a model at dusk: towers of every height, close together."""
import math
import random

from kit.metals import brass
from kit.palette import BONE, BRASS, COOL, INK, TEAL, TUNGSTEN, mix
from kit.shapes import floor, lathe
from kit.stage import camera, softbox, surround
from props.town import DAY_BLUE, block, evening_sky, facade, plain, trees

SIZE, SAMPLES, EXPOSURE = (1600, 1200), 48, 0.35


def tower(at, width, depth, height, skin, gold, kind):
    """Kinds: 0 flat with a crown box, 1 set back twice, 2 slanted fins, 3 round."""
    if kind == 3:
        lathe('round tower', [(0, 0), (width / 2, 0), (width / 2, height), (width * 0.4, height + 0.12),
                              (0, height + 0.12)], skin, 48, at=(*at, 0))
        lathe('mast', [(0.022, 0), (0.012, 0.9), (0, 0.9)], gold, 12, at=(*at, height + 0.1))
        return
    block(at, (width, depth, height), skin)
    if kind == 1:
        block((*at, height), (width * 0.74, depth * 0.74, height * 0.16), skin)
        block((*at, height * 1.16), (width * 0.46, depth * 0.46, height * 0.09), skin)
        lathe('mast', [(0.022, 0), (0.01, 0.8), (0, 0.8)], gold, 12, at=(*at, height * 1.25))
    elif kind == 2:
        for side in (-1, 1):
            block((at[0] + side * width * 0.5, at[1]), (0.05, depth * 1.04, height * 1.1), gold)
    else:
        block((*at, height), (width * 0.86, depth * 0.86, 0.1), gold)


def build():
    chance, gold = random.Random(21), brass(0.28)
    bone = mix(mix(BONE, BRASS, 0.18), INK, 0.5)
    skins = [facade('bone', bone, mix(DAY_BLUE, INK, 0.5)), facade('teal', DAY_BLUE, mix(TEAL, INK, 0.4), (0.12, 0.16), 0.42),
             facade('stone', mix(bone, INK, 0.35), mix(DAY_BLUE, INK, 0.4), (0.15, 0.15), 0.32)]
    floor('ground', (120, 120), (0, 20, 0), plain('ground', mix(DAY_BLUE, INK, 0.3), 0.35))
    for row in range(6):
        for k in range(9):
            x = (k - 4) * 1.5 + chance.uniform(-0.22, 0.22) + (0.7 if row % 2 else 0)
            y = row * 1.65 + chance.uniform(-0.2, 0.2)
            peak = math.exp(-((x - 0.8) / 3.8) ** 2)
            height = (1.3 + 3.0 * peak * (0.5 + 0.13 * row)) * chance.uniform(0.72, 1.22)
            tower((x, y), chance.uniform(0.7, 0.95), chance.uniform(0.7, 0.95), height, chance.choice(skins + skins[1:2]), gold,
                  chance.choice((0, 0, 1, 1, 2, 3)))
    trees([(-6 + 0.42 * k, -1.15 + 0.1 * math.sin(k * 2.1)) for k in range(30)], 4, 0.34)
    for k in range(40):
        block((-8 + 0.4 * k, -1.75), (0.2, 0.03, 0.012), gold, 0, 0)
    softbox((-9, -5, 5.5), (0, 2, 1.6), 2.2, 1150, TUNGSTEN)
    softbox((8, -4, 9), (0, 2, 1), 5.0, 260, COOL)
    evening_sky(34, 26, -2, (3.5, 13.5))
    surround(mix(DAY_BLUE, COOL, 0.15), 0.5)
    camera((-3.2, -11.5, 3.6), (0.3, 2.0, 2.42), 49, 0.28, (0.0, 0.6, 2.0))
