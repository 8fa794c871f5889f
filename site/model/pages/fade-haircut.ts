import { routes } from '../../../contract/routes.ts';
import { omitUndefined } from '../../../domain/omit-undefined.ts';
import type { Edition } from '../../../edition/edition.ts';
import { offerId } from '../../../edition/join/offers.ts';
import type { StyleItem } from '../../components/style-grid.tsx';
import type { FadeHaircutViewProps } from '../../views/landing/fade-haircut-view.tsx';
import { drawnPoints, findDrawing } from '../media/drawings.ts';
import { heroScene } from '../media/pictures.ts';
import { fadeFacts } from '../parts/article-figures.ts';
import { branchPlan } from '../parts/branch-card-props.ts';
import { bookButton, choiceOf, quoteButton } from '../parts/calls.ts';
import { heroChatMenu } from '../parts/chats.ts';
import { trailTo } from '../parts/crumbs.ts';
import { describePage, type Page } from '../parts/page.ts';
import { servedAreas } from '../parts/served-areas.ts';
import { styleItems } from '../parts/styles.ts';
import { faqPage, organization, serviceOffers } from '../structured-data.ts';

const PAGE = 'fade_haircut_dubai';

function fadeItems(edition: Edition): StyleItem[] {
  const words = edition.words['fade-haircut'].fades;
  return styleItems(edition, words.items, 'fade').map((item) => {
    const fade = fadeFacts(edition, item.id);
    const percent = edition.percent(fade.popularityPercent);
    return omitUndefined({
      ...item,
      book: quoteButton(edition, 'fade', item.id),
      facts: [
        { label: words.price, value: edition.money(fade.price) },
        { label: words.duration, value: edition.minutes(fade.durationMinutes) },
        { label: words.popularity, value: edition.fill(words.popularityValue, { percent }) },
      ],
    });
  });
}

export async function fadeHaircutPage(edition: Edition): Promise<Page<FadeHaircutViewProps>> {
  const words = edition.words['fade-haircut'];
  const href = edition.href('fadeHaircut');
  const { trail, structured } = trailTo(edition, href, words.trail);
  const { chat, book, ...hero } = words.hero;
  // Which fade it is the visitor says below, or in the chair.
  const choice = choiceOf(edition, offerId('best-barbershop', 'fade'));
  const view: FadeHaircutViewProps = {
    hero: { ...hero, trail, scene: heroScene('clippers') },
    actions: {
      chat: heroChatMenu(edition, chat, { service: words.service }),
      buttons: [{ ...bookButton(edition, book, PAGE, choice), kind: 'quiet' }],
    },
    fades: { heading: words.fades.heading, items: fadeItems(edition) },
    steps: { heading: words.steps.heading, points: drawnPoints(words.steps.items), ordered: true },
    gallery: {
      heading: words.gallery.heading,
      items: words.gallery.items.map(({ to, drawing, ...item }) => ({
        ...item,
        href: edition.local(to),
        ...omitUndefined({ drawing: drawing === undefined ? undefined : findDrawing(drawing) }),
      })),
    },
    areas: servedAreas(edition, words.areas),
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
    offers: edition.offersOf('fade'),
  });
  const base = describePage(edition, {
    path: routes.fadeHaircut,
    seo: words.seo,
    structuredData: [structured, organization(edition), offers, faqPage(words.questions.items)],
    linkPicture: view.hero,
    view: { section: 'seo', location: PAGE },
  });
  return { ...base, view };
}
