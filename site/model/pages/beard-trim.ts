import { routes } from '../../../contract/routes.ts';
import type { Edition } from '../../../edition/edition.ts';
import { offerId } from '../../../edition/join/offers.ts';
import type { BeardTrimViewProps } from '../../views/landing/beard-trim-view.tsx';
import { decoration } from '../media/drawings.ts';
import { heroScene } from '../media/pictures.ts';
import { branchPlan } from '../parts/branch-card-props.ts';
import { bookButton, choiceOf } from '../parts/calls.ts';
import { heroChatMenu } from '../parts/chats.ts';
import { trailTo } from '../parts/crumbs.ts';
import { describePage, type Page } from '../parts/page.ts';
import { priceLines } from '../parts/price-lines.ts';
import { styleItems } from '../parts/styles.ts';
import { faqPage, organization, serviceOffers } from '../structured-data.ts';

const PAGE = 'beard_trim_dubai';
const PRICES = 'beard-trim';

export async function beardTrimPage(edition: Edition): Promise<Page<BeardTrimViewProps>> {
  const words = edition.words['beard-trim'];
  const href = edition.href('beardTrim');
  const { trail, structured } = trailTo(edition, href, words.trail);
  const { chat, book, ...hero } = words.hero;
  const choice = choiceOf(edition, offerId('best-barbershop', 'beard'));
  const view: BeardTrimViewProps = {
    hero: { ...hero, trail, scene: heroScene('shave') },
    actions: {
      chat: heroChatMenu(edition, chat, { service: words.service }),
      buttons: [{ ...bookButton(edition, book, PAGE, choice), kind: 'quiet' }],
    },
    services: {
      heading: words.services.heading,
      lines: priceLines(edition, PRICES),
    },
    styles: { heading: words.styles.heading, items: styleItems(edition, words.styles.items, 'beard') },
    care: {
      heading: words.care.heading,
      points: words.care.items,
      drawing: decoration(words.care.drawing),
    },
    branches: branchPlan(edition, words.branches),
    questions: { heading: words.questions.heading, questions: words.questions.items },
    closing: {
      title: words.closing.title,
      text: words.closing.text,
      buttons: [bookButton(edition, words.closing.book, PAGE, choice)],
    },
  };
  const offers = serviceOffers(edition, {
    name: words.trail,
    description: words.seo.description,
    href,
    offers: edition.offersOf(PRICES),
  });
  const base = describePage(edition, {
    path: routes.beardTrim,
    seo: words.seo,
    structuredData: [structured, organization(edition), offers, faqPage(words.questions.items)],
    linkPicture: view.hero,
    view: { section: 'seo', location: PAGE },
  });
  return { ...base, view };
}
