import { fillGreeting as fill } from '../../domain/links.ts';
import { formatMoney } from '../../domain/money.ts';
import type { FadeCard } from '../components/article/fade-cards.tsx';
import type { HaircutCard } from '../components/article/haircut-cards.tsx';
import type { TrendItem } from '../components/article/trend-list.tsx';
import type { FadeFacts } from '../schema/fades.ts';
import type { Article } from './articles.ts';
import { facts, wordsOf } from './content/source.ts';
import { languageTag } from './locale.ts';
import { percentText } from './percent.ts';
import { drawn } from './styles.ts';

function figuresOf(slug: string, id: string) {
  const { haircuts = [], trends = [] } = facts.articles[slug] ?? {};
  return { haircut: haircuts.find((cut) => cut.id === id), trend: trends.find((trend) => trend.id === id) };
}

const missing = (id: string) => new Error(`content/facts has no figures for '${id}' of this article`);

export const fadeFacts = (id: string): FadeFacts => {
  const fade = facts.fades.find((other) => other.id === id);
  if (!fade) throw missing(id);
  return fade;
};

/** '2 weeks', in the words of the language. */
export function weeksText(weeks: number, locale: string): string {
  const { one, other } = wordsOf(locale).blog.blocks.weeks;
  return fill(weeks === 1 ? one : other, { count: String(weeks) });
}

function fadeWeeks({ summer, winter }: FadeFacts['maintenanceWeeks'], locale: string): string {
  if (summer === winter) return weeksText(summer, locale);
  const [from, to] = [summer, winter].sort((a, b) => a - b);
  return fill(wordsOf(locale).blog.blocks.weeks.range, { from: String(from), to: String(to) });
}

export function haircutCards({ slug, haircuts, locale }: Article): HaircutCard[] | undefined {
  const { blocks, levels } = wordsOf(locale).blog;
  return haircuts?.map(({ id, name, description, bestFor, tip }) => {
    const { haircut } = figuresOf(slug, id);
    if (!haircut) throw missing(id);
    const rating = (label: string, stars: number) => ({
      label,
      stars,
      starsLabel: fill(blocks.stars, { count: String(stars) }),
    });
    return {
      id,
      name,
      description,
      tip,
      drawing: drawn(`haircut-${id}`, name, locale),
      ratings: [
        rating(blocks.haircuts.heat, haircut.heatRating),
        rating(blocks.haircuts.professional, haircut.professionalRating),
      ],
      facts: [
        { label: blocks.haircuts.maintenance, value: levels.maintenance[haircut.maintenance] },
        { label: blocks.haircuts.bestFor, value: bestFor },
        { label: blocks.haircuts.price, value: formatMoney(haircut.price, languageTag(locale)) },
      ],
    };
  });
}

export function trendItems({ slug, trends, locale }: Article): TrendItem[] | undefined {
  const { blocks, levels } = wordsOf(locale).blog;
  const words = blocks.trends;
  const items = trends?.map(({ id, title, description }) => {
    const { trend } = figuresOf(slug, id);
    if (!trend) throw missing(id);
    const { rank, impact, adoptionPercent, priceImpactPercent } = trend;
    return {
      id,
      rank,
      rankLabel: fill(words.rank, { rank: String(rank) }),
      title,
      description,
      impact: { level: impact, label: words.impact, value: levels.impact[impact] },
      facts: [
        {
          label: words.adoption,
          value: fill(words.adoptionValue, { percent: percentText(adoptionPercent, locale) }),
        },
        {
          label: words.priceImpact,
          value: priceImpactPercent
            ? fill(words.priceImpactValue, { percent: percentText(priceImpactPercent, locale) })
            : words.priceImpactNone,
        },
      ],
    };
  });
  return items?.sort((a, b) => a.rank - b.rank);
}

export function fadeCards({ fades, locale }: Article): FadeCard[] | undefined {
  const { blocks, levels } = wordsOf(locale).blog;
  const words = blocks.fades;
  return fades?.map(({ id, name, description, bestFor }) => {
    const fade = fadeFacts(id);
    return {
      id,
      name,
      description,
      drawing: drawn(`fade-${id}`, name, locale),
      facts: [
        { label: words.difficulty, value: levels.difficulty[fade.difficulty] },
        { label: words.duration, value: fill(words.minutes, { count: String(fade.durationMinutes) }) },
        { label: words.maintenance, value: fadeWeeks(fade.maintenanceWeeks, locale) },
        { label: words.bestFor, value: bestFor },
        { label: words.price, value: formatMoney(fade.price, languageTag(locale)) },
        {
          label: words.popularity,
          value: fill(words.popularityValue, { percent: percentText(fade.popularityPercent, locale) }),
        },
      ],
    };
  });
}
