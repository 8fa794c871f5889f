import './booking/booking.css';
import { useRef } from 'react';
import { formatDay } from '../../domain/dates.ts';
import { fill } from '../../domain/fill.ts';
import { formatClock } from '../../domain/opening-hours.ts';
import type { Words } from '../../edition/schema/catalogue.ts';
import { Field } from '../components/field.tsx';
import { type Option, SelectField } from '../components/select-field.tsx';
import {
  barbersAt,
  type ChoiceField,
  daysFor,
  servicesAt,
  slotsFor,
  USUAL_MINUTES,
} from './booking/choice.ts';
import { composeMessage } from './booking/message.ts';
import type { BookingOptions } from './booking/options.ts';
import { Preview } from './booking/preview.tsx';
import { useChoice } from './booking/use-choice.ts';
import { useVisitor } from './booking/use-visitor.ts';

export type BookingProps = { options: BookingOptions; words: Words['booking']['form'] };

const NOTE_LENGTH = 300;
const NAME_LENGTH = 80;

export function Booking({ options: built, words }: BookingProps) {
  const form = useRef<HTMLFormElement>(null);
  const { choice, dropped, now, options, choose } = useChoice(built, form);
  const { visitor, write } = useVisitor(form);
  const { fields, empty } = words;
  const clock = now ?? new Date(0);
  const days = now ? daysFor(options, choice, clock) : [];
  const slots = now ? slotsFor(options, choice, clock) : [];
  const branch = options.branches.find(({ id }) => id === choice.branch);

  const select = (field: ChoiceField, list: Option[], disabled = false) => (
    <SelectField
      id={`booking-${field}`}
      name={field}
      label={fields[field]}
      empty={empty[field]}
      value={choice[field]}
      options={list}
      disabled={disabled}
      onChange={(value) => choose(field, value)}
    />
  );

  return (
    <div className="booking">
      {/* Sent nowhere, not even by Enter before the page is awake: nobody's name may stand in an address. */}
      <form
        ref={form}
        aria-label={words.formLabel}
        method="dialog"
        onSubmit={(event) => event.preventDefault()}
      >
        <p className="booking-notice" role="status">
          {dropped.length > 0 &&
            fill(words.dropped, { fields: dropped.map((field) => fields[field]).join(', ') })}
        </p>
        {select(
          'branch',
          options.branches.map(({ id, name }) => ({ value: id, label: name })),
        )}
        {select(
          'service',
          servicesAt(options, choice.branch).map(({ id, name, price, minutes }) => ({
            value: id,
            label: fill(words.serviceOption, { service: name, price, minutes: String(minutes) }),
          })),
        )}
        {select(
          'barber',
          barbersAt(options, choice.branch).map(({ id, name }) => ({ value: id, label: name })),
        )}
        <div className="booking-when">
          {select(
            'day',
            days.map((day) => ({ value: day, label: formatDay(day, options.locale) })),
            !choice.branch,
          )}
          {select(
            'time',
            slots.map(({ time, afterMidnight }) => {
              const label = formatClock(time, options.locale);
              return {
                value: time,
                label: afterMidnight ? fill(words.afterMidnight, { time: label }) : label,
              };
            }),
            !choice.day,
          )}
        </div>
        <Field id="booking-name" label={fields.name}>
          {(control) => (
            <input
              {...control}
              name="name"
              autoComplete="given-name"
              maxLength={NAME_LENGTH}
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
              maxLength={NOTE_LENGTH}
              value={visitor.note}
              onChange={({ target }) => write({ note: target.value })}
            />
          )}
        </Field>
      </form>
      <Preview
        words={words.preview}
        branch={branch}
        message={composeMessage(words.message, options, choice, visitor, clock)}
        slot={slots.find(({ time }) => time === choice.time)}
        minutes={options.services.find(({ id }) => id === choice.service)?.minutes ?? USUAL_MINUTES}
      />
    </div>
  );
}
