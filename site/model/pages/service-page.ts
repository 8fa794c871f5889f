import { place } from '../../../contract/events.ts';
import { routes } from '../../../contract/routes.ts';
import { fillGreeting as fill } from '../../../domain/links.ts';
import type { PriceCard } from '../../views/service-page/price-cards.tsx';
import type { ServicePageViewProps } from '../../views/service-page/service-page-view.tsx';
import { branchesIn } from '../branch.ts';
import { branchSection } from '../branch-section.ts';
import { bookButton } from '../calls.ts';
import { chatMenu } from '../chats.ts';
import { DEFAULT_LOCALE, facts, wordsOf } from '../content/source.ts';
import { trailTo } from '../crumbs.ts';
import { decoration } from '../drawings.ts';
import { pageHead } from '../head.ts';
import { heroScene } from '../hero-scene.ts';
import { localePaths } from '../paths.ts';
import { pricesOf, quotedMinutes, quotedPrice } from '../price-lines.ts';
import { faqPage } from '../structured-data/faq.ts';
import { organization } from '../structured-data/organization.ts';
import { serviceOffers } from '../structured-data/service.ts';
import { styleItems } from '../styles.ts';

/** What stands in the arch of each page. */
const SCENES: Record<string, string> = {
  'premium-haircuts': 'scissors',
  'beard-styling': 'shave',
  'traditional-shave': 'towels',
};

const servicePath = (name: string) => `${routes.services}/${name}`;
const namesIn = (locale: string) => Object.keys(wordsOf(locale)['service-pages'].items);

export const servicePaths = () =>
  localePaths().flatMap(({ params }) =>
    namesIn(params.locale ?? DEFAULT_LOCALE).map((service) => ({ params: { ...params, service } })),
  );

function wordsFor(name: string, locale: string) {
  const { shared, items } = wordsOf(locale)['service-pages'];
  const words = items[name];
  if (!words) throw new Error(`No service page '${name}'`);
  return { shared, words };
}

function priceCards(name: string, locale: string): PriceCard[] {
  const { shared, words } = wordsFor(name, locale);
  return pricesOf(name).map((quote) => {
    const minutes = quotedMinutes(quote, locale);
    const said = words.prices.items[quote.id];
    return {
      id: quote.id,
      name: said?.name ?? quote.id,
      description: said?.description ?? '',
      price: { label: shared.price, value: quotedPrice(quote, locale) },
      duration: minutes ? { label: shared.duration, value: minutes } : undefined,
    };
  });
}

/** The service of the menu that the first price of a page quotes, if there is one: what a book button can carry. */
const menuServiceOf = (name: string) => {
  const [first] = pricesOf(name);
  return facts.services.find(({ id }) => id === first?.quotes)?.id;
};

function teaser(name: string, locale: string) {
  const { shared, words } = wordsFor(name, locale);
  const [first] = pricesOf(name);
  return {
    ...words.teaser,
    from: wordsOf(locale).interface.units.from,
    price: first ? quotedPrice(first, locale) : '',
    href: servicePath(name),
    more: shared.more,
  };
}

export async function servicePage(name: string, locale = DEFAULT_LOCALE) {
  const { shared, words } = wordsFor(name, locale);
  const path = servicePath(name);
  const branches = branchesIn(locale);
  const service = menuServiceOf(name);
  const { trail, structured } = trailTo(locale, path, words.trail, [
    { label: wordsOf(locale)['services-page'].trail, href: routes.services },
  ]);
  const view: ServicePageViewProps = {
    hero: { ...words.hero, trail, scene: await heroScene(SCENES[name] ?? 'pole-portrait') },
    chat: chatMenu({ id: 'chat-hero', label: shared.chat, section: 'hero_section', locale }),
    prices: {
      heading: words.prices.heading,
      cards: priceCards(name, locale),
      book: branches.map((branch) =>
        bookButton(fill(shared.bookAt, { branch: branch.name }), place('{servicePage}', name), {
          branch: branch.slug,
          ...(service && { service }),
        }),
      ),
    },
    styles: words.styles && {
      heading: words.styles.heading,
      items: styleItems(words.styles.items, 'haircut', locale),
    },
    chair: { heading: words.chair.heading, points: words.chair.items, drawing: decoration('step-finish') },
    aftercare: {
      heading: words.aftercare.heading,
      points: words.aftercare.items,
      drawing: decoration('step-aftercare'),
      raised: false,
    },
    questions: { heading: words.questions.heading, questions: words.questions.items },
    branches: branchSection(shared.branches, locale),
    others: { heading: shared.others, items: words.related.map((other) => teaser(other, locale)) },
    closing: {
      ...words.closing,
      buttons: [bookButton(shared.closingBook, place('{servicePage}', name), service ? { service } : {})],
    },
  };
  const head = pageHead({
    locale,
    path,
    seo: words.seo,
    structuredData: [
      structured,
      organization(locale),
      serviceOffers({
        name: words.teaser.name,
        description: words.seo.description,
        path,
        quotes: pricesOf(name).map((quote) => ({
          quote,
          name: words.prices.items[quote.id]?.name ?? quote.id,
        })),
      }),
      faqPage(words.questions.items),
    ],
    view: { section: 'seo', location: place('{servicePage}', name) },
  });
  return { head, view };
}
