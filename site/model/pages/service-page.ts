import { place } from '../../../contract/events.ts';
import { pagePath } from '../../../contract/routes.ts';
import { firstN } from '../../../domain/lists.ts';
import { omitUndefined } from '../../../domain/omit-undefined.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import type { PriceCard } from '../../views/service-page/price-cards.tsx';
import type { ServicePageViewProps } from '../../views/service-page/service-page-view.tsx';
import { decoration } from '../media/drawings.ts';
import { heroScene } from '../media/pictures.ts';
import { branchPlan } from '../parts/branch-card-props.ts';
import { bookButton, choiceOf, offerButton } from '../parts/calls.ts';
import { heroChatMenu } from '../parts/chats.ts';
import { trailTo } from '../parts/crumbs.ts';
import { describePage, type Page } from '../parts/page.ts';
import { styleItems } from '../parts/styles.ts';
import { faqPage, organization, serviceOffers } from '../structured-data.ts';

type PageWords = Words['service-pages']['items'][string];

function wordsOf(edition: Edition, slug: string): PageWords {
  const words = edition.words['service-pages'].items[slug];
  if (!words) throw new Error(`No service page '${slug}'`);
  return words;
}

function priceCards(edition: Edition, slug: string): PriceCard[] {
  const { shared } = edition.words['service-pages'];
  const offers = edition.offersOf(slug);
  return offers.map(({ id, item, name, description = '', price, duration }) => ({
    id: item,
    name,
    description,
    price: { label: shared.price, value: price },
    ...(duration !== undefined && { duration: { label: shared.duration, value: duration } }),
    // The buttons for each branch, below, carry the only one.
    ...(offers.length > 1 && omitUndefined({ book: offerButton(edition, id) })),
  }));
}

function teaser(edition: Edition, slug: string) {
  return {
    ...wordsOf(edition, slug).teaser,
    from: edition.words.interface.units.from,
    price: edition.offersOf(slug)[0]?.price ?? '',
    href: edition.href('servicePage', { slug }),
  };
}

/** A page under /services, by the last part of its address. */
export async function servicePage(edition: Edition, slug: string): Promise<Page<ServicePageViewProps>> {
  const { shared } = edition.words['service-pages'];
  const words = wordsOf(edition, slug);
  const href = edition.href('servicePage', { slug });
  // What a book button can carry: the first price; which of several it is, a button for a branch cannot know.
  const [first, second] = edition.offersOf(slug);
  const choice = first ? choiceOf(edition, first.id) : {};
  const choiceAt = second ? {} : choice;
  const only = first && !second && first.name;
  const asked = only || words.teaser.name;
  const location = place('{servicePage}', slug);
  const { trail, structured } = trailTo(edition, href, words.trail, [
    { label: edition.words['services-page'].trail, href: edition.href('services') },
  ]);
  const view: ServicePageViewProps = {
    hero: { ...words.hero, trail, scene: heroScene(words.scene) },
    chat: heroChatMenu(edition, shared.chat, { service: asked }),
    prices: {
      heading: words.prices.heading,
      cards: priceCards(edition, slug),
      book: firstN(edition.branches).map((branch) =>
        bookButton(edition, edition.fill(shared.bookAt, { branch: branch.name }), location, {
          branch: branch.slug,
          ...choiceAt,
        }),
      ),
    },
    ...(words.styles && {
      styles: {
        heading: words.styles.heading,
        items: styleItems(edition, words.styles.items, 'haircut'),
      },
    }),
    chair: {
      heading: words.chair.heading,
      points: words.chair.items,
      ordered: true,
      drawing: decoration(words.chair.drawing),
    },
    aftercare: {
      heading: words.aftercare.heading,
      points: words.aftercare.items,
      drawing: decoration(words.aftercare.drawing),
      raised: false,
    },
    questions: { heading: words.questions.heading, questions: words.questions.items },
    branches: branchPlan(edition, shared.branches),
    others: { heading: shared.others, items: words.related.map((other) => teaser(edition, other)) },
    closing: { ...words.closing, buttons: [bookButton(edition, shared.closingBook, location, choice)] },
  };
  const offers = serviceOffers(edition, {
    name: words.teaser.name,
    description: words.seo.description,
    href,
    offers: edition.offersOf(slug),
  });
  const base = describePage(edition, {
    path: pagePath('servicePage', { slug }),
    seo: words.seo,
    structuredData: [structured, organization(edition), offers, faqPage(words.questions.items)],
    linkPicture: view.hero,
    view: { section: 'seo', location },
  });
  return { ...base, view };
}
