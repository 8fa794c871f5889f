import '../components/choice.css';
import './team.css';
import type { Edition } from '../../edition/edition.ts';
import { PageHero } from '../components/page-hero.tsx';
import { CallBand, Section } from '../components/sections.tsx';
import { pageHero } from '../model/heads/pages.ts';
import { plainBookButton } from '../model/parts/calls.ts';
import { allSpecialties, RatedTeam, TeamGrid } from './sections/team.tsx';

/** Hides the barbers without a specialty, and branches where no barber has it. */
const hiding = (_: string, place: number) =>
  `${['.team-member:not([data-skills~="$"])', 'section:not(:has([data-skills~="$"]))']
    .map((one) =>
      `[data-ratings]:has([name=specialty][value="$"]:checked) ${one}`.replaceAll('$', `${place}`),
    )
    .join()}{display:none}`;

/** Chips of all specialties; CSS hides the cards of the page without the chosen one. */
function SpecialtyFilter({ edition, label, every }: { edition: Edition; label: string; every: string }) {
  return (
    <fieldset className="team-filter">
      <legend className="hidden-text">{label}</legend>
      {[every, ...allSpecialties(edition)].map((specialty, index) => (
        <label key={specialty} className="choice row">
          <input
            type="radio"
            className="label-input hidden-text"
            name="specialty"
            value={index - 1}
            defaultChecked={!index}
          />
          {specialty}
        </label>
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: numbers alone. */}
      <style dangerouslySetInnerHTML={{ __html: allSpecialties(edition).map(hiding).join('') }} />
    </fieldset>
  );
}

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
