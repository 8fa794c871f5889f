import './team-section.css';
import { MoreLink } from './more-link.tsx';
import { MedallionDefs } from './ornament/medallion.tsx';
import { SectionHeading, type SectionHeadingProps } from './section-heading.tsx';
import { TeamCard, type TeamCardProps } from './team-card.tsx';

export type TeamSectionProps = {
  heading: SectionHeadingProps;
  barbers: TeamCardProps[];
  /** Where those are who have no card here. */
  more?: { label: string; href: string }[];
};

/** A heading over a card for every barber; it brings what their medallions share. */
export function TeamSection({ heading, barbers, more = [] }: TeamSectionProps) {
  return (
    <section className="band" id="team">
      <div className="wrap">
        <SectionHeading {...heading} />
        <MedallionDefs />
        <div className="team-grid">
          {barbers.map((barber) => (
            <TeamCard key={barber.id} {...barber} />
          ))}
        </div>
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
