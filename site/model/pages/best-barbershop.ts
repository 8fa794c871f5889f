import { routes } from '../../../contract/routes.ts';
import { firstN } from '../../../domain/lists.ts';
import { omitUndefined } from '../../../domain/omit-undefined.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { ButtonLinkProps } from '../../components/button-link.tsx';
import type { BestBarbershopViewProps } from '../../views/landing/best-barbershop-view.tsx';
import { heroScene } from '../media/pictures.ts';
import { branchPlan } from '../parts/branch-card-props.ts';
import { bookButton, callButton, locationsButton, offerButton } from '../parts/calls.ts';
import { trailTo } from '../parts/crumbs.ts';
import { describePage, type Page } from '../parts/page.ts';
import { servedAreas } from '../parts/served-areas.ts';
import { faqPage, hairSalon, organization } from '../structured-data.ts';

const PAGE = 'best_barbershop_dubai';

type Calls = { book: string; locations: string; call: string };

const callsOf = (
  edition: Edition,
  words: Calls,
  section: 'hero_section' | 'cta_section',
): ButtonLinkProps[] => [
  bookButton(edition, words.book, PAGE),
  locationsButton(edition, words.locations, section),
  callButton(edition, edition.mainBranch, words.call),
];

export async function bestBarbershopPage(edition: Edition): Promise<Page<BestBarbershopViewProps>> {
  const words = edition.words['best-barbershop'];
  const { trail, structured } = trailTo(edition, edition.href('bestBarbershop'), words.trail);
  const { heading, more, from, items } = words.teasers;
  const view: BestBarbershopViewProps = {
    hero: {
      eyebrow: words.hero.eyebrow,
      title: words.hero.title,
      lead: words.hero.lead,
      trail,
      scene: heroScene('pole-portrait'),
    },
    actions: { buttons: callsOf(edition, words.hero, 'hero_section') },
    highlights: { heading: words.highlights.heading, points: words.highlights.items },
    metrics: { heading: words.metrics.heading, metrics: words.metrics.items },
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
      items: edition.offersOf('best-barbershop').map(({ id, item, name, ...offer }) =>
        omitUndefined({
          name,
          text: items[item]?.text ?? '',
          from,
          price: edition.money(offer.from),
          href: edition.href('services'),
          more,
          book: offerButton(edition, id),
        }),
      ),
    },
    areas: servedAreas(edition, words.areas),
    branches: branchPlan(edition, words.branches),
    questions: { heading: words.questions.heading, questions: words.questions.items },
    closing: {
      title: words.closing.title,
      text: words.closing.text,
      buttons: callsOf(edition, words.closing, 'cta_section'),
    },
  };
  const base = describePage(edition, {
    path: routes.bestBarbershop,
    seo: words.seo,
    structuredData: [
      structured,
      organization(edition),
      ...firstN(edition.branches).map((branch) => hairSalon(edition, branch)),
      faqPage(words.questions.items),
    ],
    linkPicture: view.hero,
    view: { section: 'seo', location: PAGE },
  });
  return { ...base, view };
}
