import { routes } from '../../../contract/routes.ts';
import type { ButtonLinkProps } from '../../components/button-link.tsx';
import type { BestBarbershopViewProps } from '../../views/landing/best-barbershop-view.tsx';
import { servedAreas } from '../areas.ts';
import { branchesIn } from '../branch.ts';
import { branchSection } from '../branch-section.ts';
import { bookButton, callButton, locationsButton } from '../calls.ts';
import { DEFAULT_LOCALE, wordsOf } from '../content/source.ts';
import { trailTo } from '../crumbs.ts';
import { pageHead } from '../head.ts';
import { heroScene } from '../hero-scene.ts';
import { pricesOf, quotedPrice } from '../price-lines.ts';
import { faqPage } from '../structured-data/faq.ts';
import { hairSalon } from '../structured-data/hair-salon.ts';
import { organization } from '../structured-data/organization.ts';

type Calls = { book: string; locations: string; call: string };

function callsOf(words: Calls, section: 'hero_section' | 'cta_section', locale: string): ButtonLinkProps[] {
  const [main] = branchesIn(locale);
  if (!main) throw new Error('There is no branch');
  return [
    bookButton(words.book, 'best_barbershop_dubai'),
    locationsButton(words.locations, section),
    callButton(main, words.call),
  ];
}

export async function bestBarbershopPage(locale = DEFAULT_LOCALE) {
  const words = wordsOf(locale)['best-barbershop'];
  const { trail, structured } = trailTo(locale, routes.bestBarbershop, words.trail);
  const { heading, more, from, items } = words.teasers;
  const view: BestBarbershopViewProps = {
    hero: {
      eyebrow: words.hero.eyebrow,
      title: words.hero.title,
      lead: words.hero.lead,
      trail,
      scene: await heroScene('pole-portrait'),
    },
    actions: { buttons: callsOf(words.hero, 'hero_section', locale) },
    highlights: { heading: words.highlights.heading, points: words.highlights.items },
    metrics: {
      heading: words.metrics.heading,
      metrics: words.metrics.items,
    },
    comparison: {
      heading: words.comparison.heading,
      table: {
        caption: words.comparison.caption,
        columns: words.comparison.columns,
        rows: words.comparison.rows,
      },
    },
    teasers: {
      heading,
      items: pricesOf('best-barbershop').map((quote) => ({
        name: items[quote.id]?.name ?? quote.id,
        text: items[quote.id]?.text ?? '',
        from,
        price: quotedPrice(quote, locale),
        href: routes.services,
        more,
      })),
    },
    areas: servedAreas(words.areas, locale),
    branches: branchSection(words.branches, locale),
    questions: { heading: words.questions.heading, questions: words.questions.items },
    closing: {
      title: words.closing.title,
      text: words.closing.text,
      buttons: callsOf(words.closing, 'cta_section', locale),
    },
  };
  const head = pageHead({
    locale,
    path: routes.bestBarbershop,
    seo: words.seo,
    structuredData: [
      structured,
      organization(locale),
      ...branchesIn(locale).map(hairSalon),
      faqPage(words.questions.items),
    ],
    view: { section: 'seo', location: 'best_barbershop_dubai' },
  });
  return { head, view };
}
