import './booking/booking.css';
import { type ChangeEvent, useMemo, useRef } from 'react';
import { appointmentHref } from '../../contract/routes.ts';
import { formatDay, formatShortDay } from '../../domain/format.ts';
import { fill } from '../../domain/text.ts';
import { OpenBadge } from '../components/branch.tsx';
import { Field, type Option, SelectField } from '../components/field.tsx';
import {
  type BookingOptions,
  barbersAt,
  branchesFor,
  type ChoiceField,
  chosenOf,
  daysFor,
  optionsToday,
  PEOPLE,
  servicesFor,
  slotsFor,
  visitOf,
} from './booking/choice.ts';
import { type Choice, Choices } from './booking/choices.tsx';
import {
  daypartOf,
  type FormWords,
  lengthText,
  noticeOf,
  offText,
  peopleText,
  serviceText,
  textsOf,
  ticketOf,
  timeText,
  type Visitor,
} from './booking/message.ts';
import { Preview } from './booking/preview.tsx';
import { useBooking } from './booking/use-booking.ts';
import { useToday } from './use-today.ts';

export function Booking({ options: built, words }: { options: BookingOptions; words: FormWords }) {
  const today = useToday();
  const options = useMemo(() => optionsToday(built, today), [built, today]);
  const form = useRef<HTMLFormElement>(null);
  const { choice, dropped, notOffered, now, visitor, choose, write, isCurrent } = useBooking(options, form);
  const dropNotice = useRef<HTMLParagraphElement>(null);
  const { fields, empty, ruledOut } = words;
  const branches = branchesFor(options, choice);
  // Not after a branch is chosen, because its options show the note, and links with both values must not shift the layout.
  const limited = choice.branch ? undefined : branches.find((entry) => entry.ruledOut)?.ruledOut;
  const days = now ? daysFor(options, choice, now) : [];
  const slots = now ? slotsFor(options, choice, now) : [];
  const slot = slots.find(({ time }) => time === choice.time);
  const visit = visitOf(options, choice);
  const { summary, message } = textsOf(words, options, choice, slot, visitor);

  // Never disabled: an empty select says what to choose first.
  const select = (field: ChoiceField, list: readonly Option[], nothing = empty[field], hint?: string) => (
    <SelectField
      id={`booking-${field}`}
      name={field}
      label={fields[field]}
      empty={nothing}
      value={choice[field]}
      options={list}
      hint={hint}
      onChange={(value) => choose(field, value)}
    />
  );

  const chips = (
    field: 'branch' | 'day' | 'time',
    layout: 'rows' | 'strip' | 'chips',
    list: readonly Choice[],
    nothing: string,
    hint?: string,
  ) => (
    <Choices
      id={`booking-${field}`}
      name={field}
      legend={fields[field]}
      layout={layout}
      value={choice[field]}
      options={list}
      empty={nothing}
      hint={hint}
      onChange={(value) => choose(field, value)}
    />
  );

  const written = (name: keyof Visitor) => ({
    name,
    value: visitor[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      write({ [name]: target.value }),
  });

  return (
    <div className="booking split grid">
      <div className="booking-head">
        <p className="booking-summary aside">
          {summary ? (
            <>
              <b>{words.summary.label}</b> <span>{summary}</span>
            </>
          ) : (
            // The built page does not know the choice.
            words.summary[now ? 'nothing' : 'unhydrated']
          )}
        </p>
        <p ref={dropNotice} className="booking-notice warning" role="status">
          {noticeOf(words, options, { choice, dropped, notOffered })}
        </p>
      </div>
      {/* Never submitted, not even by Enter before hydration: names must not get into the address. */}
      <form
        ref={form}
        className="grid"
        aria-label={words.formLabel}
        method="dialog"
        onSubmit={(event) => event.preventDefault()}
      >
        {chips(
          'branch',
          'rows',
          branches.map(({ branch: { id, name, timetable }, ruledOut: service }) => ({
            value: id,
            label: service ? fill(words.branchRuledOut, { branch: name, service: service.name }) : name,
            disabled: service !== undefined,
            extra: <OpenBadge branch={id} timetable={timetable} />,
          })),
          empty.branch,
          limited && fill(ruledOut, { name: limited.name, why: limited.note ?? '' }),
        )}
        {select(
          'service',
          servicesFor(options, choice).map(({ service, ruledOut: why }) => ({
            value: service.id,
            label:
              why === undefined ? serviceText(words, service) : fill(ruledOut, { name: service.name, why }),
            group: service.group,
            disabled: why !== undefined,
          })),
        )}
        {select(
          'people',
          PEOPLE.map((people) => ({ value: people, label: peopleText(words, people, options.locale) })),
          empty.people,
          choice.branch && choice.service && lengthText(words, visit, options.locale),
        )}
        {select(
          'barber',
          barbersAt(options, choice).map(({ id, name }) => ({ value: id, label: name })),
          empty.barber,
          offText(options, choice),
        )}
        {chips(
          'day',
          'strip',
          days.map((day) => ({
            value: day,
            label: formatShortDay(day, options.locale),
            full: formatDay(day, options.locale),
          })),
          empty.noBranchYet,
        )}
        {chips(
          'time',
          'chips',
          slots.map((slot) => ({
            value: slot.time,
            label: timeText(words, slot, options.locale),
            group: words.dayparts[daypartOf(slot)],
          })),
          empty.noDayYet,
        )}
        <Field id="booking-name" label={fields.name}>
          {(control) => <input {...control} {...written('name')} autoComplete="given-name" />}
        </Field>
        <Field id="booking-note" label={fields.note} hint={choice.people && words.noteHint}>
          {(control) => <textarea {...control} {...written('note')} rows={3} dir="auto" />}
        </Field>
      </form>
      <Preview
        words={words.preview}
        hydrated={now !== undefined}
        branch={chosenOf(options, choice).branch}
        ticket={ticketOf(words, options, choice, slot)}
        message={message}
        calendarHref={
          slot &&
          appointmentHref({
            language: options.locale,
            branch: choice.branch,
            service: choice.service,
            starts: slot.startsAt.toISOString(),
            minutes: String(visit.minutes),
          })
        }
        onFollow={(event) => {
          if (isCurrent()) return;
          event.preventDefault();
          // The links may be far below the notice.
          dropNotice.current?.scrollIntoView({ block: 'center' });
        }}
      />
    </div>
  );
}
