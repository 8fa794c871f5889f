import './preview.css';
import { place } from '../../../contract/events.ts';
import type { Slot } from '../../../domain/booking-slots.ts';
import { calendarEvent } from '../../../domain/calendar.ts';
import { telLink, whatsappLink } from '../../../domain/links.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import { Button } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import type { BookingBranch } from './options.ts';

type PreviewWords = Words['booking']['form']['preview'];

export type PreviewProps = {
  words: PreviewWords;
  branch: BookingBranch | undefined;
  message: string;
  slot: Slot | undefined;
  minutes: number;
};

/** Hands the visitor's calendar a file; nothing is sent anywhere. */
function download({ words, branch, message, slot, minutes }: PreviewProps): void {
  if (!branch || !slot) return;
  const file = calendarEvent({
    uid: `${+slot.startsAt}-${branch.id}@${location.hostname}`,
    startsAt: slot.startsAt,
    minutes,
    title: words.calendarTitle,
    description: message,
    location: branch.address,
    now: new Date(),
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
  link.download = 'jk-masters.ics';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The message as it will stand in the chat, and the ways to send it. */
export function Preview(props: PreviewProps) {
  const { words, branch, message, slot } = props;
  return (
    <section className="booking-preview" aria-labelledby="booking-message">
      <h2 id="booking-message">{words.title}</h2>
      <p className="booking-bubble">{message}</p>
      {branch ? (
        <div className="stack">
          <ButtonLink
            kind="whatsapp"
            icon="whatsapp"
            label={words.send}
            href={whatsappLink(branch.whatsapp, message)}
            newTab
            by={{ event: 'whatsapp_booking', section: 'booking', location: place('{branch}', branch.id) }}
          />
          <p className="quiet">{words.sendHint}</p>
          <div className="row">
            <ButtonLink
              kind="quiet"
              icon="phone"
              label={words.call}
              href={telLink(branch.phone)}
              by={{ event: 'call_click', section: 'booking', location: place('{branch}', branch.id) }}
            />
            <Button kind="quiet" label={words.calendar} disabled={!slot} onClick={() => download(props)} />
          </div>
        </div>
      ) : (
        <p className="quiet">{words.chooseBranch}</p>
      )}
    </section>
  );
}
