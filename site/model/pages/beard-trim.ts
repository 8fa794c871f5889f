import { routes } from '../../../contract/routes.ts';
import type { BeardTrimViewProps } from '../../views/landing/beard-trim-view.tsx';
import { branchSection } from '../branch-section.ts';
import { bookButton } from '../calls.ts';
import { chatMenu } from '../chats.ts';
import { DEFAULT_LOCALE, wordsOf } from '../content/source.ts';
import { trailTo } from '../crumbs.ts';
import { decoration } from '../drawings.ts';
import { pageHead } from '../head.ts';
import { heroScene } from '../hero-scene.ts';
import { priceLines, pricesOf } from '../price-lines.ts';
import { faqPage } from '../structured-data/faq.ts';
import { organization } from '../structured-data/organization.ts';
import { serviceOffers } from '../structured-data/service.ts';
import { styleItems } from '../styles.ts';

const PAGE = 'beard_trim_dubai';

export async function beardTrimPage(locale = DEFAULT_LOCALE) {
  const words = wordsOf(locale)['beard-trim'];
  const { trail, structured } = trailTo(locale, routes.beardTrim, words.trail);
  const { chat, book, ...hero } = words.hero;
  const view: BeardTrimViewProps = {
    hero: { ...hero, trail, scene: await heroScene('shave') },
    actions: {
      chat: chatMenu({ id: 'chat-hero', label: chat, section: 'hero_section', locale }),
      buttons: [{ ...bookButton(book, PAGE, { service: 'beard' }), kind: 'quiet' }],
    },
    services: {
      heading: words.services.heading,
      lines: priceLines('beard-trim', words.services.items, locale),
    },
    styles: { heading: words.styles.heading, items: styleItems(words.styles.items, 'beard', locale) },
    care: { heading: words.care.heading, points: words.care.items, drawing: decoration('step-aftercare') },
    branches: branchSection(words.branches, locale),
    questions: { heading: words.questions.heading, questions: words.questions.items },
    closing: {
      title: words.closing.title,
      text: words.closing.text,
      buttons: [bookButton(words.closing.book, PAGE, { service: 'beard' })],
    },
  };
  const head = pageHead({
    locale,
    path: routes.beardTrim,
    seo: words.seo,
    structuredData: [
      structured,
      organization(locale),
      serviceOffers({
        name: words.trail,
        description: words.seo.description,
        path: routes.beardTrim,
        quotes: pricesOf('beard-trim').map((quote) => ({
          quote,
          name: words.services.items[quote.id]?.name ?? quote.id,
        })),
      }),
      faqPage(words.questions.items),
    ],
    view: { section: 'seo', location: PAGE },
  });
  return { head, view };
}
