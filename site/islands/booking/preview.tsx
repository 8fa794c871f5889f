import { useEffect, useState } from 'react';
import { place } from '../../../contract/events.ts';
import { telLink, whatsappLink } from '../../../domain/links.ts';
import { ButtonLink } from '../../components/button.tsx';
import type { BookingBranch } from './choice.ts';
import type { FormWords } from './message.ts';

const PAUSE_MS = 1_000;

type PreviewProps = {
  words: FormWords['preview'];
  /** Until then nothing that was chosen is known here. */
  hydrated: boolean;
  branch: BookingBranch | undefined;
  message: string;
  /** Once a time is chosen. */
  calendarHref: string | undefined;
};

/** The value once it has stayed the same for so long. */
function useDebounced<T>(value: T, ms: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}

/** The message as it will stand in the chat, and the ways to send it; on phones the first of them stays in reach. */
export function Preview({ words, hydrated, branch, message, calendarHref }: PreviewProps) {
  const settled = useDebounced(message, PAUSE_MS);
  return (
    <div className="booking-side">
      <section className="booking-preview" aria-labelledby="booking-message">
        <h2 id="booking-message">{words.title}</h2>
        {/* Seen at once, read out once nobody types: a line each, so that only the one that changed is. */}
        <p className="booking-bubble" translate="no" aria-live="polite" aria-busy={settled !== message}>
          {message.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone.
            <span key={index}>{index ? `\n${line}` : line}</span>
          ))}
        </p>
      </section>
      <p className="booking-send">
        {branch ? (
          <ButtonLink
            kind="whatsapp"
            icon="whatsapp"
            label={words.send}
            href={whatsappLink(branch.whatsapp, message)}
            newTab
            by={{ event: 'whatsapp_booking', section: 'booking', location: place('{branch}', branch.id) }}
          />
        ) : hydrated ? (
          words.chooseBranch
        ) : (
          <a href="#direct">{words.unhydrated}</a>
        )}
      </p>
      {branch && (
        <div className="booking-more">
          <p className="quiet">{words.sendHint}</p>
          <div className="row">
            <ButtonLink
              kind="quiet"
              icon="phone"
              label={words.call}
              href={telLink(branch.phone)}
              by={{ event: 'call_click', section: 'booking', location: place('{branch}', branch.id) }}
            />
            {calendarHref && (
              <ButtonLink kind="quiet" icon="calendar" label={words.calendar} href={calendarHref} />
            )}
          </div>
        </div>
      )}
    </div>
  );
}
