import { routes } from '../../../contract/routes.ts';
import { mailtoLink, telLink } from '../../../domain/links.ts';
import { omitUndefined } from '../../../domain/omit-undefined.ts';
import type { Edition } from '../../../edition/edition.ts';
import { namesIn } from '../../../edition/join/names.ts';
import type { Download } from '../../views/press-kit/download-list.tsx';
import type { PressKitViewProps } from '../../views/press-kit/press-kit-view.tsx';
import { trailTo } from '../parts/crumbs.ts';
import { downloadDetails } from '../parts/downloads.ts';
import { describePage, type Page } from '../parts/page.ts';
import { pressPictures } from '../parts/press-picture-props.ts';
import { organization } from '../structured-data.ts';

const saidOf = <T>(said: Record<string, T>, id: string): T => {
  const words = said[id];
  if (!words) throw new Error(`press-kit.yaml says nothing about '${id}'`);
  return words;
};

/** The bytes of each file that the build draws. */
type Sizes = Record<string, number>;

function downloads(edition: Edition, sizes: Sizes): Download[] {
  const { items, button, details } = edition.words['press-kit'].downloads;
  return edition.facts.press.downloads.map(({ id, file }) => ({
    id,
    ...saidOf(items, id),
    href: `/press/${file}`,
    button,
    details: edition.fill(details, downloadDetails(file, sizes[file] ?? 0, edition.tag)),
  }));
}

function contactButtons(edition: Edition): PressKitViewProps['contact']['buttons'] {
  const { contact } = edition.words['press-kit'];
  const { email, pressBranch, instagram } = edition.facts.business;
  const { phone } = edition.branches.find(({ slug }) => slug === pressBranch) ?? edition.mainBranch;
  return [
    { label: `${contact.email}: ${edition.isolated(email)}`, icon: 'mail', href: mailtoLink(email) },
    {
      label: `${contact.phone}: ${edition.isolated(phone)}`,
      kind: 'quiet',
      icon: 'phone',
      href: telLink(phone),
      by: { event: 'call_click', section: 'phone_number', location: 'press' },
    },
    {
      label: `${contact.instagram}: ${edition.isolated(instagram.handle)}`,
      kind: 'quiet',
      icon: 'camera',
      href: instagram.url,
      by: { event: 'social_click', section: 'press_kit', location: 'instagram' },
    },
  ];
}

export async function pressKitPage(edition: Edition, sizes: Sizes): Promise<Page<PressKitViewProps>> {
  const words = edition.words['press-kit'];
  const { trail, structured } = trailTo(edition, edition.href('pressKit'), words.trail);
  const { leadership, awards } = edition.facts.press;
  const view: PressKitViewProps = {
    hero: { ...words.hero, trail },
    overview: words.overview,
    leadership: {
      heading: words.leadership.heading,
      items: leadership.map(({ id, sample, ...person }) => {
        const { name } = namesIn(edition.locale, person);
        const { role, text } = saidOf(words.leadership.items, id);
        return omitUndefined({ id, name, about: role, text, sample: sample && words.sample });
      }),
    },
    awards: {
      heading: words.awards.heading,
      items: awards.map(({ id, year, sample }) => ({
        id,
        ...saidOf(words.awards.items, id),
        about: String(year),
        ...(sample && { sample: words.sample }),
      })),
    },
    unique: { heading: words.unique.heading, lists: words.unique.items },
    downloads: { heading: words.downloads.heading, files: downloads(edition, sizes) },
    pictures: await pressPictures(edition),
    contact: { heading: words.contact.heading, buttons: contactButtons(edition) },
    locations: {
      heading: words.locations,
      facts: edition.branches.map(({ name, href, address, phone, hoursText }) => ({
        label: name,
        href,
        values: [address, edition.isolated(phone), hoursText],
      })),
    },
    facts: {
      heading: words.facts.heading,
      facts: words.facts.items.map(({ value, ...fact }) => ({ ...fact, values: [value] })),
    },
  };
  const base = describePage(edition, {
    path: routes.pressKit,
    seo: words.seo,
    hidden: true,
    structuredData: [structured, organization(edition)],
    linkPicture: view.hero,
    view: { section: 'seo', location: 'press_kit' },
  });
  return { ...base, view };
}
