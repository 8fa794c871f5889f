import { Areas, type AreasProps } from '../../components/areas.tsx';
import { BranchPlan, type BranchPlanProps } from '../../components/branch-plan.tsx';
import { CallBand, type CallBandProps } from '../../components/call-band.tsx';
import { Faq, type FaqProps } from '../../components/faq.tsx';
import { HeroActions, type HeroActionsProps } from '../../components/hero-actions.tsx';
import { PageHero, type PageHeroProps } from '../../components/page-hero.tsx';
import { ProsePoints, type ProsePointsProps } from '../../components/prose-points.tsx';
import { StyleSection, type StyleSectionProps } from '../../components/style-section.tsx';
import { Gallery, type GalleryProps } from './gallery.tsx';

export type FadeHaircutViewProps = {
  hero: PageHeroProps;
  actions: HeroActionsProps;
  fades: StyleSectionProps;
  steps: ProsePointsProps;
  gallery: GalleryProps;
  areas: AreasProps;
  branches: BranchPlanProps;
  questions: FaqProps;
  closing: CallBandProps;
};

export function FadeHaircutView(props: FadeHaircutViewProps) {
  return (
    <>
      <PageHero {...props.hero}>
        <HeroActions {...props.actions} />
      </PageHero>
      <StyleSection {...props.fades} />
      <ProsePoints {...props.steps} />
      <Areas {...props.areas} raised={false} />
      <BranchPlan {...props.branches} />
      <Gallery {...props.gallery} />
      <Faq {...props.questions} />
      <CallBand {...props.closing} />
    </>
  );
}
