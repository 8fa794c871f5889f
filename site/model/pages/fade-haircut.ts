import { routes } from '../../../contract/routes.ts';
import { fillGreeting as fill } from '../../../domain/links.ts';
import { formatMoney } from '../../../domain/money.ts';
import type { StyleItem } from '../../components/style-grid.tsx';
import type { FadeHaircutViewProps } from '../../views/landing/fade-haircut-view.tsx';
import { servedAreas } from '../areas.ts';
import { branchSection } from '../branch-section.ts';
import { bookButton } from '../calls.ts';
import { chatMenu } from '../chats.ts';
import { DEFAULT_LOCALE, facts, wordsOf } from '../content/source.ts';
import { trailTo } from '../crumbs.ts';
import { drawnSteps, findDrawing } from '../drawings.ts';
import { pageHead } from '../head.ts';
import { heroScene } from '../hero-scene.ts';
import { languageTag } from '../locale.ts';
import { percentText } from '../percent.ts';
import { minutesText } from '../service.ts';
import { faqPage } from '../structured-data/faq.ts';
import { organization } from '../structured-data/organization.ts';
import { serviceOffers } from '../structured-data/service.ts';
import { styleItems } from '../styles.ts';

// What each link of the gallery shows.
const GALLERY = ['fade-mid', 'haircut-textured-crew-cut', 'haircut-side-part', 'beard-beard-fade'];
const PAGE = 'fade_haircut_dubai';

function fadeItems(locale: string): StyleItem[] {
  const words = wordsOf(locale)['fade-haircut'].fades;
  return styleItems(words.items, 'fade', locale).map((item) => {
    const fade = facts.fades.find(({ id }) => id === item.id);
    if (!fade) throw new Error(`facts/fades.yaml has no fade '${item.id}'`);
    const percent = percentText(fade.popularityPercent, locale);
    return {
      ...item,
      facts: [
        { label: words.price, value: formatMoney(fade.price, languageTag(locale)) },
        { label: words.duration, value: minutesText(fade.durationMinutes, locale) },
        { label: words.popularity, value: fill(words.popularityValue, { percent }) },
      ],
    };
  });
}

export async function fadeHaircutPage(locale = DEFAULT_LOCALE) {
  const words = wordsOf(locale)['fade-haircut'];
  const { trail, structured } = trailTo(locale, routes.fadeHaircut, words.trail);
  const { chat, book, ...hero } = words.hero;
  const view: FadeHaircutViewProps = {
    hero: { ...hero, trail, scene: await heroScene('clippers') },
    actions: {
      chat: chatMenu({ id: 'chat-hero', label: chat, section: 'hero_section', locale }),
      buttons: [{ ...bookButton(book, PAGE), kind: 'quiet' }],
    },
    fades: { heading: words.fades.heading, items: fadeItems(locale) },
    steps: { heading: words.steps.heading, points: drawnSteps(words.steps.items, 'tools') },
    gallery: {
      heading: words.gallery.heading,
      items: words.gallery.items.map(({ to, ...item }, index) => ({
        ...item,
        href: to,
        drawing: findDrawing(GALLERY[index] ?? ''),
      })),
    },
    areas: servedAreas(words.areas, locale),
    branches: branchSection(words.branches, locale),
    questions: { heading: words.questions.heading, questions: words.questions.items },
    closing: {
      title: words.closing.title,
      text: words.closing.text,
      buttons: [bookButton(words.closing.book, PAGE)],
    },
  };
  const quotes = facts.fades.map((fade) => ({
    quote: { ...fade, quotes: 'fade' },
    name: words.fades.items[fade.id]?.name ?? fade.id,
  }));
  const head = pageHead({
    locale,
    path: routes.fadeHaircut,
    seo: words.seo,
    structuredData: [
      structured,
      organization(locale),
      serviceOffers({
        name: words.trail,
        description: words.seo.description,
        path: routes.fadeHaircut,
        quotes,
      }),
      faqPage(words.questions.items),
    ],
    view: { section: 'seo', location: PAGE },
  });
  return { head, view };
}
