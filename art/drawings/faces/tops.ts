import type { Curve } from '../bezier.ts';
import { strands } from '../strands.ts';
import { half, type Layer } from '../svg.ts';

/** Hair above the hairline for a head whose temples are 78 from the middle: outline, strands, and how they lie. */
type Top = { outline: Curve[]; guides: Curve[]; count: number; dash?: string; roots?: number; tips?: number };

export const tops = {
  /** Brushed up: height makes a face longer. */
  raised: {
    outline: [
      [120, 116, 106, 84, 112, 58, 142, 44],
      [142, 44, 160, 10, 236, -4, 270, 22],
      [270, 22, 296, 46, 294, 88, 280, 116],
    ],
    guides: [
      [124, 120, 112, 100, 108, 78, 126, 56],
      [146, 105, 128, 80, 130, 50, 166, 26],
      [172, 98, 160, 64, 178, 30, 214, 10],
      [204, 96, 202, 64, 220, 30, 250, 14],
      [236, 99, 246, 70, 262, 44, 272, 28],
      [260, 106, 276, 82, 286, 60, 284, 46],
      [277, 119, 291, 98, 293, 78, 290, 66],
    ],
    count: 42,
    dash: '40 6 200',
    tips: 0.1,
  },
  /** Swept to the side without a parting. */
  swept: {
    outline: [
      [120, 116, 106, 92, 110, 62, 138, 48],
      [138, 48, 166, 24, 234, 18, 264, 38],
      [264, 38, 292, 50, 296, 86, 280, 114],
    ],
    guides: [
      [124, 120, 110, 100, 108, 82, 122, 64],
      [144, 105, 126, 86, 128, 62, 152, 46],
      [164, 98, 150, 74, 162, 48, 192, 32],
      [190, 94, 184, 70, 202, 44, 232, 30],
      [220, 95, 226, 72, 244, 54, 264, 42],
      [248, 100, 262, 84, 278, 70, 284, 56],
      [274, 117, 288, 102, 294, 88, 290, 76],
    ],
    count: 42,
    dash: '30 5 200',
    tips: 0.12,
  },
  /** Parted, and combed over with a little lift. */
  parted: {
    outline: [
      [150, 98, 156, 60, 196, 20, 246, 26],
      [246, 26, 290, 34, 298, 84, 281, 114],
      [120, 116, 110, 96, 114, 80, 152, 72],
    ],
    guides: [
      [122, 122, 116, 108, 114, 96, 121, 88],
      [136, 112, 126, 100, 126, 88, 136, 79],
      [148, 102, 142, 92, 142, 84, 151, 74],
      [153, 97, 164, 62, 196, 28, 240, 30],
      [162, 96, 184, 66, 226, 40, 272, 44],
      [182, 96, 206, 76, 256, 62, 288, 74],
      [212, 98, 236, 90, 268, 90, 286, 102],
      [240, 101, 254, 100, 270, 104, 280, 114],
    ],
    count: 40,
    dash: '36 5 200',
    tips: 0.1,
  },
  /** Worn forward over the forehead, without height. */
  forward: {
    outline: [
      [112, 130, 100, 96, 116, 60, 152, 50],
      [152, 50, 184, 40, 226, 40, 252, 51],
      [252, 51, 284, 62, 300, 98, 288, 130],
    ],
    guides: [
      [128, 68, 108, 92, 110, 116, 122, 138],
      [154, 53, 130, 84, 134, 112, 148, 144],
      [184, 46, 164, 84, 168, 112, 180, 140],
      [214, 46, 202, 84, 204, 112, 214, 142],
      [244, 52, 244, 84, 240, 112, 248, 138],
      [270, 66, 286, 92, 286, 116, 276, 136],
    ],
    count: 36,
    dash: '40 5 200',
    roots: 0.12,
    tips: 0.2,
  },
  /** Short and broken up. */
  textured: {
    outline: [
      [120, 118, 106, 92, 110, 66, 130, 52],
      [130, 52, 168, 18, 236, 18, 272, 52],
      [272, 52, 292, 68, 294, 94, 280, 118],
    ],
    guides: [
      [124, 122, 110, 104, 106, 84, 122, 62],
      [146, 108, 126, 86, 128, 60, 152, 40],
      [172, 101, 164, 76, 152, 54, 186, 30],
      [202, 99, 190, 74, 206, 52, 200, 27],
      [230, 101, 238, 76, 218, 52, 248, 34],
      [254, 107, 254, 84, 282, 62, 268, 49],
      [276, 121, 294, 104, 290, 80, 286, 66],
    ],
    count: 66,
    roots: 0.35,
    tips: 0.3,
  },
} satisfies Record<string, Top>;

/** The same hair over narrower or wider temples. */
export function top(name: keyof typeof tops, temple: number): Layer[] {
  const { outline, guides, count, ...look }: Top = tops[name];
  const fit = (curve: Curve) =>
    curve.map((value, index) =>
      index % 2 ? value : 200 + ((value - 200) * (temple + 6)) / 82,
    ) as unknown as Curve;
  const edge = outline
    .map(fit)
    .map(
      ([x, y, ...rest], index, all) =>
        `${index && x === all[index - 1]?.[6] ? '' : `M${half(x)} ${half(y)}`}C${rest.map(half).join(' ')}`,
    )
    .join('');
  return [
    { d: edge, width: 2.5 },
    strands(guides.map(fit), count, { width: 1.8, loose: look.dash ? 0.35 : 2, ...look }),
    strands(guides.map(fit), Math.round(count * 0.6), { width: 1, roots: 0.5, tips: 0.4, seed: 4 }),
  ];
}
