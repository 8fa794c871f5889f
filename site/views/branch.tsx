import type { ReactNode } from 'react';
import { place } from '../../contract/events.ts';
import type { Edition } from '../../edition/edition.ts';
import type { Branch } from '../../edition/join/branches.ts';
import { OpenBadge, TodayNote } from '../components/branch.tsx';
import { ButtonLink, MoreLink } from '../components/button.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { Rating } from '../components/rating.tsx';
import { Scene } from '../components/scene.tsx';
import { CallBand, ProsePoints, Section } from '../components/sections.tsx';
import { type BranchKind, branchHero, branchWords } from '../model/heads/branch.ts';
import { branchGallery } from '../model/media/pictures.ts';
import { comingHref, ratingOf } from '../model/parts/branch.ts';
import { bookButton, callButton, chatButton, directionsButton } from '../model/parts/calls.ts';
import { MenuSection, menuLines } from './sections/menu.tsx';
import { TeamSection } from './sections/team.tsx';
import { VisitCard } from './sections/visit-card.tsx';

type BranchProps = { edition: Edition; branch: Branch };

/** A link to save the branch as a contact. */
const SaveContact = ({ edition, branch }: BranchProps) => (
  <div className="row section-end">
    <ButtonLink
      kind="text"
      label={edition.words.interface.labels.saveContact}
      href={edition.href('contactCard', branch)}
      by={{ event: 'download', section: 'location', location: place('{branch}', branch.slug) }}
    />
  </div>
);

/** Prices, team and reasons, on the full page. */
function FullSections({ edition, branch }: BranchProps) {
  const { shared } = edition.words['branch-pages'];
  const { prices, team, why } = branchWords(edition, 'branch-pages', branch);
  const barbers = edition.teamOf(branch);
  return (
    <>
      <MenuSection
        heading={{ eyebrow: shared.pricesEyebrow, title: prices.title, lead: prices.lead }}
        lines={menuLines(edition, edition.pricesOf(branch), branch)}
        raised
      />
      {barbers.length > 0 && (
        <TeamSection edition={edition} heading={{ eyebrow: shared.teamEyebrow, ...team }} barbers={barbers} />
      )}
      {why && (
        <ProsePoints
          heading={{ eyebrow: shared.whyEyebrow, title: why.title }}
          paragraphs={why.paragraphs}
          items={why.points}
        />
      )}
    </>
  );
}

/** The branch and its services in short. */
function ShortSections({ edition, branch }: BranchProps) {
  const { shared } = edition.words['short-branches'];
  const { about, services, points } = branchWords(edition, 'short-branches', branch);
  return (
    <>
      <Section
        heading={{ eyebrow: shared.aboutEyebrow, title: about.title }}
        background="band-raised"
        layout="stack"
      >
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <MoreLink label={shared.more} href={branch.href} />
        </p>
      </Section>
      {services && (
        <MenuSection heading={services} lines={menuLines(edition, edition.menuOf(branch), branch)} />
      )}
      {points && <ProsePoints {...points} />}
    </>
  );
}

type BranchViewProps = BranchProps & {
  kind?: BranchKind;
  /** The map island. */
  map?: ReactNode;
};

/** /locations/jvc, and /jvc for visitors who want to come today: directions, hours and chat. */
export function BranchView({ edition, branch, kind = 'branch-pages', map }: BranchViewProps) {
  const isFull = kind === 'branch-pages';
  const { shared } = edition.words[kind];
  const { closing } = branchWords(edition, kind, branch);
  const { gallery, visit } = edition.words.branches;
  const { coming } = edition.words.interface;
  const photos = branchGallery(edition, branch);
  return (
    <>
      <PageHero {...branchHero(edition, kind, branch)}>
        <div className="row badge-row">
          {branch.rated && <Rating {...ratingOf(edition, branch.rated)} />}{' '}
          {/* Shown while a visit fits (browser/open-badges.ts), with the waiting time (browser/show-today.ts). */}
          <span className="coming-later" data-coming={branch.slug} data-wait={coming.wait}>
            <ButtonLink
              {...chatButton(edition, branch, coming.label, 'hero_section')}
              kind="text"
              href={comingHref(edition, branch)}
            />
          </span>{' '}
          <OpenBadge branch={branch.slug} timetable={branch.timetable} />
        </div>
        <div className="row">
          <ButtonLink {...chatButton(edition, branch, shared.chat, 'hero_section')} />
          <ButtonLink {...callButton(edition, branch, shared.call)} />
          <ButtonLink {...directionsButton(edition, branch, 'hero_section')} />
        </div>
        {/* Last, because it is filled in late. */}
        <p>
          <TodayNote branch={branch.slug} />
        </p>
      </PageHero>
      <section className="band" id="visit">
        <div className="wrap columns">
          <div>
            <VisitCard edition={edition} branch={branch} title={shared.visit} brief={!isFull} />
            <SaveContact edition={edition} branch={branch} />
          </div>
          {map}
        </div>
      </section>
      {photos.length > 0 && (
        <Section heading={{ title: gallery.title }}>
          <ul className="gallery row">
            {photos.map((photo) => (
              <li key={photo.alt}>
                <Scene {...photo} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <ProsePoints
        heading={visit.heading}
        items={branch.questions.map(({ question, answer }) => ({ title: question, text: answer }))}
      />
      {isFull ? <FullSections {...{ edition, branch }} /> : <ShortSections {...{ edition, branch }} />}
      <CallBand
        {...closing}
        buttons={[
          bookButton(edition, shared.closingBook, place('{branch}', branch.slug), { branch: branch.slug }),
          chatButton(edition, branch, shared.chat, 'cta_section'),
        ]}
      >
        {isFull && <MoreLink label={edition.words['branch-pages'].shared.short} href={branch.landingHref} />}
      </CallBand>
    </>
  );
}
