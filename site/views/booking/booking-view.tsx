import './booking-view.css';
import type { ReactNode } from 'react';
import { ButtonLink, type ButtonLinkProps } from '../../components/button-link.tsx';
import { MoreLink } from '../../components/more-link.tsx';
import { PageHero, type PageHeroProps } from '../../components/page-hero.tsx';
import { ProsePoints, type ProsePointsProps } from '../../components/prose-points.tsx';
import { SectionHeading, type SectionHeadingProps } from '../../components/section-heading.tsx';

export type BookingViewProps = {
  hero: PageHeroProps;
  withoutScript: string;
  direct: {
    heading: SectionHeadingProps;
    branches: { name: string; hours: string; buttons: ButtonLinkProps[] }[];
    /** Leads to the branches that have no line here. */
    all?: { label: string; href: string };
  };
  steps: ProsePointsProps;
  /** The composer island. */
  composer?: ReactNode;
};

/** Without JavaScript the composer stays away with all that is said of it, and the chats and phones below do its work. */
export function BookingView({ hero, withoutScript, direct, steps, composer }: BookingViewProps) {
  return (
    <>
      <div className="booking-hero">
        <PageHero {...hero} />
      </div>
      <noscript>
        <p className="wrap without-script">{withoutScript}</p>
      </noscript>
      <section className="band composer">
        <div className="wrap">{composer}</div>
      </section>
      <section className="band band-raised" id="direct">
        <div className="wrap">
          <SectionHeading {...direct.heading} />
          <ul className="direct">
            {direct.branches.map(({ name, hours, buttons }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p className="quiet">{hours}</p>
                <div className="row">
                  {buttons.map((button) => (
                    <ButtonLink key={button.href} {...button} />
                  ))}
                </div>
              </li>
            ))}
          </ul>
          {direct.all && (
            <p className="section-end">
              <MoreLink {...direct.all} />
            </p>
          )}
        </div>
      </section>
      <div className="booking-steps">
        <ProsePoints {...steps} raised={false} />
      </div>
    </>
  );
}
