import { articleName, type Filled, place } from '../../../contract/events.ts';
import type { RouteName } from '../../../contract/routes.ts';
import { firstN } from '../../../domain/lists.ts';
import { omitUndefined } from '../../../domain/omit-undefined.ts';
import { inOneLine } from '../../../domain/text.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Article } from '../../../edition/join/articles.ts';
import type { ButtonKind } from '../../components/button.tsx';
import type { ButtonLinkProps } from '../../components/button-link.tsx';
import type { ArticleBlocks } from '../../views/blog/article-blocks.tsx';
import { drawnPoints } from '../media/drawings.ts';
import { fadeCards, fadeFacts, haircutCards, trendItems, weeksText } from './article-figures.ts';
import { testimonialCards } from './quotes.ts';
import { drawn } from './styles.ts';

type Action = { label: string; to: RouteName };
type CallWords = { title: string; text: string; primary: Action; secondary: Action };

/** The two buttons of a call; `location` says for the events where it stands. */
export function callButtons(
  edition: Edition,
  { primary, secondary }: CallWords,
  location: 'blog' | Filled<'{article}'>,
): ButtonLinkProps[] {
  const button = ({ label, to }: Action, kind: ButtonKind): ButtonLinkProps => ({
    label,
    kind,
    href: edition.href(to),
    by: { event: to === 'booking' ? 'book_click' : 'navigation', section: 'cta_section', location },
  });
  return [button(primary, 'primary'), button(secondary, 'quiet')];
}

/** The branches by name; of many the first, and how many more there are. */
function namesOf({ branches, more, placeName }: Edition): string[] {
  const named = firstN(branches);
  const rest = branches.length - named.length;
  return [...named.map(({ name }) => placeName(name)), ...(rest ? [more(rest)] : [])];
}

/** What the prose of an article may name in braces. */
export function articleFacts(edition: Edition) {
  const { founded, claims } = edition.facts.business;
  const { rating, reviews } = edition.figures;
  return {
    founded: String(founded),
    branches: edition.inWords(edition.branches.length),
    branchNames: edition.and(namesOf(edition)),
    barbers: String(claims.expertBarbers),
    combinedYears: `${claims.combinedYears}+`,
    clients: `${claims.clients}+`,
    rating,
    reviews: `${reviews}+`,
  };
}

const fadeName = ({ fades }: Article, id: string) => fades?.find((fade) => fade.id === id)?.name ?? id;

function maintenance(edition: Edition, article: Article): ArticleBlocks['maintenance'] {
  const said = article.maintenance;
  return (
    said && {
      caption: said.caption,
      columns: said.columns,
      rows: said.rows.map(({ id, note }) => {
        const { maintenanceWeeks } = fadeFacts(edition, id);
        return [
          fadeName(article, id),
          weeksText(edition, maintenanceWeeks.summer),
          weeksText(edition, maintenanceWeeks.winter),
          note,
        ];
      }),
    }
  );
}

function figuresOf(edition: Edition, { title, stats, satisfaction }: Article) {
  // The prose says 'three', the strip of figures 3.
  const figures = { ...articleFacts(edition), branches: String(edition.branches.length) };
  const { claims } = edition.facts.business;
  const share = {
    returnWithinSixMonths: claims.returnWithinSixMonthsPercent,
    recommend: claims.recommendPercent,
  };
  return {
    stats: stats && {
      label: title,
      stats: stats.map(({ fact, label, sublabel }) => ({ number: figures[fact], label, sublabel })),
    },
    satisfaction: satisfaction && {
      label: title,
      stats: satisfaction.map(({ fact, metric, description }) => ({
        number: edition.percent(share[fact]),
        label: metric,
        sublabel: description,
      })),
    },
  };
}

/** Everything that the tags inside an article show. */
export function blocksOf(edition: Edition, article: Article): ArticleBlocks {
  const { callToAction, testimonials } = article;
  const { blocks, article: words } = edition.words.blog;
  return omitUndefined({
    ...figuresOf(edition, article),
    call: {
      title: callToAction.title,
      text: callToAction.text,
      buttons: callButtons(edition, callToAction, place('{article}', articleName(article.slug))),
    },
    note: blocks.estimates,
    haircuts: haircutCards(edition, article),
    trends: trendItems(edition, article),
    fades: fadeCards(edition, article),
    steps:
      article.steps &&
      drawnPoints(article.steps).map((step, index) => ({
        ...step,
        label: edition.fill(blocks.steps.step, { count: String(index + 1) }),
      })),
    faceShapes: article.faceShapes?.map(({ name, fades, text, drawing }) => ({
      title: name,
      text,
      label: inOneLine(
        fades.map((id) => fadeName(article, id)),
        edition.tag,
      ),
      ...omitUndefined({ drawing: drawing === undefined ? undefined : drawn(edition, drawing, name) }),
    })),
    maintenance: maintenance(edition, article),
    seasons: article.seasons,
    quotes: article.quotes?.map(({ sample, ...quote }) => ({
      ...quote,
      ...(sample && { sample: words.sample }),
    })),
    testimonials: testimonials && testimonialCards(edition).filter(({ id }) => testimonials.includes(id)),
    included: article.included,
  });
}
