import './team-section.css';
import { MedallionDefs } from './ornament/medallion.tsx';
import { SectionHeading, type SectionHeadingProps } from './section-heading.tsx';
import { TeamCard, type TeamCardProps } from './team-card.tsx';

export type TeamSectionProps = { heading: SectionHeadingProps; barbers: TeamCardProps[] };

/** A heading over a card for every barber; it brings what their medallions share. */
export function TeamSection({ heading, barbers }: TeamSectionProps) {
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
      </div>
    </section>
  );
}
