import './services-view.css';
import type { ReactNode } from 'react';
import { CallBand, type CallBandProps } from '../../components/call-band.tsx';
import { PageHero, type PageHeroProps } from '../../components/page-hero.tsx';
import { ProsePoints, type ProsePointsProps } from '../../components/prose-points.tsx';
import { type Picture, Scene } from '../../components/scene.tsx';
import { WhatsappMenu, type WhatsappMenuProps } from '../../components/whatsapp-menu.tsx';

export type ServicesViewProps = {
  hero: PageHeroProps;
  chat: WhatsappMenuProps;
  listTitle: string;
  pictures: Picture[];
  why: ProsePointsProps;
  closing: CallBandProps;
  /** The services island. */
  list?: ReactNode;
};

export function ServicesView({ hero, chat, listTitle, pictures, why, closing, list }: ServicesViewProps) {
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
      <div className="wrap picture-pair">
        {pictures.map((picture) => (
          <Scene key={picture.alt} {...picture} />
        ))}
      </div>
      <ProsePoints {...why} />
      <CallBand {...closing} />
    </>
  );
}
