import { firstN } from '../../../domain/first-n.ts';
import { omitUndefined } from '../../../domain/omit-undefined.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';

export type AllLink = { label: string; href: string };

type Listing = {
  /** Which of them; all of the business unless said. */
  of?: readonly Branch[];
  /** The branch that the page is about. */
  own?: Branch | undefined;
  /** Where the others are to be found, unless on the page of all locations. */
  elsewhere?: string;
};

/** The branches that a list beside other things names, and a link to all of them where that is not each. */
export function listedBranches(
  edition: Edition,
  { of = edition.branches, own, elsewhere = edition.href('locations') }: Listing = {},
): { branches: readonly Branch[]; all?: AllLink } {
  const branches = firstN(of, own);
  const label = edition.fill(edition.words.interface.labels.allBranches, { count: String(of.length) });
  return omitUndefined({
    branches,
    all: branches.length < of.length ? { label, href: elsewhere } : undefined,
  });
}
