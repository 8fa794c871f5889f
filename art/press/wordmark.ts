import satori from 'satori';
import { pictureFonts } from '../../publish/link-pictures/fonts.ts';

/** Units in which the outlines are drawn: satori rounds to a tenth. */
const EM = 1000;
/** Where satori stands Bodoni's letters in a line as high as the em. */
const BASELINE = 0.862;

export type Wordmark = { d: string; width: number; baseline: number; em: number };

/** The name as outlines, so that a logo needs no typeface installed. */
export async function wordmark(name: string): Promise<Wordmark> {
  const fonts = (await pictureFonts()).filter((font) => font.name === 'Bodoni Moda');
  const svg = await satori(
    {
      type: 'div',
      key: null,
      props: {
        style: { display: 'flex', fontSize: EM, lineHeight: 1, letterSpacing: -0.012 * EM },
        children: name,
      },
    },
    { height: 1.2 * EM, fonts },
  );
  const d = /<path [^>]*d="([^"]+)"/.exec(svg)?.[1];
  const width = Number(/<svg width="(\d+)/.exec(svg)?.[1]);
  if (!d || !width) throw new Error(`No outlines could be drawn of '${name}'`);
  return { d, width, baseline: BASELINE * EM, em: EM };
}
