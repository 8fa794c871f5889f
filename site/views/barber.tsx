import './barber.css';
import type { ReactNode } from 'react';
import { place } from '../../contract/events.ts';
import { api } from '../../contract/routes.ts';
import { unmarked } from '../../domain/marks.ts';
import type { Edition } from '../../edition/edition.ts';
import type { Barber } from '../../edition/join/team.ts';
import { OpenBadge, TodayNote } from '../components/branch.tsx';
import { ButtonLink, MoreLink } from '../components/button.tsx';
import { Facts, TagList } from '../components/facts.tsx';
import { Medallion, MedallionDefs } from '../components/medallion.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { Rating } from '../components/rating.tsx';
import { Portrait } from '../components/scene.tsx';
import { barberHero } from '../model/heads/branch.ts';
import { sampleFace } from '../model/media/drawings.ts';
import { callLink, chatHref } from '../model/parts/branch.ts';
import { OffBadge } from './sections/team.tsx';
import { VisitCard } from './sections/visit-card.tsx';

type BarberProps = { edition: Edition; barber: Barber };

/** Templates for the average rating, which `browser/barbers.ts` fills in because it changes after the build. */
function BarberRating({ edition, barber }: BarberProps) {
  const { label, count, none } = edition.words.interface.rating;
  return (
    <div
      className="barber-rating late"
      data-rating={`${api.reviewCounts}?barberId=${barber.id}`}
      data-count={JSON.stringify(count)}
    >
      <template data-rated="">
        <Rating value="{rating}" label={label} count="{count}" />
      </template>
      <template>{none}</template>
    </div>
  );
}

function ContactButtons({ edition, barber: { id, name, branch } }: BarberProps) {
  const words = edition.words.barber;
  const location = place('{barber}', id);
  return (
    <div className="row">
      <ButtonLink
        kind="whatsapp"
        icon="whatsapp"
        label={words.chat}
        href={chatHref(edition, branch, 'barber', { barber: name })}
        newTab
        by={{ event: 'whatsapp_booking', section: 'barber', location }}
      />
      <ButtonLink kind="quiet" icon="phone" label={words.call} {...callLink(branch)} />
      <ButtonLink
        kind="quiet"
        icon="calendar"
        label={words.book}
        href={edition.href('book', { branch: branch.slug, barber: id })}
        by={{ event: 'book_click', section: 'barber', location }}
      />
    </div>
  );
}

function About({ edition, barber: { branch, experience, languages, specialties } }: BarberProps) {
  const { stats, specialties: title, visit } = edition.words.barber;
  return (
    <div className="wrap columns barber-facts">
      <div className="stack">
        <div className="card visit-card">
          <h2>{stats.title}</h2>
          <Facts
            facts={[
              [stats.experience, experience],
              [
                stats.branch,
                <a key="branch" href={branch.href}>
                  {branch.name}
                </a>,
              ],
              ...(languages ? [[stats.languages, languages] as const] : []),
            ]}
          />
        </div>
        <div className="card">
          <h2>{title}</h2>
          <TagList tags={specialties} />
        </div>
      </div>
      <div className="card">
        <VisitCard edition={edition} branch={branch} title={visit} brief />
      </div>
    </div>
  );
}

/** A barber's profile; `reviews` is an island. */
export function BarberView({ edition, barber, reviews }: BarberProps & { reviews?: ReactNode }) {
  const { id, otherName, branch, back } = barber;
  const { scene, ...hero } = barberHero(edition, barber);
  return (
    <>
      <PageHero
        {...hero}
        otherName={otherName}
        // Most addresses start with the branch name; do not repeat it.
        lead={
          branch.address.includes(unmarked(branch.name))
            ? branch.address
            : edition.fill(edition.words.barber.branchLine, { branch: branch.name, address: branch.address })
        }
        portrait={
          <div className="barber-portrait">
            <MedallionDefs team={[barber]} />
            <Portrait photo={scene}>
              <Medallion {...barber} face={sampleFace(edition, barber)} />
            </Portrait>
            <OffBadge id={id} back={back} />
          </div>
        }
      >
        <BarberRating edition={edition} barber={barber} />
        <p className="row badge-row">
          <OpenBadge branch={branch.slug} timetable={branch.timetable} />{' '}
          {barber.days && <span>{barber.days}</span>}
        </p>
        <ContactButtons edition={edition} barber={barber} />
        <p>
          <TodayNote branch={branch.slug} />
        </p>
      </PageHero>
      <section className="band">
        <About edition={edition} barber={barber} />
      </section>
      <section className="band band-raised" id="reviews">
        <div className="wrap">
          {reviews}
          <MoreLink href={edition.href('privacy')} label={edition.words.legal.privacy.trail} />
        </div>
      </section>
    </>
  );
}
