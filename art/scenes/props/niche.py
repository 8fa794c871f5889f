"""A wall with a pointed-arch niche and a brass line around its opening."""
from kit.metals import brass
from kit.outlines import pointed_arch
from kit.shapes import sheet, solid, tube


def niche(half_width, spring, rise, y, depth, plaster, reach=14):
    """The wall stands at depth y facing -y; the niche goes `depth` behind it and is open at its back."""
    arch = pointed_arch(half_width, spring, rise, 28)
    top = spring + rise + reach
    outline = [(-reach, 0.0)] + arch + [(reach, 0.0), (reach, top), (-reach, top)]
    solid('wall', [(x, y, z) for x, z in outline], [tuple(range(len(outline)))], plaster)
    sheet('reveal', [[(x, y, z), (x, y + depth, z)] for x, z in arch], plaster, 40)
    line = [(x * 1.05, y - 0.02, z * 1.025) for x, z in arch]
    tube('arch line', line, 0.035, brass(0.2))
