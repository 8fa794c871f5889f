import type { ComponentProps, ReactNode } from 'react';
import { ArticleCall, type ArticleCallProps } from '../../components/article/article-call.tsx';
import { type ExpertQuote, ExpertQuotes } from '../../components/article/expert-quotes.tsx';
import { type FadeCard, FadeCards } from '../../components/article/fade-cards.tsx';
import { type HaircutCard, HaircutCards } from '../../components/article/haircut-cards.tsx';
import { PointList, type PointListProps } from '../../components/article/point-list.tsx';
import { Testimonials } from '../../components/article/testimonials.tsx';
import { type TrendItem, TrendList } from '../../components/article/trend-list.tsx';
import { DataTable, type DataTableProps } from '../../components/data-table.tsx';
import type { QuoteCardProps } from '../../components/quote-card.tsx';
import { type Stat, StatStrip } from '../../components/stat-strip.tsx';

export type ArticleBlocks = {
  call: ArticleCallProps;
  /** Says that figures without a source are our own estimates. */
  note: string;
  haircuts?: HaircutCard[];
  trends?: TrendItem[];
  fades?: FadeCard[];
  steps?: PointListProps['points'];
  faceShapes?: PointListProps['points'];
  maintenance?: DataTableProps;
  seasons?: DataTableProps;
  quotes?: ExpertQuote[];
  stats?: { label: string; stats: Stat[] };
  satisfaction?: { label: string; stats: Stat[] };
  testimonials?: QuoteCardProps[];
  included?: PointListProps['points'];
};

/** A block that an article names without having its words would leave a hole: the build stops instead. */
function block<T>(name: string, data: T | undefined, draw: (data: T) => ReactNode) {
  return () => {
    if (data === undefined)
      throw new Error(`The article uses <${name} /> but its front matter has nothing for it`);
    return draw(data);
  };
}

/** The tags that an article may use, filled with its own figures and words; its links stay in its language. */
export const articleBlocks = (blocks: ArticleBlocks, local: (path: string) => string) => ({
  a: ({ href = '', ...link }: ComponentProps<'a'>) => (
    <a {...link} href={href.startsWith('/') ? local(href) : href} />
  ),
  CallToAction: block('CallToAction', blocks.call, (call) => <ArticleCall {...call} />),
  HaircutCards: block('HaircutCards', blocks.haircuts, (cards) => (
    <HaircutCards cards={cards} note={blocks.note} />
  )),
  TrendList: block('TrendList', blocks.trends, (trends) => <TrendList trends={trends} note={blocks.note} />),
  FadeCards: block('FadeCards', blocks.fades, (cards) => <FadeCards cards={cards} note={blocks.note} />),
  FadeSteps: block('FadeSteps', blocks.steps, (points) => <PointList points={points} ordered />),
  FaceShapes: block('FaceShapes', blocks.faceShapes, (points) => <PointList points={points} />),
  MaintenanceTable: block('MaintenanceTable', blocks.maintenance, (table) => <DataTable {...table} />),
  SeasonTable: block('SeasonTable', blocks.seasons, (table) => <DataTable {...table} />),
  ExpertQuotes: block('ExpertQuotes', blocks.quotes, (quotes) => <ExpertQuotes quotes={quotes} />),
  StatsStrip: block('StatsStrip', blocks.stats, (stats) => <StatStrip {...stats} />),
  SatisfactionMetrics: block('SatisfactionMetrics', blocks.satisfaction, (stats) => <StatStrip {...stats} />),
  Testimonials: block('Testimonials', blocks.testimonials, (quotes) => <Testimonials quotes={quotes} />),
  IncludedList: block('IncludedList', blocks.included, (points) => <PointList points={points} />),
});
