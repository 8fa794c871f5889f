"""The five colours of the brand, as linear light, and what metals reflect."""
import re
from pathlib import Path

TOKENS = (Path(__file__).parents[3] / 'site/styles/tokens.css').read_text()


def linear(hex_colour):
    """Linear RGB (what the renderer computes in) of an sRGB colour in hex."""
    digits = hex_colour.lstrip('#')
    channels = (int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4))
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def mix(a, b, share):
    """The colour `share` of the way from a to b."""
    return tuple(x + (y - x) * share for x, y in zip(a, b))


def token(name):
    """A colour by its name in the site's tokens."""
    return linear(re.search(rf'--{name}: (#[0-9a-f]{{6}});', TOKENS)[1])


BONE = token('bone')
INK = token('night')
TEAL = token('teal')
BRASS = token('brass')
OXBLOOD = token('oxblood')

DEEP_TEAL = mix(TEAL, INK, 0.62)
BRASS_METAL = (0.80, 0.53, 0.22)
STEEL_METAL = (0.62, 0.63, 0.64)
CHROME_METAL = (0.86, 0.87, 0.88)

WARM = (1.0, 0.74, 0.46)
TUNGSTEN = (1.0, 0.60, 0.29)
COOL = (0.60, 0.82, 1.0)
NEUTRAL = (1.0, 0.94, 0.87)
