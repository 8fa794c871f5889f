import './booking.css';
import type { ReactNode } from 'react';
import type { Edition } from '../../edition/edition.ts';
import { OpenBadge, TodayNote } from '../components/branch.tsx';
import { ButtonLink, MoreLink } from '../components/button.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { Fold, Points } from '../components/sections.tsx';
import { pageHero } from '../model/heads/pages.ts';
import { listedBranches } from '../model/parts/branch.ts';
import { callButton, chatButton } from '../model/parts/calls.ts';

/** The form is an island (`composer`). Without JavaScript it is hidden, and the chat and phone links below replace it. */
export function BookingView({ edition, composer }: { edition: Edition; composer?: ReactNode }) {
  const { withoutScript, direct, steps } = edition.words.booking;
  const { branches, all } = listedBranches(edition);
  return (
    <>
      <div className="booking-hero">
        <PageHero {...pageHero(edition, 'booking')} />
      </div>
      <noscript>
        <p className="wrap without-script">{withoutScript}</p>
      </noscript>
      <section className="band composer">
        <div className="wrap">
          {composer}
          <MoreLink href={edition.href('privacy')} label={edition.words.legal.privacy.trail} />
        </div>
      </section>
      <section className="band band-raised booking-folds" id="direct">
        <div className="wrap">
          <Fold title={direct.heading.title}>
            <ul className="direct columns">
              {branches.map((branch) => (
                <li key={branch.slug} className="ruled grid">
                  <h3>{branch.name}</h3>
                  <p className="quiet">
                    {branch.hoursText} <OpenBadge branch={branch.slug} timetable={branch.timetable} />{' '}
                    <TodayNote branch={branch.slug} name={branch.name} />
                    {branch.comingHours.map((line) => (
                      <small key={line}>{line}</small>
                    ))}
                  </p>
                  <div className="row">
                    <ButtonLink {...chatButton(edition, branch, direct.chat, 'booking')} />
                    <ButtonLink {...callButton(edition, branch, direct.call)} />
                  </div>
                </li>
              ))}
            </ul>
            {all && <MoreLink {...all} />}
          </Fold>
          <Fold title={steps.heading.title}>
            <Points points={steps.items} ordered even />
          </Fold>
        </div>
      </section>
    </>
  );
}
