import { articleName, type Filled, place } from '../../contract/events.ts';
import { routes } from '../../contract/routes.ts';
import { fillGreeting as fill } from '../../domain/links.ts';
import type { ButtonLinkProps } from '../components/button-link.tsx';
import type { ArticleBlocks } from '../views/blog/article-blocks.tsx';
import { fadeCards, fadeFacts, haircutCards, trendItems, weeksText } from './article-figures.ts';
import { type Article, articleFacts } from './articles.ts';
import { facts, wordsOf } from './content/source.ts';
import { drawnSteps } from './drawings.ts';
import { percentText } from './percent.ts';
import { testimonialCards } from './quotes.ts';
import { drawn } from './styles.ts';

export type CallWords = {
  title: string;
  text: string;
  primary: { label: string; to: string };
  secondary: { label: string; to: string };
};

/** The two buttons of a call; `location` says for the events where it stands. */
export function callButtons(
  { primary, secondary }: CallWords,
  location: 'blog' | Filled<'{article}'>,
): ButtonLinkProps[] {
  const button = ({ label, to }: CallWords['primary'], kind: ButtonLinkProps['kind']): ButtonLinkProps => {
    if (!(to in routes)) throw new Error(`'${to}' is no page of the site`);
    const event = to === 'booking' ? 'book_click' : 'navigation';
    return {
      label,
      kind,
      href: routes[to as keyof typeof routes],
      by: { event, section: 'cta_section', location },
    };
  };
  return [button(primary, 'primary'), button(secondary, 'quiet')];
}

function maintenance({ maintenance: said, fades, locale }: Article): ArticleBlocks['maintenance'] {
  return (
    said && {
      caption: said.caption,
      columns: said.columns,
      rows: said.rows.map(({ id, note }) => {
        const { maintenanceWeeks } = fadeFacts(id);
        const name = fades?.find((fade) => fade.id === id)?.name ?? id;
        return [
          name,
          weeksText(maintenanceWeeks.summer, locale),
          weeksText(maintenanceWeeks.winter, locale),
          note,
        ];
      }),
    }
  );
}

const SHARE = {
  returnWithinSixMonths: facts.business.claims.returnWithinSixMonthsPercent,
  recommend: facts.business.claims.recommendPercent,
};

/** Everything that the tags inside an article show. */
export function blocksOf(article: Article): ArticleBlocks {
  const { locale, slug, title, callToAction, faceShapes, fades, stats, satisfaction } = article;
  const { blocks, article: words } = wordsOf(locale).blog;
  // The prose says 'three', the strip of figures 3.
  const figures = { ...articleFacts(locale), branches: String(facts.branches.length) };
  const fadeName = (id: string) => fades?.find((fade) => fade.id === id)?.name ?? id;
  return {
    call: {
      title: callToAction.title,
      text: callToAction.text,
      buttons: callButtons(callToAction, place('{article}', articleName(slug))),
    },
    note: blocks.estimates,
    haircuts: haircutCards(article),
    trends: trendItems(article),
    fades: fadeCards(article),
    steps:
      article.steps &&
      drawnSteps(article.steps, 'head').map((step, index) => ({
        ...step,
        label: fill(blocks.steps.step, { count: String(index + 1) }),
      })),
    faceShapes: faceShapes?.map(({ name, fades: suited, text }) => ({
      title: name,
      text,
      label: suited.map(fadeName).join(', '),
      drawing: drawn(`face-${name.toLowerCase()}`, name, locale),
    })),
    maintenance: maintenance(article),
    seasons: article.seasons,
    quotes: article.quotes?.map(({ sample, ...quote }) => ({ ...quote, sample: sample && words.sample })),
    stats: stats && {
      label: title,
      stats: stats.map(({ fact, label, sublabel }) => ({ number: figures[fact], label, sublabel })),
    },
    satisfaction: satisfaction && {
      label: title,
      stats: satisfaction.map(({ fact, metric, description }) => ({
        number: percentText(SHARE[fact], locale),
        label: metric,
        sublabel: description,
      })),
    },
    testimonials:
      article.testimonials && testimonialCards(locale).filter(({ id }) => article.testimonials?.includes(id)),
    included: article.included,
  };
}
