import { routes } from '../../../contract/routes.ts';
import { fillGreeting as fill, mailtoLink, telLink } from '../../../domain/links.ts';
import type { Download } from '../../views/press-kit/download-list.tsx';
import type { PressKitViewProps } from '../../views/press-kit/press-kit-view.tsx';
import { branchesIn } from '../branch.ts';
import { DEFAULT_LOCALE, facts, wordsOf } from '../content/source.ts';
import { trailTo } from '../crumbs.ts';
import { downloadDetails } from '../downloads.ts';
import { pageHead } from '../head.ts';
import { languageTag } from '../locale.ts';
import { pressPictures } from '../press-pictures.ts';
import { organization } from '../structured-data/organization.ts';

const saidOf = <T>(said: Record<string, T>, id: string): T => {
  const words = said[id];
  if (!words) throw new Error(`press-kit.yaml says nothing about '${id}'`);
  return words;
};

function downloads(locale: string): Download[] {
  const { items, button, details } = wordsOf(locale)['press-kit'].downloads;
  return facts.press.downloads.map(({ id, file }) => ({
    id,
    ...saidOf(items, id),
    href: `/press/${file}`,
    button,
    details: fill(details, downloadDetails(file, languageTag(locale))),
  }));
}

function contactButtons(locale: string): PressKitViewProps['contact']['buttons'] {
  const { contact } = wordsOf(locale)['press-kit'];
  const { email, pressPhone, instagram } = facts.business;
  return [
    { label: `${contact.email}: ${email}`, icon: 'mail', href: mailtoLink(email) },
    {
      label: `${contact.phone}: ${pressPhone}`,
      kind: 'quiet',
      icon: 'phone',
      href: telLink(pressPhone),
      by: { event: 'call_click', section: 'phone_number', location: 'press' },
    },
    {
      label: `${contact.instagram}: ${instagram.handle}`,
      kind: 'quiet',
      icon: 'camera',
      href: instagram.url,
      newTab: true,
      by: { event: 'social_click', section: 'press_kit', location: 'instagram' },
    },
  ];
}

export async function pressKitPage(locale = DEFAULT_LOCALE) {
  const words = wordsOf(locale)['press-kit'];
  const { trail, structured } = trailTo(locale, routes.pressKit, words.trail);
  const { leadership, awards } = facts.press;
  const view: PressKitViewProps = {
    hero: { ...words.hero, trail },
    overview: words.overview,
    leadership: {
      heading: words.leadership.heading,
      items: leadership.map(({ id, name, sample }) => {
        const { role, text } = saidOf(words.leadership.items, id);
        return { id, name, about: role, text, sample: sample && words.sample };
      }),
    },
    awards: {
      heading: words.awards.heading,
      items: awards.map(({ id, year, sample }) => ({
        id,
        ...saidOf(words.awards.items, id),
        about: String(year),
        sample: sample && words.sample,
      })),
    },
    unique: { heading: words.unique.heading, lists: words.unique.items },
    downloads: { heading: words.downloads.heading, files: downloads(locale) },
    pictures: await pressPictures(locale),
    contact: { heading: words.contact.heading, buttons: contactButtons(locale) },
    locations: {
      heading: words.locations,
      facts: branchesIn(locale).map(({ name, href, address, phone, hoursText }) => ({
        label: name,
        href,
        value: [address, phone, hoursText].join(' · '),
      })),
    },
    facts: { heading: words.facts.heading, facts: words.facts.items },
  };
  const head = pageHead({
    locale,
    path: routes.pressKit,
    seo: words.seo,
    robots: 'noindex,follow',
    structuredData: [structured, organization(locale)],
    view: { section: 'seo', location: 'press_kit' },
  });
  return { head, view };
}
