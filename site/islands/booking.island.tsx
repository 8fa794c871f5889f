import './booking/booking.css';
import { useRef } from 'react';
import { omitUndefined } from '../../domain/omit-undefined.ts';
import { Field } from '../components/field.tsx';
import { type BookingOptions, chosenOf, minutesOf, slotsFor } from './booking/choice.ts';
import { Choices } from './booking/choices.tsx';
import { composeMessage, type FormWords, noticeOf, summaryOf } from './booking/message.ts';
import { Preview } from './booking/preview.tsx';
import { useBooking } from './booking/use-booking.ts';

type BookingProps = { options: BookingOptions; words: FormWords };

export function Booking({ options, words }: BookingProps) {
  const form = useRef<HTMLFormElement>(null);
  const { choice, dropped, lacking, now, visitor, choose, write } = useBooking(options, form);
  const { fields } = words;
  const slots = now ? slotsFor(options, choice, now) : [];
  const slot = slots.find(({ time }) => time === choice.time);
  const summary = summaryOf(words, options, choice, slot);

  return (
    <div className="booking">
      <div className="booking-head">
        <p className="booking-summary">
          {summary ? (
            <>
              <b>{words.summary.label}</b> {summary}
            </>
          ) : (
            // The built page cannot know what has been chosen since.
            words.summary[now ? 'nothing' : 'asleep']
          )}
        </p>
        <p className="booking-notice" role="status">
          {noticeOf(words, options.locale, { dropped, ...omitUndefined({ lacking }) })}
        </p>
      </div>
      {/* Sent nowhere, not even by Enter before the page is hydrated: no name may stand in an address. */}
      <form
        ref={form}
        aria-label={words.formLabel}
        method="dialog"
        onSubmit={(event) => event.preventDefault()}
      >
        <Choices words={words} options={options} choice={choice} now={now} slots={slots} choose={choose} />
        <Field id="booking-name" label={fields.name}>
          {(control) => (
            <input
              {...control}
              name="name"
              autoComplete="given-name"
              value={visitor.name}
              onChange={({ target }) => write({ name: target.value })}
            />
          )}
        </Field>
        <Field id="booking-note" label={fields.note}>
          {(control) => (
            <textarea
              {...control}
              name="note"
              rows={3}
              value={visitor.note}
              onChange={({ target }) => write({ note: target.value })}
            />
          )}
        </Field>
      </form>
      <Preview
        words={words.preview}
        hydrated={now !== undefined}
        branch={chosenOf(options, choice).branch}
        message={composeMessage(words.message, options, choice, slot, visitor)}
        slot={slot}
        minutes={minutesOf(options, choice)}
      />
    </div>
  );
}
