import { MedallionDefs } from '../../components/ornament/medallion.tsx';
import { SectionHeading, type SectionHeadingProps } from '../../components/section-heading.tsx';
import { TeamCard, type TeamCardProps } from '../../components/team-card.tsx';

export type HomeTeamProps = { heading: SectionHeadingProps; barbers: TeamCardProps[] };

export function HomeTeam({ heading, barbers }: HomeTeamProps) {
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
