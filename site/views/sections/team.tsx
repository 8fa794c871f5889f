import '../../components/team.css';
import type { ReactNode } from 'react';
import { api } from '../../../contract/routes.ts';
import { roundRobin } from '../../../domain/lists.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Barber } from '../../../edition/join/team.ts';
import { MoreLink } from '../../components/button.tsx';
import { Medallion, MedallionDefs } from '../../components/medallion.tsx';
import { Rating } from '../../components/rating.tsx';
import { Portrait } from '../../components/scene.tsx';
import { Section, type SectionHeadingProps, ShowMore } from '../../components/sections.tsx';
import { sampleFace } from '../../model/media/drawings.ts';
import { barberPhoto } from '../../model/media/pictures.ts';

const SPECIALTIES = 2;
/** Cards shown on phones before the link to show more. */
const SHOWN_ON_PHONES = 3;
const REST = 'all-barbers';

/** When the barber is back from his days off, and a badge that browser/show-today.ts fills in when staff say that he is off. */
export const OffBadge = ({ id, back }: Pick<Barber, 'id' | 'back'>) => (
  <>
    <span className="badge off-sign" data-off={id} hidden />
    {back && <span className="badge off-sign">{back}</span>}
  </>
);

type TeamCardProps = {
  edition: Edition;
  barber: Barber;
  /** Hidden on phones until the link to show more is followed. */
  more: boolean;
  id: string | undefined;
  showsBranch: boolean;
};

/** All specialties, in the order of the places that cards name. */
export const allSpecialties = ({ team }: Edition) => [
  ...new Set(team.flatMap(({ specialties }) => specialties)),
];

/** The places of specialties in the list of all, by which SpecialtyFilter finds cards: '0 4'. */
const specialtiesOf = (edition: Edition, specialties: readonly string[]) =>
  specialties.map((specialty) => allSpecialties(edition).indexOf(specialty)).join(' ');

/** browser/barbers.ts adds the rating. */
function TeamCard({ edition, barber, more, id, showsBranch }: TeamCardProps) {
  const { name, otherName, title, branch, experience, specialties, href } = barber;
  return (
    <div
      className={more ? 'team-member more' : 'team-member'}
      data-barber={barber.id}
      data-skills={specialtiesOf(edition, specialties)}
    >
      <a className="team-card" href={href} id={id}>
        <Portrait photo={barberPhoto(edition, barber, { sizes: '6rem' })}>
          <Medallion {...barber} face={sampleFace(edition, barber)} loading="lazy" />
        </Portrait>
        <h3 translate="no">
          <span>{name}</span> {otherName && <span lang={otherName.lang}>{otherName.text}</span>}
        </h3>
        <p className="quiet">
          {/* Prevents a line break before the dots. */}
          {[title, experience, ...(showsBranch ? [branch.name] : [])].join('\u00a0· ')}
          <br />
          {specialties.slice(0, SPECIALTIES).join('\u00a0· ')}
        </p>
        {barber.days && <p className="quiet">{barber.days}</p>}
        <OffBadge id={barber.id} back={barber.back} />
      </a>
    </div>
  );
}

/** A container whose cards get ratings from browser/barbers.ts. */
export function RatedTeam({ edition, barbers, children }: GridProps & { children: ReactNode }) {
  const { rating } = edition.words.interface;
  return (
    <div data-ratings={api.ratings} data-count={JSON.stringify(rating.count)}>
      <template>
        <p className="team-rated">
          <Rating value="{rating}" label={rating.label} />
        </p>
      </template>
      <MedallionDefs team={barbers.filter((barber) => !sampleFace(edition, barber))} />
      {children}
    </div>
  );
}

type GridProps = {
  edition: Edition;
  barbers: readonly Barber[];
  first?: readonly Barber[];
  showsBranch?: boolean;
};

/** A card per barber; on phones a link shows those not in `first`. */
export function TeamGrid({ edition, barbers, first = barbers, showsBranch = false }: GridProps) {
  const rest = barbers.find((barber) => !first.includes(barber));
  return (
    <div className="team-grid columns show-more">
      {barbers.map((barber) => (
        <TeamCard
          key={barber.id}
          edition={edition}
          barber={barber}
          more={!first.includes(barber)}
          id={barber === rest ? REST : undefined}
          showsBranch={showsBranch}
        />
      ))}
    </div>
  );
}

type TeamSectionProps = {
  edition: Edition;
  heading: SectionHeadingProps;
  barbers: readonly Barber[];
  /** The page with all barbers, if some are not listed. */
  allHref?: string;
};

/** A section of barbers; phones first show some of every branch, with a link to show more. */
export function TeamSection({ edition, heading, barbers, allHref }: TeamSectionProps) {
  const teams = Map.groupBy(barbers, ({ branch }) => branch.slug).values();
  const several = new Set(barbers.map(({ branch }) => branch)).size > 1;
  const first = roundRobin(teams, SHOWN_ON_PHONES);
  const { all, showAll } = edition.words.home.team;
  const count = allHref ? edition.team.length : barbers.length;
  const working = Math.max(edition.facts.business.claims.expertBarbers, count);
  const label = edition.fill(allHref ? all : showAll, { count: String(count), barbers: String(working) });
  return (
    <Section heading={heading} id="team" layout="ledger">
      <div>
        <RatedTeam edition={edition} barbers={barbers}>
          <TeamGrid edition={edition} barbers={barbers} first={first} showsBranch={several} />
        </RatedTeam>
        {allHref ? (
          <p className="section-end">
            <MoreLink label={label} href={allHref} />
          </p>
        ) : (
          first.length < barbers.length && <ShowMore label={label} rest={REST} />
        )}
      </div>
    </Section>
  );
}
