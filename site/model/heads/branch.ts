import { place } from '../../../contract/events.ts';
import { pagePath } from '../../../contract/routes.ts';
import { unmarked } from '../../../domain/marks.ts';
import { joinWithComma } from '../../../domain/text.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { Barber } from '../../../edition/join/team.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import { barberPhoto, branchScene } from '../media/pictures.ts';
import { describePage, heroOf, trailTo, wordsFor } from '../parts/page.ts';
import { faqPage, hairSalon, organization, person } from '../structured-data.ts';

/** A branch has a full page and a short one for visitors who want to come today. */
export type BranchKind = 'branch-pages' | 'short-branches';

export const branchWords = <K extends BranchKind>({ words }: Edition, kind: K, { slug }: Branch) =>
  wordsFor(words[kind].items as Record<string, Words[K]['items'][string]>, slug);

export function branchHero(edition: Edition, kind: BranchKind, branch: Branch) {
  const locations = { label: edition.words.locations.trail, href: edition.href('locations') };
  const between = kind === 'branch-pages' ? [locations] : [];
  const hero = heroOf(edition, branchWords(edition, kind, branch), undefined, ...between);
  return { ...hero, scene: branchScene(edition, branch) };
}

/** Both pages have their own canonical URL: docs/decisions/0009-two-pages-per-branch.md. */
export function branchHead(edition: Edition, kind: BranchKind, branch: Branch) {
  return describePage(edition, {
    path: pagePath(kind === 'short-branches' ? 'branchLanding' : 'branch', branch),
    sources: [`${kind}.yaml`, 'branches.yaml'],
    seo: branchWords(edition, kind, branch).seo,
    hero: branchHero(edition, kind, branch),
    // Both pages show the same questions; only one includes them in its structured data.
    structuredData: [
      organization(edition),
      hairSalon(edition, branch, { own: kind === 'branch-pages' }),
      ...(kind === 'branch-pages' ? [faqPage(branch.questions)] : []),
    ],
    branch,
    // The map frame, and the image that the widget loads first to test the connection.
    externalOrigins: { frames: ['https://www.google.com'], pictures: ['https://www.google.com/favicon.ico'] },
    view: { section: 'location', location: place('{branch}', branch.slug) },
  });
}

const MAX_DESCRIPTION = 160;

/** Includes as many specialties as fit into the length that search results show. */
function descriptionOf(edition: Edition, { name, branch, title, experience, specialties }: Barber): string {
  const texts = specialties.map((_, dropped) =>
    edition.fill(edition.words.barber.seo.description, {
      name,
      branch: branch.name,
      title: title.toLocaleLowerCase(edition.tag),
      experience,
      specialties: joinWithComma(specialties.slice(0, specialties.length - dropped), edition.tag),
    }),
  );
  return texts.find((text) => unmarked(text).length <= MAX_DESCRIPTION) ?? texts.at(-1) ?? '';
}

export const barberHero = (edition: Edition, barber: Barber) => ({
  title: barber.name,
  eyebrow: barber.title,
  trail: trailTo(edition, barber.name, { label: edition.words.barber.team, href: edition.href('team') }),
  scene: barberPhoto(edition, barber, { sizes: '(max-width: 47.998rem) 6rem, 22rem', loading: 'first' }),
});

export function barberHead(edition: Edition, barber: Barber) {
  const { name, branch } = barber;
  return describePage(edition, {
    path: pagePath('barber', barber),
    sources: ['barber.yaml', 'team.yaml'],
    seo: {
      title: edition.fill(edition.words.barber.seo.title, { name, branch: branch.name }),
      description: descriptionOf(edition, barber),
    },
    type: 'profile',
    hero: barberHero(edition, barber),
    // No structured data for made-up people.
    structuredData: barber.sample ? [] : [person(barber)],
    branch,
    posts: true,
    view: { section: 'barber', location: place('{barber}', barber.id) },
  });
}
