import type { Edition } from '../../edition/edition.ts';
import { PageHero } from '../components/page-hero.tsx';
import { CallBand, Section } from '../components/sections.tsx';
import { pageHero } from '../model/heads/pages.ts';
import { plainBookButton } from '../model/parts/calls.ts';
import { RatedTeam, SpecialtyFilter, TeamGrid } from './sections/team.tsx';

/** All barbers by branch, to be narrowed by specialty. */
export function TeamView({ edition }: { edition: Edition }) {
  const { specialties, closing } = edition.words['team-page'];
  const staffed = edition.branches.filter((branch) => edition.teamOf(branch).length > 0);
  return (
    <>
      <PageHero {...pageHero(edition, 'team-page')} />
      <RatedTeam edition={edition} barbers={edition.team}>
        <div className="wrap team-choice">
          <SpecialtyFilter edition={edition} label={specialties.title} every={specialties.every} />
        </div>
        {staffed.map((branch) => (
          <Section
            key={branch.slug}
            id={branch.slug}
            layout="ledger"
            heading={{ title: edition.fill(edition.words.home.team.at, { branch: branch.name }) }}
          >
            <TeamGrid edition={edition} barbers={edition.teamOf(branch)} />
          </Section>
        ))}
      </RatedTeam>
      <CallBand {...closing} buttons={[plainBookButton(edition, closing.book, 'team')]} />
    </>
  );
}
