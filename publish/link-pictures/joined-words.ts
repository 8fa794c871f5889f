import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { colours } from '../../site/styles/colours.ts';
import type { CardWords } from './card.ts';
import { fontFolder } from './fonts.ts';
import { CARD } from './ground.ts';

/** Where the words stand: at the right, as far from the edge as other scripts stand from the left one. */
const RIGHT = CARD.width - 68;
const WIDTH = 632;
const TOP = 64;
const BOTTOM = CARD.height - 54;

/** Sizes a title may have, and how high it may be at the most. */
const TITLE_SIZES = [104, 88, 76, 66, 58, 50];
const TITLE_HEIGHT = 280;

/** What Pango calls them; the second has the figures and the names in Latin letters. */
const DISPLAY = 'Mirza SemiBold, Bodoni Moda';
const TEXT = 'Readex Pro, Instrument Sans';
const FILES = ['mirza.ttf', 'readex-pro.ttf', 'bodoni-moda-latin.ttf', 'instrument-sans-latin.ttf'];

type Setting = { font: string; size: number; colour: string; file?: string };
type Set = { data: Buffer; info: { width: number; height: number } };

/** Of the height that a Bodoni asks for. */
const LINE = 0.76;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** No name in Latin letters is broken, and no picture sign is set that the faces do not have. */
const settable = (text: string) =>
  text.replaceAll(/(?<=[A-Za-z]) (?=[A-Za-z])/g, '\u00a0').replaceAll(/\s*\p{Extended_Pictographic}/gu, '');

/** The ink of a text and nothing around it; lines break where they must and run as their script runs. */
const setIn = ({ font, size, colour, file }: Setting, text: string): Promise<Set> =>
  sharp({
    text: {
      text: `<span foreground="${colour}" line_height="${LINE}">${escaped(settable(text))}</span>`,
      font: `${font} ${size}`,
      ...(file && { fontfile: join(fontFolder, file) }),
      width: WIDTH,
      dpi: 72,
      rgba: true,
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });

let known: Promise<unknown> | undefined;

/** Pango takes one file with a text, and knows its face from then on. */
async function facesKnown(): Promise<void> {
  known ??= Promise.all(
    FILES.map((file) => setIn({ font: TEXT, size: 10, colour: colours.bone, file }, 'x')),
  );
  await known;
}

async function titleIn(text: string, [size = 0, ...smaller]: number[]): Promise<Set> {
  const title = await setIn({ font: DISPLAY, size, colour: colours.bone }, text);
  const fits = title.info.width <= WIDTH && title.info.height <= TITLE_HEIGHT;
  return fits || smaller.length === 0 ? title : titleIn(text, smaller);
}

/** The house stripe; the pole turns as it turns in every script. */
function rule(): Buffer {
  const stripes = Array.from({ length: 14 }, (_, index) => {
    const colour = [colours.oxblood, colours.bone, colours.brightTeal, colours.bone][index % 4];
    return `<path fill="${colour}" d="M${index * 14 + 8} 0h14l-8 16h-14z"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="196" height="16"><path fill="${colours.bone}" d="M0 0h196v16H0z"/>${stripes.join('')}</svg>`,
  );
}

/** The words of a link picture in letters that join, which satori's outlines do not place: Pango does. */
export async function joinedWords({ title, eyebrow, brand, places }: CardWords): Promise<OverlayOptions[]> {
  await facesKnown();
  const [above, headline, name, below] = await Promise.all([
    setIn({ font: TEXT, size: 26, colour: colours.brightBrass }, eyebrow),
    titleIn(title, TITLE_SIZES),
    setIn({ font: DISPLAY, size: 46, colour: colours.bone }, brand),
    setIn({ font: TEXT, size: 24, colour: colours.bone }, places),
  ]);
  const at = ({ data, info }: Set, top: number) => ({ input: data, left: RIGHT - info.width, top });
  const titleTop = TOP + above.info.height + 32;
  const placesTop = BOTTOM - below.info.height;
  return [
    at(above, TOP),
    at(headline, titleTop),
    { input: rule(), left: RIGHT - 196, top: titleTop + headline.info.height + 30 },
    at(name, placesTop - name.info.height - 22),
    at(below, placesTop),
  ];
}
