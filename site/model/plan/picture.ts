import { firstN } from '../../../domain/lists.ts';
import type { Edition } from '../../../edition/edition.ts';
import { paletteIn } from '../../styles/palette.ts';
import tokens from '../../styles/tokens.css?raw';
import { plan } from './plan.ts';
import { PLAN } from './strokes.ts';

/** Instead of a branch's name in the address of a plan. */
const ALL = { slug: 'all' };

/** What there is a plan of: each branch, and all of them. */
export const plansOf = ({ branches }: Edition) => [ALL, ...branches];

/** Begun by a mark that is not seen: in a picture nothing else says which way the words run. */
const kilometreIn = ({ tag, direction }: Edition) =>
  (direction === 'rtl' ? '\u200f' : '') +
  new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilometer' }).format(1);

/** The plan around a branch, or of all branches, with the districts in the words of the language. */
export function planOf(edition: Edition, slug: string): string {
  const { items } = edition.words.areas;
  const districts = edition.facts.areas.map(({ id, ...area }) => ({ name: items[id] ?? id, ...area }));
  const own = edition.branches.find((branch) => branch.slug === slug);
  return plan(
    {
      branches: own ? edition.branches : firstN(edition.branches),
      districts,
      own,
      kilometre: kilometreIn(edition),
    },
    paletteIn(tokens),
  );
}

/** Such a plan as a picture. */
export function planPicture(edition: Edition, branch: { slug: string; name?: string } = ALL) {
  const names = branch.name ?? edition.and(firstN(edition.branches).map(({ name }) => name));
  return {
    src: edition.href('plan', branch),
    alt: edition.fill(edition.words.interface.map.plan, { branch: names }),
    ...PLAN,
  };
}
