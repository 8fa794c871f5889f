import './booking/booking.css';
import { type ChangeEvent, useEffect, useMemo, useRef } from 'react';
import { appointmentHref } from '../../contract/routes.ts';
import { formatClock, formatDay, formatShortDay } from '../../domain/format.ts';
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
  isIn,
  optionsToday,
  PEOPLE,
  servicesFor,
  slotsFor,
  visitOf,
} from './booking/choice.ts';
import { type ChoiceOption, Choices } from './booking/choices.tsx';
import { ComingNow } from './booking/coming-now.tsx';
import {
  cannotComeText,
  dayOffText,
  daypartOf,
  type FormWords,
  fieldsText,
  lengthText,
  noticeOf,
  offText,
  peopleText,
  serviceText,
  textsOf,
  ticketOf,
  type Visitor,
} from './booking/message.ts';
import { Notice } from './booking/notice.tsx';
import { Preview } from './booking/preview.tsx';
import { useBooking } from './booking/use-booking.ts';
import { TODAY, useToday } from './use-today.ts';

export function Booking({ options: built, words }: { options: BookingOptions; words: FormWords }) {
  const today = useToday();
  const options = useMemo(() => optionsToday(built, today), [built, today]);
  const booking = useBooking(options);
  const { choice, wanted, clash, changed, dropped, now, visitor, choose, settle, write, isCurrent } = booking;
  const dropNotice = useRef<HTMLDivElement>(null);
  const { fields, empty, ruledOut } = words;
  const days = now ? daysFor(options, choice, now) : [];
  const slots = now ? slotsFor(options, choice, now) : [];
  const slot = slots.find(({ time }) => time === choice.time);
  const form = { words, options, choice, slot, ...chosenOf(options, choice) };
  const { branch } = form;
  const visit = visitOf(options, choice);
  const dropText = noticeOf(form, booking);
  const wantedBarber = chosenOf(options, wanted).barber;
  /** Beside the field by which something became impossible, or above the form. */
  const noticeAt = (field: ChoiceField | undefined) =>
    dropText &&
    field === changed && (
      <Notice ref={dropNotice} text={dropText} onSettle={settle} {...{ form, clash, dropped }} />
    );
  const { summary, message } = textsOf(form, visitor);
  // A page that was translated is rendered anew, with empty badges.
  useEffect(() => void document.dispatchEvent(new Event(TODAY)), []);

  // Never disabled: an empty select says what to choose first.
  const select = (field: ChoiceField, list: readonly Option[], nothing = empty[field], hint?: string) => (
    <SelectField
      key={field}
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
    list: readonly ChoiceOption[],
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
        {/* Always there, so that screen readers announce a change wherever the notice is shown. */}
        <p className="hidden-text" role="status">
          {dropText}
        </p>
        {noticeAt(undefined)}
      </div>
      {/* Never submitted, not even by Enter before hydration: names must not get into the address. */}
      <form
        className="grid"
        aria-label={words.formLabel}
        method="dialog"
        onSubmit={(event) => event.preventDefault()}
      >
        {chips(
          'branch',
          'rows',
          branchesFor(options, choice).map(({ branch: { id, name, timetable }, ruledOut: service }) => ({
            value: id,
            label: service ? fill(words.branchRuledOut, { branch: name, service: service.name }) : name,
            disabled: service !== undefined,
            extra: <OpenBadge branch={id} timetable={timetable} />,
          })),
          empty.branch,
        )}
        {noticeAt('branch')}
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
        {noticeAt('service')}
        {select(
          'people',
          PEOPLE.map((people) => ({ value: people, label: peopleText(words, people, options.locale) })),
          empty.people,
          choice.branch && choice.service && lengthText(words, visit, options.locale),
        )}
        {noticeAt('people')}
        {select(
          'barber',
          barbersAt(options, choice).map(({ id, name }) => ({ value: id, label: name })),
          empty.barber,
          offText(options, choice),
        )}
        {noticeAt('barber')}
        {branch && now && (
          <ComingNow {...{ words, options, branch, days, now }} {...visit} status={today[branch.id]} />
        )}
        {chips(
          'day',
          'strip',
          days.map((day) => ({
            value: day,
            label: formatShortDay(day, options.locale),
            full: formatDay(day, options.locale),
            ...(wantedBarber &&
              !isIn(wantedBarber, day) && { extra: <small>{dayOffText(words, wantedBarber)}</small> }),
          })),
          empty.noBranchYet,
          branch?.comingHours,
        )}
        {noticeAt('day')}
        {chips(
          'time',
          'chips',
          slots.map((slot) => ({
            value: slot.time,
            label: formatClock(slot.time, options.locale),
            group: words.dayparts[daypartOf(slot)],
          })),
          empty.noDayYet,
        )}
        {noticeAt('time')}
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
        branch={branch}
        ticket={ticketOf(form)}
        message={message}
        missing={
          dropped[0] && {
            label: fill(words.missing, { fields: fieldsText(words, dropped, options.locale) }),
            href: `#booking-${dropped[0]}`,
          }
        }
        cannotCome={cannotComeText(form)}
        calendarHref={
          slot &&
          appointmentHref({
            language: options.locale,
            branch: choice.branch,
            service: choice.service,
            barber: choice.barber,
            people: choice.people,
            starts: slot.startsAt.toISOString(),
            minutes: String(visit.minutes),
          })
        }
        onFollow={(event) => {
          if (isCurrent()) return true;
          event.preventDefault();
          // The links may be far below the notice.
          dropNotice.current?.scrollIntoView({ block: 'center' });
          return false;
        }}
      />
    </div>
  );
}
