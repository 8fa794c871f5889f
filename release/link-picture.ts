/** Link pictures (og:image), 1200 x 630. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { escapeMarkup } from '../domain/markup.ts';
import { ARCH_PATH } from '../site/components/medallion-shapes.ts';
import type { LinkPicture } from '../site/model/record.ts';
import { colourOf, paletteIn } from '../site/styles/palette.ts';
import { drawable, fontFiles } from './drawable.ts';
import { type Cache, digestOf } from './files.ts';

type CardWords = Omit<LinkPicture, 'file' | 'scene'>;

const tokens = join(import.meta.dirname, '../site/styles/tokens.css');
const { light } = paletteIn(readFileSync(tokens, 'utf8'));
const TEAL = colourOf(light, 'teal');
const BRIGHT_TEAL = colourOf(light, 'teal-bright');
const BONE = colourOf(light, 'bone');
const OXBLOOD = colourOf(light, 'oxblood');
const BRASS = colourOf(light, 'brass-bright');

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = { side: 68, top: 64, bottom: 54 };
/** The arch extends below the picture. */
const ARCH = { left: { ltr: 738, rtl: 46 }, top: 44, width: 416, height: 586 };
const TITLE = { sizes: [104, 88, 76, 66, 58, 50], width: 632, height: 280 };

/** Pango uses the first font that has a glyph, so each script has its font. */
const FACES = {
  ltr: { display: 'Bodoni Moda, Mirza', text: 'Instrument Sans, Readex Pro' },
  rtl: { display: 'Mirza SemiBold, Bodoni Moda', text: 'Readex Pro, Instrument Sans' },
};

type Setting = { font: string; size: number; colour: string; spacing?: number; fontfile?: string };

/** A transparent pixel. */
const blank = { width: 1, height: 1, channels: 4, background: '#0000' } as const;
const NOTHING = { input: await sharp({ create: blank }).png().toBuffer(), width: 1, height: 1 };

/** Renders a text as a picture cropped to its glyphs. Pango handles line breaks and Arabic shaping. */
async function renderText(text: string, { font, size, colour, spacing = 0, fontfile }: Setting) {
  const drawn = drawable(text);
  if (!drawn) return NOTHING;
  // Keeps Latin names within Arabic text unbroken.
  const words = /\p{Script=Arabic}/u.test(drawn)
    ? drawn.replaceAll(/(?<=[A-Za-z]) (?=[A-Za-z])/g, '\u00a0')
    : drawn;
  const look = `foreground="${colour}" line_height="0.76" letter_spacing="${Math.round(spacing * 1024)}"`;
  const { data, info } = await sharp({
    text: {
      text: `<span ${look}>${escapeMarkup(words)}</span>`,
      font: `${font} ${size}`,
      width: TITLE.width,
      dpi: 72,
      rgba: true,
      ...(fontfile && { fontfile }),
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

let fonts: Promise<unknown> | undefined;

/** Pango keeps the font of a text registered, so each font file is loaded once. */
function loadFonts(): Promise<unknown> {
  // Read when the first text is drawn. Set only then: a browser that this process starts needs the fonts of the machine.
  process.env.FONTCONFIG_FILE = join(import.meta.dirname, 'fonts.conf');
  fonts ??= Promise.all(
    fontFiles.map((fontfile) => renderText('x', { font: 'sans', size: 10, colour: BONE, fontfile })),
  );
  return fonts;
}

/** Renders the title in the largest size that fits beside the arch. */
async function renderTitle(
  text: string,
  look: Omit<Setting, 'size'>,
  [size = 0, ...smaller] = TITLE.sizes,
): ReturnType<typeof renderText> {
  const title = await renderText(text, { ...look, size });
  const fits = title.width <= TITLE.width && title.height <= TITLE.height;
  return fits || smaller.length === 0 ? title : renderTitle(text, look, smaller);
}

/** The background: teal, the scene in the arch, and the brand's stripes at `rule`. */
async function background(scene: Buffer, direction: CardWords['direction'], rule: { x: number; y: number }) {
  const { top, width, height } = ARCH;
  const left = ARCH.left[direction];
  const picture = await sharp(scene).resize(width, height, { position: 'attention' }).jpeg().toBuffer();
  const stripes = Array.from({ length: 14 }, (_, index) => {
    const colour = [OXBLOOD, BONE, BRIGHT_TEAL, BONE][index % 4];
    return `<path fill="${colour}" d="M${index * 14 + 8} 0h14l-8 16h-14z"/>`;
  });
  const arch = `d="${ARCH_PATH}" transform="translate(${left} ${top})scale(2.08 2.392)"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<path fill="${TEAL}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
<clipPath id="arch"><path ${arch}/></clipPath>
<image clip-path="url(#arch)" x="${left}" y="${top}" width="${width}" height="${height}" href="data:image/jpeg;base64,${picture.toString('base64')}"/>
<path fill="none" stroke="${BRASS}" stroke-width="1.6" ${arch}/>
<svg x="${rule.x}" y="${rule.y}" width="196" height="16"><path fill="${BONE}" d="M0 0h196v16H0z"/>${stripes.join('')}</svg></svg>`;
}

async function draw({ title, eyebrow, brand, places, direction }: CardWords, scene: Buffer) {
  await loadFonts();
  const { display, text } = FACES[direction];
  // Arabic letters join, so they get no letter-spacing.
  const latin = direction === 'ltr';
  const [above, headline, name, below] = await Promise.all([
    renderText(latin ? eyebrow.toUpperCase() : eyebrow, {
      font: text,
      size: 24,
      colour: BRASS,
      spacing: latin ? 3.5 : 0,
    }),
    renderTitle(title, { font: display, colour: BONE, spacing: latin ? -1.5 : 0 }),
    renderText(brand, { font: display, size: 46, colour: BONE }),
    renderText(places, { font: text, size: 24, colour: BONE }),
  ]);
  const at = ({ input, width }: typeof above, top: number) => ({
    input,
    left: latin ? MARGIN.side : WIDTH - MARGIN.side - width,
    top,
  });
  const titleTop = MARGIN.top + above.height + 32;
  const placesTop = HEIGHT - MARGIN.bottom - below.height;
  const rule = {
    x: latin ? MARGIN.side : WIDTH - MARGIN.side - 196,
    y: titleTop + headline.height + 30,
  };
  return sharp(Buffer.from(await background(scene, direction, rule)))
    .composite([
      at(above, MARGIN.top),
      at(headline, titleTop),
      at(name, placesTop - name.height - 22),
      at(below, placesTop),
    ])
    .removeAlpha()
    .png({ palette: true, quality: 45, effort: 1, dither: 0 })
    .toBuffer();
}

const source = readFileSync(import.meta.filename);

/** The cached PNG with the words and the picture `sceneFile`. */
export function linkPicture(cache: Cache, words: CardWords, sceneFile: string): Promise<Buffer> {
  const scene = readFileSync(sceneFile);
  return cache.file(`og-${digestOf(source, JSON.stringify(words), scene)}.png`, () => draw(words, scene));
}
