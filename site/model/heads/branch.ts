import { place } from '../../../contract/events.ts';
import { pagePath } from '../../../contract/routes.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import { branchScene } from '../media/pictures.ts';
import { trailTo, wordsFor } from '../parts/crumbs.ts';
import { mapOutside } from '../parts/map.ts';
import { describePage, type PageBase } from '../parts/page.ts';
import { hairSalon, organization } from '../structured-data.ts';

/** A branch has a long page, and a short one for visitors who want to come today. */
export type BranchKind = 'branch-pages' | 'short-branches';

export const branchWords = <K extends BranchKind>({ words }: Edition, kind: K, { slug }: Branch) =>
  wordsFor(words[kind].items as Record<string, Words[K]['items'][string]>, slug);

export const branchTrail = (edition: Edition, kind: BranchKind, branch: Branch) => {
  const { trail } = branchWords(edition, kind, branch);
  return kind === 'short-branches'
    ? trailTo(edition, branch.landingHref, trail)
    : trailTo(edition, branch.href, trail, [
        { label: edition.words.locations.trail, href: edition.href('locations') },
      ]);
};

/** Each is its own canonical: see docs/decisions/0006-short-branch-pages.md. */
export function branchHead(edition: Edition, kind: BranchKind, branch: Branch): PageBase {
  const { seo, hero } = branchWords(edition, kind, branch);
  return describePage(edition, {
    path: pagePath(kind === 'short-branches' ? 'branchLanding' : 'branch', branch),
    seo,
    structuredData: [
      branchTrail(edition, kind, branch).structured,
      organization(edition),
      hairSalon(edition, branch),
    ],
    branch,
    linkPicture: { ...hero, scene: branchScene(branch.slug) },
    outside: mapOutside,
    view: { section: 'location', location: place('{branch}', branch.slug) },
  });
}
