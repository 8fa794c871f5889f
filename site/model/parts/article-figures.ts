import { omitUndefined } from '../../../domain/omit-undefined.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Article } from '../../../edition/join/articles.ts';
import type { FadeFacts } from '../../../edition/schema/facts.ts';
import type { FadeCard } from '../../components/article/fade-cards.tsx';
import type { HaircutCard } from '../../components/article/haircut-cards.tsx';
import type { TrendItem } from '../../components/article/trend-list.tsx';
import { quoteButton } from './calls.ts';
import { drawn } from './styles.ts';

const missing = (id: string) => new Error(`content/facts has no figures for '${id}' of this article`);

export function fadeFacts({ facts }: Edition, id: string): FadeFacts {
  const fade = facts.fades.find((other) => other.id === id);
  if (!fade) throw missing(id);
  return fade;
}

/** '2 weeks' */
export const weeksText = (edition: Edition, weeks: number) =>
  edition.count(edition.words.blog.blocks.weeks, weeks);

function fadeWeeks(edition: Edition, { summer, winter }: FadeFacts['maintenanceWeeks']): string {
  if (summer === winter) return weeksText(edition, summer);
  const [from, to] = [summer, winter].sort((a, b) => a - b);
  return edition.fill(edition.words.blog.blocks.weeksRange, { from: String(from), to: String(to) });
}

export function haircutCards(edition: Edition, { slug, haircuts }: Article): HaircutCard[] | undefined {
  const { blocks, levels } = edition.words.blog;
  return haircuts?.map(({ id, name, description, bestFor, tip }) => {
    const haircut = edition.facts.articles[slug]?.haircuts?.find((cut) => cut.id === id);
    if (!haircut) throw missing(id);
    const rating = (label: string, stars: number) => ({
      label,
      stars,
      starsLabel: edition.fill(blocks.stars, { count: String(stars) }),
    });
    return {
      id,
      name,
      description,
      tip,
      ...omitUndefined({ book: quoteButton(edition, 'haircut', id) }),
      drawing: drawn(edition, `haircut-${id}`, name),
      ratings: [
        rating(blocks.haircuts.heat, haircut.heatRating),
        rating(blocks.haircuts.professional, haircut.professionalRating),
      ],
      facts: [
        { label: blocks.haircuts.maintenance, value: levels.maintenance[haircut.maintenance] },
        { label: blocks.haircuts.bestFor, value: bestFor },
        { label: blocks.haircuts.price, value: edition.money(haircut.price) },
      ],
    };
  });
}

export function trendItems(edition: Edition, { slug, trends }: Article): TrendItem[] | undefined {
  const { blocks, levels } = edition.words.blog;
  const words = blocks.trends;
  const items = trends?.map(({ id, title, description }) => {
    const trend = edition.facts.articles[slug]?.trends?.find((other) => other.id === id);
    if (!trend) throw missing(id);
    const { rank, impact, adoptionPercent, priceImpactPercent } = trend;
    const adopted = edition.percent(adoptionPercent);
    const dearer = edition.percent(priceImpactPercent);
    return {
      id,
      rank,
      rankLabel: edition.fill(words.rank, { rank: String(rank) }),
      title,
      description,
      impact: { level: impact, label: words.impact, value: levels.impact[impact] },
      facts: [
        { label: words.adoption, value: edition.fill(words.adoptionValue, { percent: adopted }) },
        {
          label: words.priceImpact,
          value: priceImpactPercent
            ? edition.fill(words.priceImpactValue, { percent: dearer })
            : words.priceImpactNone,
        },
      ],
    };
  });
  return items?.sort((a, b) => a.rank - b.rank);
}

export function fadeCards(edition: Edition, { fades }: Article): FadeCard[] | undefined {
  const { blocks, levels } = edition.words.blog;
  const words = blocks.fades;
  return fades?.map(({ id, name, description, bestFor }) => {
    const fade = fadeFacts(edition, id);
    const asked = edition.percent(fade.popularityPercent);
    return {
      id,
      name,
      description,
      ...omitUndefined({ book: quoteButton(edition, 'fade', id) }),
      drawing: drawn(edition, `fade-${id}`, name),
      facts: [
        { label: words.difficulty, value: levels.difficulty[fade.difficulty] },
        { label: words.duration, value: edition.minutes(fade.durationMinutes) },
        { label: words.maintenance, value: fadeWeeks(edition, fade.maintenanceWeeks) },
        { label: words.bestFor, value: bestFor },
        { label: words.price, value: edition.money(fade.price) },
        { label: words.popularity, value: edition.fill(words.popularityValue, { percent: asked }) },
      ],
    };
  });
}
