import { Areas, type AreasProps } from '../../components/areas.tsx';
import { BranchPlan, type BranchPlanProps } from '../../components/branch-plan.tsx';
import { CallBand, type CallBandProps } from '../../components/call-band.tsx';
import { ComparisonTable, type ComparisonTableProps } from '../../components/comparison-table.tsx';
import { Faq, type FaqProps } from '../../components/faq.tsx';
import { HeroActions, type HeroActionsProps } from '../../components/hero-actions.tsx';
import { PageHero, type PageHeroProps } from '../../components/page-hero.tsx';
import { ProsePoints, type ProsePointsProps } from '../../components/prose-points.tsx';
import { SectionHeading, type SectionHeadingProps } from '../../components/section-heading.tsx';
import { Teasers, type TeasersProps } from '../../components/teasers.tsx';
import { MetricCards, type MetricCardsProps } from './metric-cards.tsx';

export type BestBarbershopViewProps = {
  hero: PageHeroProps;
  actions: HeroActionsProps;
  highlights: ProsePointsProps;
  metrics: MetricCardsProps;
  comparison: { heading: SectionHeadingProps; table: ComparisonTableProps };
  teasers: TeasersProps;
  areas: AreasProps;
  branches: BranchPlanProps;
  questions: FaqProps;
  closing: CallBandProps;
};

export function BestBarbershopView(props: BestBarbershopViewProps) {
  return (
    <>
      <PageHero {...props.hero}>
        <HeroActions {...props.actions} />
      </PageHero>
      <ProsePoints {...props.highlights} />
      <MetricCards {...props.metrics} />
      <section className="band">
        <div className="wrap">
          <SectionHeading {...props.comparison.heading} />
          <ComparisonTable {...props.comparison.table} />
        </div>
      </section>
      <Areas {...props.areas} />
      <Teasers {...props.teasers} />
      <BranchPlan {...props.branches} />
      <Faq {...props.questions} />
      <CallBand {...props.closing} />
    </>
  );
}
