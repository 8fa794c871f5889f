import type { ReactNode } from 'react';
import { colours } from '../../site/styles/colours.ts';
import { type Direction, WORDS } from './ground.ts';

type Style = Record<string, string | number>;
/** satori takes React's elements without React. */
const box = (style: Style, ...children: ReactNode[]): ReactNode =>
  ({
    type: 'div',
    key: null,
    props: { style: { display: 'flex', ...style }, children },
  }) as unknown as ReactNode;

const RULE = { width: 196, height: 16, stripe: 14 };

/** The house stripe, as the rule under headings. */
function rule(): ReactNode {
  const stripes = Array.from({ length: RULE.width / RULE.stripe }, (_, index) => {
    const colour =
      [colours.oxblood, colours.bone, colours.brightTeal, colours.bone][index % 4] ?? colours.bone;
    return box({
      width: RULE.stripe,
      height: RULE.height,
      backgroundColor: colour,
      transform: 'skewX(-25deg)',
    });
  });
  return box(
    { width: RULE.width, height: RULE.height, overflow: 'hidden', backgroundColor: colours.bone },
    ...stripes,
  );
}

/** Letters fall to the size at which the longest word and some four lines fit beside the arch. */
function sizeFor(title: string): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  const byLength =
    title.length > 66 ? 58 : title.length > 48 ? 64 : title.length > 40 ? 76 : title.length > 22 ? 88 : 108;
  return Math.min(byLength, Math.floor(1_180 / longest));
}

export type CardWords = {
  title: string;
  eyebrow: string;
  brand: string;
  places: string;
  /** Where the words begin; the scene stands on the other side. */
  direction: Direction;
};

/** The words of a link picture, to lie over its ground: the title of the page in the house style. */
export function card({ title, eyebrow, brand, places }: Omit<CardWords, 'direction'>): ReactNode {
  return box(
    {
      ...WORDS,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 40px 54px 68px',
      boxSizing: 'border-box',
      color: colours.bone,
    },
    box(
      { flexDirection: 'column', gap: 26 },
      box(
        {
          fontFamily: 'Instrument Sans',
          fontSize: 24,
          letterSpacing: 3.5,
          color: colours.brightBrass,
          textTransform: 'uppercase',
        },
        eyebrow,
      ),
      box(
        { fontFamily: 'Bodoni Moda', fontSize: sizeFor(title), lineHeight: 1.04, letterSpacing: -1.5 },
        title,
      ),
      rule(),
    ),
    box(
      { flexDirection: 'column', gap: 10 },
      box({ fontFamily: 'Bodoni Moda', fontSize: 46 }, brand),
      box({ fontFamily: 'Instrument Sans', fontSize: 24 }, places),
    ),
  );
}
