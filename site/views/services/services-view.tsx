import type { ReactNode } from 'react';
import { CallBand, type CallBandProps } from '../../components/call-band.tsx';
import { PageHero, type PageHeroProps } from '../../components/page-hero.tsx';
import { ProsePoints, type ProsePointsProps } from '../../components/prose-points.tsx';
import { WhatsappMenu, type WhatsappMenuProps } from '../../components/whatsapp-menu.tsx';

export type ServicesViewProps = {
  hero: PageHeroProps;
  chat: WhatsappMenuProps;
  listTitle: string;
  why: ProsePointsProps;
  closing: CallBandProps;
  /** The services island. */
  list?: ReactNode;
};

export function ServicesView({ hero, chat, listTitle, why, closing, list }: ServicesViewProps) {
  return (
    <>
      <PageHero {...hero}>
        <WhatsappMenu {...chat} />
      </PageHero>
      <section className="band">
        <div className="wrap">
          <h2 className="hidden-text">{listTitle}</h2>
          {list}
        </div>
      </section>
      <ProsePoints {...why} />
      <CallBand {...closing} />
    </>
  );
}
