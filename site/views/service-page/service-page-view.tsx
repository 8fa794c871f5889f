import { BranchPlan, type BranchPlanProps } from '../../components/branch-plan.tsx';
import { CallBand, type CallBandProps } from '../../components/call-band.tsx';
import { Faq, type FaqProps } from '../../components/faq.tsx';
import { PageHero, type PageHeroProps } from '../../components/page-hero.tsx';
import { ProsePoints, type ProsePointsProps } from '../../components/prose-points.tsx';
import { StyleSection, type StyleSectionProps } from '../../components/style-section.tsx';
import { Teasers, type TeasersProps } from '../../components/teasers.tsx';
import { WhatsappMenu, type WhatsappMenuProps } from '../../components/whatsapp-menu.tsx';
import { PriceCards, type PriceCardsProps } from './price-cards.tsx';

export type ServicePageViewProps = {
  hero: PageHeroProps;
  chat: WhatsappMenuProps;
  prices: PriceCardsProps;
  styles?: StyleSectionProps;
  chair: ProsePointsProps;
  aftercare: ProsePointsProps;
  questions: FaqProps;
  branches: BranchPlanProps;
  others: TeasersProps;
  closing: CallBandProps;
};

export function ServicePageView(props: ServicePageViewProps) {
  return (
    <>
      <PageHero {...props.hero}>
        <WhatsappMenu {...props.chat} />
      </PageHero>
      <PriceCards {...props.prices} />
      {props.styles && <StyleSection {...props.styles} />}
      <ProsePoints {...props.chair} />
      <ProsePoints {...props.aftercare} raised={false} />
      <BranchPlan {...props.branches} />
      <Faq {...props.questions} />
      <Teasers {...props.others} />
      <CallBand {...props.closing} />
    </>
  );
}
