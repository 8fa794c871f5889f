"""The five colours of the brand, as linear light, and what metals reflect."""


def linear(hex_colour):
    """Linear RGB (what the renderer computes in) of an sRGB colour such as '#F4EEE3'."""
    digits = hex_colour.lstrip('#')
    channels = (int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4))
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def mix(a, b, share):
    """The colour `share` of the way from a to b."""
    return tuple(x + (y - x) * share for x, y in zip(a, b))


BONE = linear('#F4EEE3')
INK = linear('#14110F')
TEAL = linear('#0F4C4A')
BRASS = linear('#B98A3E')
OXBLOOD = linear('#7B2D26')

DEEP_TEAL = mix(TEAL, INK, 0.62)
BRASS_METAL = (0.80, 0.53, 0.22)
STEEL_METAL = (0.62, 0.63, 0.64)
CHROME_METAL = (0.86, 0.87, 0.88)

WARM = (1.0, 0.74, 0.46)
TUNGSTEN = (1.0, 0.60, 0.29)
COOL = (0.60, 0.82, 1.0)
NEUTRAL = (1.0, 0.94, 0.87)
