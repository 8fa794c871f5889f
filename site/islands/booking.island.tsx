import './booking/booking.css';
import { useRef } from 'react';
import { omitUndefined } from '../../domain/omit-undefined.ts';
import type { Words } from '../../edition/schema/catalogue.ts';
import { Field } from '../components/field.tsx';
import { minutesOf, slotsFor } from './booking/choice.ts';
import { Choices } from './booking/choices.tsx';
import { composeMessage } from './booking/message.ts';
import { noticeOf } from './booking/notice.ts';
import type { BookingOptions } from './booking/options.ts';
import { Preview } from './booking/preview.tsx';
import { summaryOf } from './booking/summary.ts';
import { useChoice } from './booking/use-choice.ts';
import { ASLEEP, useVisitor } from './booking/use-visitor.ts';

export type BookingProps = { options: BookingOptions; words: Words['booking']['form'] };

export function Booking({ options, words }: BookingProps) {
  const form = useRef<HTMLFormElement>(null);
  const { choice, dropped, lacking, now, choose } = useChoice(options, form);
  const { visitor, write } = useVisitor(form);
  const { fields } = words;
  const clock = now ?? new Date(0);
  const slots = now ? slotsFor(options, choice, clock) : [];
  const slot = slots.find(({ time }) => time === choice.time);
  const summary = summaryOf(words, options, choice, slot);

  return (
    <div className="booking">
      <div className="booking-head">
        <p className="booking-summary">
          {summary.length > 0 ? (
            <>
              <b>{words.summary.label}</b> {summary.join(' · ')}
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
      {/* Sent nowhere, not even by Enter before the page is awake: nobody's name may stand in an address. */}
      <form
        ref={form}
        aria-label={words.formLabel}
        method="dialog"
        data-asleep={now ? undefined : ASLEEP}
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
        awake={now !== undefined}
        branch={options.branches.find(({ id }) => id === choice.branch)}
        message={composeMessage(words.message, options, choice, visitor, clock)}
        slot={slot}
        minutes={minutesOf(options, choice)}
      />
    </div>
  );
}
