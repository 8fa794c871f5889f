import { BranchPlan, type BranchPlanProps } from '../../components/branch-plan.tsx';
import { CallBand, type CallBandProps } from '../../components/call-band.tsx';
import { Faq, type FaqProps } from '../../components/faq.tsx';
import { HeroActions, type HeroActionsProps } from '../../components/hero-actions.tsx';
import { MenuSection, type MenuSectionProps } from '../../components/menu-section.tsx';
import { PageHero, type PageHeroProps } from '../../components/page-hero.tsx';
import { ProsePoints, type ProsePointsProps } from '../../components/prose-points.tsx';
import { StyleSection, type StyleSectionProps } from '../../components/style-section.tsx';

export type BeardTrimViewProps = {
  hero: PageHeroProps;
  actions: HeroActionsProps;
  services: MenuSectionProps;
  styles: StyleSectionProps;
  care: ProsePointsProps;
  branches: BranchPlanProps;
  questions: FaqProps;
  closing: CallBandProps;
};

export function BeardTrimView(props: BeardTrimViewProps) {
  return (
    <>
      <PageHero {...props.hero}>
        <HeroActions {...props.actions} />
      </PageHero>
      <MenuSection {...props.services} raised />
      <StyleSection {...props.styles} />
      <ProsePoints {...props.care} />
      <BranchPlan {...props.branches} />
      <Faq {...props.questions} />
      <CallBand {...props.closing} />
    </>
  );
}
