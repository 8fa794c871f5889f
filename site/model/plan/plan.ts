import { cells } from '../../../domain/cells.ts';
import { nearest, type Position } from '../../../domain/distance.ts';
import { type Point, projectionOf } from '../../../domain/projection.ts';
import type { Colours } from '../../styles/palette.ts';
import { type Box, boxOf, overlap } from './labels.ts';
import { block, hatch, label, PLAN, pole, ring, scale, sheet } from './strokes.ts';

type Place = { name: string; coordinates: Position };
type District = Place & { served: boolean };

export type PlanOf = {
  branches: readonly Place[];
  districts: readonly District[];
  /** The branch in the middle; all of them when left out. */
  own?: Place | undefined;
  /** '1 km' in the words of the language. */
  kilometre: string;
};

const FRAME = { ...PLAN, marginX: 40, marginY: 44 };
/** What a plan of one branch shows north and south of it, in degrees: some three kilometres. */
const AROUND = 0.029;
const RINGS_KM = [1, 2, 3];

type Band = Pick<Box, 'top' | 'foot'>;
/** Where names stand: clear of the scale at the foot. */
const WHOLE: Band = { top: 6, foot: PLAN.height - 30 };
/** The plan of one branch stands in a card that cuts it above and below: the names keep to what is always in sight. */
const MIDDLE: Band = { top: PLAN.height * 0.24, foot: PLAN.height * 0.76 };

/** What must be on the plan. */
const within = ({ branches, districts, own }: PlanOf): Position[] =>
  own
    ? [-AROUND, AROUND].map((north) => ({ ...own.coordinates, lat: own.coordinates.lat + north }))
    : [...branches, ...districts.filter(({ served }) => served)].map(({ coordinates }) => coordinates);

/** The names that find room: first what comes first. */
function namesOf(wanted: Box[], taken: Box[], { top: least, foot: most }: Band): Box[] {
  const fits = ({ start, end, top, foot }: Box) =>
    start > 6 && end < PLAN.width - 6 && top > least && foot < most;
  const named: Box[] = [];
  for (const box of wanted)
    if (fits(box) && ![...taken, ...named].some((other) => overlap(box, other))) named.push(box);
  return named;
}

/** Which branch is nearest to a district; -1 where the plan is of another one, or nobody is served. */
function branchOf({ coordinates, served }: District, { branches, own }: PlanOf): number {
  const near = nearest(coordinates, branches).place;
  return served && (!own || near.name === own.name)
    ? branches.findIndex(({ name }) => name === near.name)
    : -1;
}

/**
 * The neighbourhood as a plan, north up and true to scale, from coordinates alone: a district is what is nearest to its
 * middle, hatched in the direction of the branch that is nearest to it; a pole is a branch.
 */
export function plan(of: PlanOf, palettes: { light: Colours; dark: Colours }): string {
  const { branches, districts, own, kilometre } = of;
  const { place, unitsPerKm } = projectionOf(within(of), FRAME);
  const middles = districts.map(({ coordinates }) => place(coordinates));
  const corners = [
    { x: 0, y: 0 },
    { x: PLAN.width, y: 0 },
    { x: PLAN.width, y: PLAN.height },
    { x: 0, y: PLAN.height },
  ];
  const blocks = cells(middles, corners).map((shape, index) =>
    block(shape, branchOf(districts[index] as District, of)),
  );
  const poles = (own ? [own] : branches).map(({ name, coordinates }) => ({ at: place(coordinates), name }));
  const titles = poles.map(({ at, name }) => boxOf(at, name, 19, -18));
  const feet = poles.map(({ at }) => boxOf(at, 'II', 20, 8));
  const wanted = districts
    .map(({ name }, index) => boxOf(middles[index] as Point, name, 14))
    .filter(({ text }) => !poles.some(({ name }) => name === text));
  return sheet(palettes, [
    ...branches.map((_, index) => hatch(index)),
    ...blocks,
    ...(own ? RINGS_KM.map((km) => ring(place(own.coordinates), km * unitsPerKm)) : []),
    ...namesOf(wanted, [...titles, ...feet], own ? MIDDLE : WHOLE).map((box) => label(box, 'd')),
    ...poles.map(({ at }) => pole(at)),
    ...titles.map((box) => label(box, 'b')),
    scale(unitsPerKm, kilometre),
  ]);
}
