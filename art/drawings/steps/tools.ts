import type { Curve } from '../bezier.ts';
import { strands } from '../strands.ts';
import { drawing, type Layer, paths } from '../svg.ts';

const CONTOUR = 3;
const LINE = 2.4;
const FINE = 1.6;

const tool = (...layers: (Layer | string)[]) =>
  drawing(400, 400, layers.map((layer) => (typeof layer === 'string' ? layer : paths([layer]))).join(''));
/** Turned around the middle, after a move to the side. */
const turned = (degrees: number, x: number, ...layers: Layer[]) =>
  `<g transform="rotate(${degrees} 200 200)translate(${x})">${paths(layers)}</g>`;
/** Parallel lines, `count` of them, each moved on from the last. */
const hatch = (x: number, y: number, stroke: string, count: number, dx: number, dy = 0) =>
  Array.from({ length: count }, (_, index) => `M${x + index * dx} ${y + index * dy}${stroke}`).join('');

/** What is said, and what is seen. */
export const consultation = () =>
  tool(
    {
      d:
        'M162 96C214 96 256 138 256 190C256 236 224 272 180 282V362C180 378 144 378 144 362V282C100 272 68 236 68 190C68 138 110 96 162 96Z' +
        'M250 34H358Q376 34 376 52V112Q376 130 358 130H300L270 158L274 130H258Q232 130 232 112V52Q232 34 250 34Z',
      width: CONTOUR,
    },
    { d: 'M162 110a80 80 0 1 1 -.1 0M152 296v62', width: LINE },
    { d: `${hatch(100, 206, 'l56-70', 3, 9, 10)}${hatch(158, 240, 'l46-58', 3, 8, 8)}`, width: FINE },
    { d: 'M256 62h94M256 82h78M256 102h88', width: 4, tone: 'mark' },
  );

const EVEN: Curve[] = [
  [74, 372, 76, 350, 78, 336, 82, 318],
  [200, 372, 201, 350, 203, 336, 206, 318],
  [326, 372, 328, 350, 331, 336, 336, 318],
];

/** The guard decides the length that is left. */
export const guard = () =>
  tool(
    {
      d: 'M132 24H268C274 64 274 96 286 128L302 164V196H98V164L114 128C126 96 126 64 132 24ZM98 196C94 236 96 268 104 302M302 196C306 236 304 268 296 302',
      width: CONTOUR,
    },
    { d: `${hatch(116, 202, 'v88q6 14 12 0v-88', 9, 20)}M98 164H302M172 58h56v34h-56z`, width: LINE },
    { d: `${hatch(256, 40, 'c2 30 2 60 10 84', 3, -6)}M108 180h184`, width: FINE },
    strands(EVEN, 62, { width: 1.7, loose: 0.4 }),
    { d: 'M56 314H344', width: 4, tone: 'mark' },
  );

/** Comb and clippers, with which the lengths are worked into each other. */
export const blend = () =>
  tool(
    turned(
      14,
      24,
      {
        d: 'M232 138C226 200 226 280 240 350C246 376 302 376 308 350C322 280 322 200 316 138L322 96H226ZM226 96V82H322V96',
        width: CONTOUR,
      },
      {
        d: `${hatch(231, 82, 'v-20', 9, 10.75)}M232 138H316M262 186q12-10 24 0v56q-12 10-24 0z`,
        width: LINE,
      },
      { d: 'M226 96H322', width: 4, tone: 'mark' },
      { d: `${hatch(310, 160, 'c4 60 4 120-6 180', 4, -6)}M264 206h20M264 216h20M264 226h20`, width: FINE },
    ),
    turned(
      -14,
      0,
      { d: 'M98 26H142Q152 26 152 38V366Q152 378 142 378H98Z', width: CONTOUR },
      { d: `M126 34V370${hatch(98, 40, 'h24', 25, 0, 6.5)}${hatch(98, 208, 'h24', 15, 0, 11)}`, width: LINE },
    ),
  );

const ABOVE: Curve[] = [
  [36, 286, 40, 304, 44, 318, 50, 332],
  [150, 268, 154, 286, 157, 300, 160, 316],
  [262, 286, 262, 304, 262, 318, 262, 334],
];

/** An open razor, and the edge that it leaves. */
export const lineUp = () =>
  tool(
    {
      d: 'M66 236L250 124C268 114 282 112 296 118L304 132L96 258C84 262 70 252 66 236ZM296 118L332 108Q340 108 342 116L316 136L304 132',
      width: CONTOUR,
    },
    {
      d: 'M258 44C220 30 176 32 140 40C128 44 130 60 142 60C190 56 240 62 266 84C280 96 285 106 286 116M306 116C312 92 302 60 258 44',
      width: CONTOUR,
    },
    { d: 'M80 244L284 122M296 113a6 6 0 1 0 .1 0M152 50C196 44 244 52 272 74', width: LINE },
    { d: hatch(112, 238, 'l10-17', 14, 12.6, -7.7), width: FINE },
    strands(ABOVE, 62, { width: 1.8, loose: 0.4, roots: 0.35, tips: 0 }),
    { d: 'M34 342C110 318 200 318 280 346', width: 4, tone: 'mark' },
  );

const BRISTLES: Curve[] = [
  [152, 196, 140, 150, 100, 90, 92, 44],
  [176, 200, 170, 140, 150, 70, 146, 24],
  [200, 202, 200, 140, 200, 70, 200, 18],
  [224, 200, 230, 140, 250, 70, 254, 24],
  [248, 196, 260, 150, 300, 90, 308, 44],
];

/** The brush that takes the loose hair away. */
export const finish = () =>
  tool(
    {
      d: 'M148 198Q200 216 252 198L256 232Q200 250 144 232ZM146 234C152 258 176 262 176 284C176 306 150 316 152 346C154 372 176 382 200 382C224 382 246 372 248 346C250 316 224 306 224 284C224 262 248 258 254 234',
      width: CONTOUR,
    },
    { d: 'M176 284Q200 292 224 284M154 350Q200 366 246 350', width: LINE },
    { d: `${hatch(238, 330, 'c2 14 0 28-8 40', 4, -6, 1)}M236 246c-6 12-18 16-18 30`, width: FINE },
    strands(BRISTLES, 46, { width: 1.8, loose: 0.3, tips: 0.12 }),
    strands(BRISTLES, 30, { width: 1, roots: 0.5, tips: 0.5, seed: 3 }),
    { d: 'M147 215Q200 233 253 215', width: 4, tone: 'mark' },
  );

/** A bottle and a drop: what happens at home. */
export const aftercare = () =>
  tool(
    {
      d: 'M120 196C120 168 156 164 164 144V120H236V144C244 164 280 168 280 196V352Q280 376 256 376H144Q120 376 120 352ZM170 120V98H230V120M186 98V72H214V98M186 72C186 48 190 36 200 36C210 36 214 48 214 72',
      width: CONTOUR,
    },
    {
      d: 'M138 226H262V324H138ZM164 132H236M176 106V114M188 106V114M200 106V114M212 106V114M224 106V114',
      width: LINE,
    },
    { d: `${hatch(268, 206, 'v150', 2, 6)}M158 300h84M158 310h60M146 350Q200 356 254 350`, width: FINE },
    {
      d: 'M200 240C214 260 220 268 220 276C220 300 180 300 180 276C180 268 186 260 200 240Z',
      width: 3.5,
      tone: 'mark',
    },
    { d: 'M330 96C346 120 354 132 354 144C354 174 306 174 306 144C306 132 314 120 330 96Z', width: CONTOUR },
    { d: 'M342 142c0 10-6 16-14 16', width: LINE },
  );
