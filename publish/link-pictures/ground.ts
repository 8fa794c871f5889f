import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { ARCH_PATH } from '../../site/components/ornament/arch.ts';
import { colours } from '../../site/styles/colours.ts';

/** Pixels of a link picture. */
export const CARD = { width: 1200, height: 630 };
/** The part of it that holds the words: what is not drawn costs nothing. */
export const WORDS = { width: 740, height: CARD.height };

export type Direction = 'ltr' | 'rtl';

/** Where the arch stands, beside the words; its foot runs out of the picture. */
const ARCH = { left: { ltr: 738, rtl: CARD.width - 738 - 416 }, top: 44, width: 416, height: 586 };
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
/** Passed on to the next step at once. */
const QUICK = { compressionLevel: 1 };

/** The arch of the house, drawn 200 by 250, stretched until its foot is out of sight. */
const arch = (look: string, direction: Direction) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
<path ${look} d="${ARCH_PATH}" transform="translate(${ARCH.left[direction]} ${ARCH.top})scale(2.08 2.392)"/></svg>`,
  );

/** The scene where the arch is, nothing around it, as large as the whole picture. */
async function inArch(scene: Buffer, direction: Direction): Promise<Buffer> {
  const { top, width, height } = ARCH;
  const input = await sharp(scene).resize(width, height, { fit: 'cover', position: 'attention' }).toBuffer();
  return sharp({ create: { ...CARD, channels: 4, background: CLEAR } })
    .composite([
      { input, left: ARCH.left[direction], top },
      { input: arch('fill="#fff"', direction), blend: 'dest-in' },
    ])
    .png(QUICK)
    .toBuffer();
}

/** Pixels as sharp takes them. */
type Ground = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

async function draw(scene: Buffer, direction: Direction): Promise<Ground> {
  const line = arch(`fill="none" stroke="${colours.brightBrass}" stroke-width="1.6"`, direction);
  return sharp({ create: { ...CARD, channels: 3, background: colours.teal } })
    .composite([{ input: await inArch(scene, direction) }, { input: line }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

const drawn = new Map<string, Promise<Ground>>();

/** Teal, and at its end the arch with the scene. Most pages share one, which is drawn once. */
export function groundOf(scene: Buffer, direction: Direction): Promise<Ground> {
  const key = createHash('sha256').update(direction).update(scene).digest('hex');
  const ground = drawn.get(key) ?? draw(scene, direction);
  drawn.set(key, ground);
  return ground;
}
