"""JVC as a model at dusk: low houses along curved streets around a round park."""
import math
import random

from kit.metals import brass
from kit.palette import BONE, BRASS, COOL, INK, TEAL, TUNGSTEN, mix
from kit.shapes import floor, lathe
from kit.stage import camera, softbox, surround
from props.town import DAY_BLUE, block, evening_sky, facade, plain, trees

SIZE, SAMPLES, EXPOSURE = (1600, 1200), 48, 0.3
PARK = 1.75
STREETS = [(2.65, 0.42), (3.95, 0.5), (5.35, 0.62), (6.9, 0.85), (8.6, 1.1)]


def ring(name, inner, outer, height, material):
    """A flat ring around the park."""
    lathe(name, [(inner, 0), (inner, height), (outer, height), (outer, 0)], material, 160)


def houses(chance, skins, roof):
    for radius, height in STREETS:
        count = int(2 * math.pi * radius / 0.82)
        for k in range(count):
            if k % 7 == 6:
                continue
            angle = 2 * math.pi * k / count
            tall = height * chance.uniform(0.8, 1.35)
            at = (radius * math.cos(angle), radius * math.sin(angle))
            turned = math.degrees(angle)
            skin = chance.choice(skins)
            block(at, (0.62, 0.66, tall), skin, turned)
            if chance.random() < 0.55:
                block((*at, tall), (0.36, 0.42, 0.13), skin, turned)
            else:
                block((*at, tall), (0.66, 0.7, 0.03), roof, turned, 0.006)


def build():
    chance = random.Random(8)
    bone = mix(mix(BONE, BRASS, 0.18), INK, 0.4)
    pane = mix(DAY_BLUE, INK, 0.5)
    skins = [facade('bone', bone, pane, (0.16, 0.17), 0.5), facade('sand', mix(bone, BRASS, 0.25), pane, (0.16, 0.17), 0.45),
             facade('teal', DAY_BLUE, mix(TEAL, INK, 0.4), (0.16, 0.17), 0.5)]
    floor('ground', (120, 120), (0, 20, -0.02), plain('ground', mix(DAY_BLUE, INK, 0.2), 0.4))
    lathe('lawn', [(0, 0.02), (PARK, 0.02), (PARK, 0)], plain('lawn', mix(DAY_BLUE, (0.03, 0.09, 0.03), 0.5), 0.9), 96)
    gold = brass(0.3)
    ring('path', PARK, PARK + 0.06, 0.03, gold)
    ring('walk', 0.62, 0.68, 0.03, gold)
    water = plain('water', mix(DAY_BLUE, COOL, 0.06), 0.05)
    lathe('pond', [(0, 0.028), (0.62, 0.028)], water, 64)
    for radius, _ in STREETS:
        ring('pavement', radius - 0.42, radius + 0.42, 0.015, plain('pavement', mix(bone, INK, 0.35), 0.7))
    houses(chance, skins, gold)
    places = []
    for k in range(34):
        angle, radius = k * 2.39996, 0.85 + 0.78 * math.sqrt(k / 34)
        places.append((radius * math.cos(angle), radius * math.sin(angle)))
    for radius, _ in STREETS:
        count = int(2 * math.pi * radius / 1.1)
        places += [((radius - 0.6) * math.cos(2 * math.pi * k / count + 0.3),
                    (radius - 0.6) * math.sin(2 * math.pi * k / count + 0.3)) for k in range(count)]
    trees(places, 3, 0.33)
    softbox((-9, -2.5, 4.6), (0, 0, 0.2), 1.8, 1300, TUNGSTEN)
    softbox((7, -4, 9), (0, 0, 0), 5.0, 240, COOL)
    evening_sky(15, 18, -1.5, (1.8, 10.0))
    surround(mix(DAY_BLUE, COOL, 0.15), 0.5)
    camera((-1.6, -9.6, 4.7), (0.2, 0.4, 0.85), 44, 0.3, (0.1, -0.6, 0.2))
