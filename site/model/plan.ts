import { unmarked } from '../../domain/marks.ts';
import { escapeMarkup } from '../../domain/markup.ts';
import { type Point, projectionOf } from '../../domain/projection.ts';
import type { Edition } from '../../edition/edition.ts';
import type { Branch } from '../../edition/join/branches.ts';

const PLAN = { width: 480, height: 400 };
const FRAME = { ...PLAN, marginX: 70, marginY: 48 };
/** Latitude range of a branch's plan to the north and south, in degrees: about 3 km. */
const AROUND = 0.029;
/** More names would be too small on a phone. */
const PLACES = 5;

// Isolated, or else a code in brackets would be placed before its Arabic name.
const label = ({ x, y }: Point, text: string, kind = '') =>
  `<text${kind && ` class="${kind}"`} x="${x}" y="${y}">\u2068${escapeMarkup(text)}\u2069</text>`;

const below = ({ x, y }: Point) => ({ x, y: y + 23 });
const circle = ({ x, y }: Point, kind: string, radius: number) =>
  `<circle class="${kind}" cx="${x}" cy="${y}" r="${Math.round(radius)}"/>`;

/** Draws the districts around one or all branches as SVG with alt text, north up and to scale. */
export function planOf(edition: Edition, own?: Branch): string {
  const { facts, words } = edition;
  const names = own?.name ?? edition.and(edition.branches.map(({ name }) => name));
  const alt = escapeMarkup(edition.fill(words.interface.map.plan, { branch: names }));
  const branches = own?.opening ? [...edition.branches, own] : edition.branches;
  const middle = own?.coordinates;
  const { place, unitsPerKm } = projectionOf(
    middle
      ? [-AROUND, AROUND].map((north) => ({ ...middle, lat: middle.lat + north }))
      : [...branches, ...facts.areas.filter(({ served }) => served)].map(({ coordinates }) => coordinates),
    FRAME,
  );
  const poles = branches.map(({ name, coordinates }) => ({ name, at: place(coordinates) }));
  // Cards crop the plan of a branch at the top and bottom, so labels stay in the middle.
  const [least, most] = own ? [116, 300] : [36, PLAN.height - 6];
  const foot = PLAN.height - 16;
  const taken = [{ x: 40, y: foot - 8, half: 30 }];
  /** Reserves space for a label; false if it would leave the plan or overlap another one. */
  const fits = ({ x, y }: Point, text: string, size: number) => {
    const half = unmarked(text).length * size * 0.28;
    const clear = taken.every((one) => Math.abs(one.y - y) > 36 || Math.abs(one.x - x) > one.half + half);
    const inside = x > half + 6 && x < PLAN.width - half - 6 && y > least && y < most;
    if (clear && inside) taken.push({ x, y, half });
    return clear && inside;
  };
  const dots = poles.filter(
    ({ at }) => at.x > 8 && at.x < PLAN.width - 8 && at.y > least + 8 && at.y < most - 8,
  );
  const titles = dots
    .map(({ at, name }) => ({ name, at: { x: at.x, y: at.y - 16 } }))
    .filter(({ at, name }) => fits(at, name, 24));
  for (const { at } of poles) taken.push({ ...at, y: at.y + 6, half: 12 });
  const districts = facts.areas
    .map(({ id, coordinates }) => ({ name: words.areas.items[id] ?? id, at: place(coordinates) }))
    .filter(({ name, at }) => !poles.some((pole) => pole.name === name) && fits(below(at), name, 20))
    .slice(0, PLACES);
  const kilometre = new Intl.NumberFormat(edition.tag, { style: 'unit', unit: 'kilometer' }).format(1);
  return [
    `<svg class="plan" role="img" aria-label="${alt}" viewBox="0 0 ${PLAN.width} ${PLAN.height}" preserveAspectRatio="xMidYMid slice">`,
    ...poles.map(({ at }) => circle(at, 'n', 3 * unitsPerKm)),
    ...(middle ? [1, 2, 3].map((km) => circle(place(middle), 'r', km * unitsPerKm)) : []),
    ...districts.map(({ at, name }) => circle(at, 'o', 2) + label(below(at), name)),
    ...dots.map(({ at }) => circle(at, 'p', 8)),
    ...titles.map(({ at, name }) => label(at, name, 'b')),
    `<path class="k" d="M20 ${foot - 5}v5h${Math.round(unitsPerKm)}v-5"/>${label({ x: 20 + unitsPerKm / 2, y: foot - 8 }, kilometre)}</svg>`,
  ].join('');
}
