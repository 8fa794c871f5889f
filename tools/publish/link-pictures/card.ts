import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';

export const CARD = { width: 1200, height: 630 };
const colours = { bone: '#f4eee3', teal: '#0f4c4a', brass: '#dcb56f', oxblood: '#7b2d26', night: '#14110f' };

const drawings = join(import.meta.dirname, '../../../site/assets/drawings');
const lattice = `data:image/svg+xml;base64,${readFileSync(join(drawings, 'lattice.svg')).toString('base64')}`;

type Style = Record<string, string | number>;
/** satori takes React's elements without React. */
const box = (style: Style, ...children: ReactNode[]): ReactNode =>
  ({
    type: 'div',
    key: null,
    props: { style: { display: 'flex', ...style }, children },
  }) as unknown as ReactNode;

/** The house stripe, as the rule under headings. */
function pole(): ReactNode {
  const stripes = Array.from({ length: 14 }, (_, index) => {
    const colour = [colours.night, colours.bone, colours.oxblood, colours.bone][index % 4] ?? colours.bone;
    return box({ width: 14, height: 14, backgroundColor: colour, transform: 'skewX(-25deg)' });
  });
  return box(
    {
      borderLeft: `6px solid ${colours.brass}`,
      borderRight: `6px solid ${colours.brass}`,
      alignSelf: 'flex-start',
      overflow: 'hidden',
    },
    ...stripes,
  );
}

const sizeFor = (title: string) => (title.length > 60 ? 68 : title.length > 34 ? 84 : 104);

export type CardWords = { title: string; eyebrow: string; brand: string; places: string };

/** What a shared link shows: the title of the page in the house style. */
export function card({ title, eyebrow, brand, places }: CardWords): ReactNode {
  return box(
    {
      ...CARD,
      backgroundColor: colours.teal,
      backgroundImage: `url(${lattice})`,
      backgroundSize: '190px 190px',
      color: colours.bone,
      padding: 28,
    },
    box(
      {
        width: CARD.width - 56,
        height: CARD.height - 56,
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '48px 56px',
        border: `2px solid ${colours.brass}`,
        backgroundColor: 'rgba(15, 76, 74, 0.9)',
      },
      box(
        { flexDirection: 'column', gap: 22 },
        box(
          {
            fontFamily: 'Instrument Sans',
            fontSize: 26,
            letterSpacing: 4,
            color: colours.brass,
            textTransform: 'uppercase',
          },
          eyebrow,
        ),
        box(
          {
            fontFamily: 'Bodoni Moda',
            fontSize: sizeFor(title),
            lineHeight: 1.04,
            letterSpacing: -1.5,
            maxWidth: 1000,
          },
          title,
        ),
        pole(),
      ),
      box(
        {
          justifyContent: 'space-between',
          alignItems: 'flex-end',
          fontFamily: 'Instrument Sans',
          fontSize: 28,
        },
        box({ fontFamily: 'Bodoni Moda', fontSize: 48 }, brand),
        box({}, places),
      ),
    ),
  );
}
