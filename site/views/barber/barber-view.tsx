import { omitUndefined } from '../../../domain/omit-undefined.ts';
import '../../components/card.css';
import './barber-view.css';
import type { ReactNode } from 'react';
import type { OtherName } from '../../../edition/join/names.ts';
import type { Crumb } from '../../components/breadcrumbs.tsx';
import { ButtonLink, type ButtonLinkProps } from '../../components/button-link.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { VisitCard, type VisitCardProps } from '../sections/visit-card.tsx';
import { BarberPortrait, type BarberPortraitProps } from './barber-portrait.tsx';
import { BarberRating, type BarberRatingProps } from './barber-rating.tsx';

export type BarberViewProps = {
  trail: { label: string; crumbs: Crumb[]; current: string };
  portrait: BarberPortraitProps;
  name: string;
  otherName?: OtherName;
  title: string;
  branchLine: string;
  buttons: ButtonLinkProps[];
  stats: { title: string; facts: { label: string; value: string }[] };
  specialties: { title: string; list: string[] };
  visit: VisitCardProps;
  rating: BarberRatingProps;
  /** The island of his reviews. */
  reviews?: ReactNode;
};

export function BarberView(props: BarberViewProps) {
  const { trail, portrait, name, otherName, title, branchLine, buttons, stats, specialties, visit } = props;
  return (
    <>
      <PageHero
        trail={trail}
        eyebrow={title}
        title={name}
        {...omitUndefined({ otherName })}
        lead={branchLine}
        portrait={<BarberPortrait {...portrait} />}
      >
        <BarberRating {...props.rating} />
        <div className="row">
          {buttons.map((button) => (
            <ButtonLink key={button.href} {...button} />
          ))}
        </div>
      </PageHero>
      <section className="band">
        <div className="wrap barber-facts">
          <div className="card">
            <h2>{stats.title}</h2>
            <dl>
              {stats.facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className="numeral">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="card">
            <h2>{specialties.title}</h2>
            <ul>
              {specialties.list.map((specialty) => (
                <li key={specialty}>{specialty}</li>
              ))}
            </ul>
          </div>
          <div className="card">
            <VisitCard {...visit} />
          </div>
        </div>
      </section>
      <section className="band band-raised" id="reviews">
        <div className="wrap">{props.reviews}</div>
      </section>
    </>
  );
}
