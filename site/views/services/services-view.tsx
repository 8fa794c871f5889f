import './services-view.css';
import type { ReactNode } from 'react';
import { CallBand, type CallBandProps } from '../../components/call-band.tsx';
import { MenuSection, type MenuSectionProps } from '../../components/menu-section.tsx';
import { MoreLink } from '../../components/more-link.tsx';
import { PageHero, type PageHeroProps } from '../../components/page-hero.tsx';
import { ProsePoints, type ProsePointsProps } from '../../components/prose-points.tsx';
import { type Picture, Scene } from '../../components/scene.tsx';
import { WhatsappMenu, type WhatsappMenuProps } from '../../components/whatsapp-menu.tsx';

export type ServicesViewProps = {
  hero: PageHeroProps;
  chat: WhatsappMenuProps;
  listTitle: string;
  pictures: { picture: Picture; says: string; more?: { label: string; href: string } }[];
  /** What other pages sell. */
  rest: MenuSectionProps;
  why: ProsePointsProps;
  closing: CallBandProps;
  /** The services island. */
  list?: ReactNode;
};

export function ServicesView({
  hero,
  chat,
  listTitle,
  pictures,
  rest,
  why,
  closing,
  list,
}: ServicesViewProps) {
  return (
    <>
      <PageHero {...hero}>
        <WhatsappMenu {...chat} />
      </PageHero>
      <section className="band">
        <div className="wrap services-board">
          <div>
            <h2 className="hidden-text">{listTitle}</h2>
            {list}
          </div>
          <div className="services-pictures">
            {pictures.map(({ picture, says, more }) => (
              <figure key={says}>
                <Scene {...picture} />
                <figcaption className="quiet">
                  {says} {more && <MoreLink {...more} />}
                </figcaption>
              </figure>
            ))}
          </div>
        </div>
      </section>
      <MenuSection {...rest} />
      <ProsePoints {...why} />
      <CallBand {...closing} />
    </>
  );
}
