import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { ARCH_PATH } from '../../site/components/ornament/arch.ts';
import { colours } from '../../site/styles/colours.ts';

/** Pixels of a link picture. */
export const CARD = { width: 1200, height: 630 };

/** Where the arch stands; its foot runs out of the picture. */
const ARCH = { left: 738, top: 44, width: 416, height: 586 };
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
/** Passed on to the next step at once. */
const QUICK = { compressionLevel: 1 };

/** The arch of the house, drawn 200 by 250, stretched until its foot is out of sight. */
const arch = (look: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
<path ${look} d="${ARCH_PATH}" transform="translate(${ARCH.left} ${ARCH.top})scale(2.08 2.392)"/></svg>`,
  );

/** The scene where the arch is, nothing around it, as large as the whole picture. */
async function inArch(scene: Buffer): Promise<Buffer> {
  const { left, top, width, height } = ARCH;
  const input = await sharp(scene).resize(width, height, { fit: 'cover', position: 'attention' }).toBuffer();
  return sharp({ create: { ...CARD, channels: 4, background: CLEAR } })
    .composite([
      { input, left, top },
      { input: arch('fill="#fff"'), blend: 'dest-in' },
    ])
    .png(QUICK)
    .toBuffer();
}

async function draw(scene: Buffer): Promise<Buffer> {
  const line = arch(`fill="none" stroke="${colours.brightBrass}" stroke-width="1.6"`);
  return sharp({ create: { ...CARD, channels: 3, background: colours.teal } })
    .composite([{ input: await inArch(scene) }, { input: line }])
    .png(QUICK)
    .toBuffer();
}

const drawn = new Map<string, Promise<Buffer>>();

/** Teal, and at its end the arch with the scene. Most pages share one, which is drawn once. */
export function groundOf(scene: Buffer): Promise<Buffer> {
  const key = createHash('sha256').update(scene).digest('hex');
  const ground = drawn.get(key) ?? draw(scene);
  drawn.set(key, ground);
  return ground;
}
