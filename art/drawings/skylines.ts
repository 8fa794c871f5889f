import { colours } from '../../site/styles/colours.ts';

const WIDTH = 800;
const HEIGHT = 450;
const GROUND = 390;

type Block = { x: number; width: number; height: number; step: number; roof?: 'spire' | 'dome' | 'slope' };

/** The quarters by the branch's slug: the Mall's long roofs, the towers, the low curved quarter; and one for any other. */
const quarters: Record<string, Block[]> = {
  'al-barsha': [
    { x: 40, width: 90, height: 120, step: 9 },
    { x: 138, width: 70, height: 190, step: 7, roof: 'slope' },
    { x: 216, width: 300, height: 96, step: 12, roof: 'dome' },
    { x: 524, width: 64, height: 250, step: 6, roof: 'spire' },
    { x: 596, width: 84, height: 150, step: 10 },
    { x: 688, width: 72, height: 105, step: 8 },
  ],
  'barsha-heights': [
    { x: 60, width: 76, height: 170, step: 8 },
    { x: 144, width: 70, height: 262, step: 6, roof: 'slope' },
    { x: 222, width: 84, height: 214, step: 9 },
    { x: 314, width: 74, height: 306, step: 5, roof: 'spire' },
    { x: 396, width: 92, height: 236, step: 8, roof: 'slope' },
    { x: 496, width: 70, height: 284, step: 6 },
    { x: 574, width: 82, height: 192, step: 10, roof: 'slope' },
    { x: 664, width: 74, height: 140, step: 8 },
  ],
  jvc: [
    { x: 40, width: 120, height: 80, step: 10 },
    { x: 168, width: 100, height: 116, step: 8, roof: 'dome' },
    { x: 276, width: 130, height: 92, step: 12 },
    { x: 414, width: 96, height: 136, step: 7 },
    { x: 518, width: 124, height: 84, step: 10, roof: 'dome' },
    { x: 650, width: 110, height: 104, step: 9 },
  ],
  any: [
    { x: 56, width: 96, height: 104, step: 9 },
    { x: 160, width: 74, height: 176, step: 8 },
    { x: 242, width: 118, height: 128, step: 11, roof: 'dome' },
    { x: 368, width: 66, height: 232, step: 6, roof: 'slope' },
    { x: 442, width: 104, height: 152, step: 10 },
    { x: 554, width: 70, height: 198, step: 7, roof: 'spire' },
    { x: 632, width: 112, height: 112, step: 9 },
  ],
};

function outline({ x, width, height, roof }: Block): string {
  const top = GROUND - height;
  const end = x + width;
  const middle = x + width / 2;
  const roofs = {
    spire: `V${top}L${middle} ${top - 62}L${end} ${top}`,
    dome: `V${top}Q${middle} ${top - 64} ${end} ${top}`,
    slope: `V${top}L${end} ${top - 34}`,
    flat: `V${top}H${end}`,
  };
  return `M${x} ${GROUND}${roofs[roof ?? 'flat']}V${GROUND}`;
}

/** Floors as horizontal lines, closer on the lower half, as dusk gathers at the ground. */
function hatch({ x, width, height, step }: Block): string {
  let lines = '';
  for (let y = GROUND - step; y > GROUND - height; y -= y > GROUND - height / 2 ? step : step * 1.8) {
    lines += `M${x + 7} ${Math.round(y)}h${width - 14}`;
  }
  return lines;
}

/** A quarter as a hatched skyline under the sun. */
const skyline = (blocks: Block[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none"><style>path{stroke:${colours.night}}.b{stroke:${colours.brass}}@media(prefers-color-scheme:dark){.i{stroke:${colours.bone}}}</style><circle class="b" cx="620" cy="120" r="46" stroke="${colours.brass}" stroke-width="2"/><path class="i" stroke-width="2" d="${blocks.map(outline).join('')}"/><path class="i" stroke-width=".8" d="${blocks.map(hatch).join('')}"/><path class="b" stroke-width="3" d="M20 ${GROUND}H780"/></svg>\n`;

export const skylines = Object.fromEntries(
  Object.entries(quarters).map(([name, blocks]) => [name, () => skyline(blocks)]),
);
