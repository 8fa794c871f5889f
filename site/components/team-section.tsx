import './few.css';
import './team-card.css';
import './team-section.css';
import type { PluralWords } from '../../domain/text.ts';
import { ButtonLink } from './button-link.tsx';
import { MoreLink } from './more-link.tsx';
import { MedallionDefs } from './ornament/medallion.tsx';
import { Rating } from './rating.tsx';
import { SectionHeading, type SectionHeadingProps } from './section-heading.tsx';
import { TeamCard, type TeamCardProps } from './team-card.tsx';

export type TeamSectionProps = {
  heading: SectionHeadingProps;
  barbers: TeamCardProps[];
  /** Where those are who have no card here. */
  more?: { label: string; href: string }[];
  /** Unfolds on a phone those who fold: 'All 14 profiles'. */
  all?: string;
  ratings: TeamRatings;
};

export type TeamRatings = {
  /** Where the averages of all barbers are asked for, once the team is near. */
  from: string;
  /** 'Rated {rating} out of 5, {count}' */
  label: string;
  count: PluralWords;
  /** Of '{branch}' and '{barber}'. */
  book: { label: string; href: string };
};

const REST = 'all-barbers';

/** A heading over a card for every barber; it brings what their medallions share. */
export function TeamSection({ heading, barbers, more = [], all, ratings }: TeamSectionProps) {
  const rest = barbers.find(({ folds }) => folds);
  return (
    <section
      className="band"
      id="team"
      data-ratings={ratings.from}
      data-count={JSON.stringify(ratings.count)}
    >
      <template>
        <p className="team-rated">
          <Rating value="{rating}" label={ratings.label} count="{number}" />
          <a href={ratings.book.href}>{ratings.book.label}</a>
        </p>
      </template>
      <div className="wrap">
        <SectionHeading {...heading} />
        <MedallionDefs />
        <div className="team-grid even few">
          {barbers.map((barber) => (
            <TeamCard key={barber.id} {...barber} {...(barber === rest && { place: REST })} />
          ))}
        </div>
        {all && rest && (
          <p className="few-all">
            <ButtonLink kind="quiet" label={all} href={`#${REST}`} />
          </p>
        )}
        {more.length > 0 && (
          <p className="row section-end">
            {more.map((link) => (
              <MoreLink key={link.href} {...link} />
            ))}
          </p>
        )}
      </div>
    </section>
  );
}
