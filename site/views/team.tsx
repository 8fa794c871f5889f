import type { Edition } from '../../edition/edition.ts';
import { PageHero } from '../components/page-hero.tsx';
import { CallBand, Section } from '../components/sections.tsx';
import { pageHero } from '../model/heads/pages.ts';
import { plainBookButton } from '../model/parts/calls.ts';
import { RatedTeam, TeamGrid } from './sections/team.tsx';

/** Every specialty with its barbers and their branches. */
function Specialists({ edition }: { edition: Edition }) {
  const known = [...new Set(edition.team.flatMap(({ specialties }) => specialties))];
  return (
    <ul className="specialists columns">
      {known.map((specialty) => (
        <li key={specialty} className="ruled">
          <h3>{specialty}</h3>
          <ul className="lines">
            {edition.team
              .filter(({ specialties }) => specialties.includes(specialty))
              .map(({ id, name, branch, href }) => (
                <li key={id}>
                  <a href={href}>{name}</a> <span className="quiet">{branch.shortName}</span>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** All barbers by branch and by specialty. */
export function TeamView({ edition }: { edition: Edition }) {
  const { specialties, closing } = edition.words['team-page'];
  const staffed = edition.branches.filter((branch) => edition.teamOf(branch).length > 0);
  return (
    <>
      <PageHero {...pageHero(edition, 'team-page')} />
      <RatedTeam edition={edition} barbers={edition.team}>
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
      <Section heading={specialties} background="band-raised" id="specialties">
        <Specialists edition={edition} />
      </Section>
      <CallBand {...closing} buttons={[plainBookButton(edition, closing.book, 'team')]} />
    </>
  );
}
