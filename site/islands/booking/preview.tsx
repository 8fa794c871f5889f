import '../../components/dotted-list.css';
import { type MouseEvent, useState } from 'react';
import { place } from '../../../contract/events.ts';
import { telLink, whatsappLink } from '../../../domain/links.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Facts } from '../../components/facts.tsx';
import type { BookingBranch } from './choice.ts';
import type { FormWords } from './message.ts';

/** Service, barber, day and time. */
const STEPS = 4;

type PreviewProps = {
  words: FormWords['preview'];
  /** False until the choice is known. */
  hydrated: boolean;
  branch: BookingBranch | undefined;
  message: string;
  ticket: readonly (readonly [label: string, value: string])[];
  /** What must be chosen again before the message can be sent, with its field. */
  missing: { label: string; href: string } | undefined;
  /** The text of a message that changes or cancels; undefined until a time is chosen, like the calendar entry. */
  cannotCome: string | undefined;
  calendarHref: string | undefined;
  /** Returns whether the message may be sent. */
  onFollow: (event: MouseEvent) => boolean;
};

/** Previews the message, with buttons to send it; on phones the first one is sticky. */
export function Preview(props: PreviewProps) {
  const { words, hydrated, branch, message, ticket, missing, cannotCome, calendarHref, onFollow } = props;
  const [isSent, setSent] = useState(false);
  return (
    <div className="booking-side">
      <section className="booking-preview plate" aria-labelledby="booking-message">
        <p className="booking-progress row" aria-hidden="true">
          {Array.from({ length: STEPS }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity.
            <span key={index} className={index < ticket.length ? 'pole' : 'pole pole-open'} />
          ))}
        </p>
        {branch && <h2>{branch.name}</h2>}
        <dl className="dotted-list">
          {ticket.map(([label, value]) => (
            <div key={label}>
              <dt className="dotted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <details className="disclosure" open>
          <summary>
            <h2 id="booking-message" className="eyebrow">
              {words.title}
            </h2>
          </summary>
          <p className="booking-bubble aside typed" translate="no">
            {message}
          </p>
        </details>
      </section>
      <p className="booking-send">
        {missing ? (
          <ButtonLink kind="quiet" {...missing} />
        ) : branch ? (
          <ButtonLink
            kind="whatsapp"
            icon="whatsapp"
            label={words.send}
            href={whatsappLink(branch.whatsapp, message)}
            newTab
            onClick={(event) => setSent(onFollow(event))}
            by={{ event: 'whatsapp_booking', section: 'booking', location: place('{branch}', branch.id) }}
          />
        ) : (
          <>
            <a href="#booking-branch">{words.chooseBranch}</a>
            {/* CSS shows it in place of the first link once a branch is chosen. */}
            {!hydrated && <a href="#direct">{words.unhydrated}</a>}
          </>
        )}
      </p>
      {branch && !missing && (
        <div className="booking-more grid">
          <p className="quiet">{words.sendHint}</p>
          <div className="row">
            <ButtonLink
              kind="quiet"
              icon="phone"
              label={words.call}
              href={telLink(branch.phone)}
              by={{ event: 'call_click', section: 'booking', location: place('{branch}', branch.id) }}
            />
            {isSent && cannotCome && (
              <ButtonLink
                kind="quiet"
                icon="whatsapp"
                label={words.change}
                href={whatsappLink(branch.whatsapp, cannotCome)}
                newTab
                by={{ event: 'whatsapp_booking', section: 'booking', location: place('{branch}', branch.id) }}
              />
            )}
            {calendarHref && (
              <ButtonLink
                kind="quiet"
                icon="calendar"
                label={words.calendar}
                href={calendarHref}
                onClick={onFollow}
              />
            )}
          </div>
          <Facts facts={branch.answers} layout="row" />
        </div>
      )}
    </div>
  );
}
