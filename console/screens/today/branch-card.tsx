import type { StaffBranchToday } from '../../../contract/today.ts';
import { type Clock, type Day, dubaiClock, instant, isClock } from '../../../domain/dubai-time.ts';
import { formatClock } from '../../../domain/format.ts';
import { formatMoment } from '../../../domain/moments.ts';
import { exceptionOn, hoursOn, minutesOpen, openStatus, openText } from '../../../domain/opening-hours.ts';
import { fill, fillIsolated } from '../../../domain/text.ts';
import { type BranchToday, timetableToday, WAITING_MINUTES, waitingText } from '../../../domain/today.ts';
import { Button } from '../../../site/components/button.tsx';
import { SelectField } from '../../../site/components/field.tsx';
import { useConsole } from '../../context.ts';
import { CheckField, RadioField } from '../../parts/fields.tsx';
import { useHeld } from '../../parts/held-fields.tsx';
import type { ConsoleProps } from '../../words.ts';
import { NoticeForm } from './notice-form.tsx';
import { useDayDraft } from './use-day-draft.ts';

const STEP_MINUTES = 30;

type TodayBranch = ConsoleProps['today']['branches'][number];

/** The half-hour steps from now until the usual closing time. */
function earlierTimes({ timetable }: TodayBranch, day: Day, now: Date): Clock[] {
  const hours = hoursOn(timetable, day);
  const steps = hours ? Math.ceil(minutesOpen(hours) / STEP_MINUTES) - 1 : 0;
  return Array.from({ length: steps }, (_, step) => (step + 1) * STEP_MINUTES * 60_000)
    .map((afterOpening) => new Date(+instant(day, hours?.opens ?? '00:00') + afterOpening))
    .filter((at) => at > now)
    .map(dubaiClock);
}

type BranchCardProps = {
  branch: TodayBranch;
  day: Day;
  update: StaffBranchToday | undefined;
  now: Date;
};

export function BranchCard({ branch, day, update, now }: BranchCardProps) {
  const { words: all, locale, today } = useConsole();
  const words = all.today;
  const { slug, name, timetable, barbers } = branch;
  const { unsaved, save, retry, state } = useDayDraft(slug, day);
  // A change that is typed but not being saved was restored after a reload.
  const hasFailed = state === 'failed' || state === 'typed';
  const { waiting = update?.waiting?.minutes ?? null, closesEarly = update?.closesEarly ?? null } = unsaved;
  const { closedToday = update?.closedToday ?? false, off = update?.off ?? [] } = unsaved;
  const notice = update?.notice ?? {};
  const waits = useHeld<typeof waiting>(waiting, (minutes) => save({ waiting: minutes }));
  const expected: BranchToday = { day, closedToday, off, notice };
  if (closesEarly) expected.closesEarly = closesEarly;
  const clock = (time: Clock) => formatClock(time, locale);
  const open = openStatus(timetableToday(timetable, expected), now);
  const openLine = openText(open, now, today.badge, locale, (at) => clock(dubaiClock(at)));
  const why =
    (closedToday && words.closedToday) ||
    (closesEarly && words.early) ||
    exceptionOn(timetable, day)?.reason ||
    words.usualHours;
  const hours = hoursOn(timetable, day);
  const times = new Set([...(closesEarly ? [closesEarly] : []), ...earlierTimes(branch, day, now)]);
  return (
    <section className="card console-card" aria-label={name}>
      <h3>{name}</h3>
      <p>
        <span className={open.open ? 'badge badge-good' : 'badge'}>{openLine}</span>{' '}
        <span className="quiet">{why}</span>
      </p>
      <div className="today-saved">
        <p role="status">{state === 'saving' ? words.saving : state === 'saved' && words.saved}</p>
        {hasFailed && (
          <p className="warning row" role="alert">
            <span>{words.failed}</span> <Button kind="quiet" label={words.again} onClick={retry} />
          </p>
        )}
      </div>
      <fieldset>
        <legend>{words.waiting}</legend>
        {/* Arrow keys pass other times on the way to the wanted one. */}
        <div
          className="today-waits columns"
          role="presentation"
          {...waits.events}
          onPointerDown={waits.release}
        >
          {WAITING_MINUTES.map((minutes) => (
            <RadioField
              key={minutes}
              label={waitingText(words.waits, minutes)}
              name={`wait-${slug}`}
              checked={waits.shown === minutes}
              // A second tap on the same time renews it for another hour.
              onClick={() => waits.change(minutes)}
            />
          ))}
        </div>
        {waiting !== null && (
          <p className="quiet row">
            {update?.waiting && !hasFailed && (
              <span>{fill(words.holds, { time: clock(dubaiClock(new Date(update.waiting.until))) })}</span>
            )}
            <Button kind="quiet" label={words.takeBack} onClick={() => save({ waiting: null })} />
          </p>
        )}
      </fieldset>
      {hours && (
        <>
          <CheckField
            label={words.closedToday}
            checked={closedToday}
            onChange={(checked) => save({ closedToday: checked })}
          />
          {!closedToday && (
            <SelectField
              id={`early-${slug}`}
              label={words.early}
              value={closesEarly ?? ''}
              empty={fill(words.asUsual, { time: clock(hours.closes) })}
              options={[...times].map((time) => ({ value: time, label: clock(time) }))}
              onChange={(time) => save({ closesEarly: isClock(time) ? time : null })}
            />
          )}
        </>
      )}
      <NoticeForm
        id={`notice-${slug}-${day}`}
        saved={unsaved.notice ?? notice}
        closedToday={closedToday}
        onSave={(changed) => save({ notice: changed })}
      />
      {barbers.length > 0 && (
        <fieldset>
          <legend>{words.team}</legend>
          <p className="quiet">{words.teamHint}</p>
          {barbers.map(({ id, name: barber }) => (
            <CheckField
              key={id}
              label={barber}
              checked={!off.includes(id)}
              onChange={(isIn) => save({ off: isIn ? off.filter((one) => one !== id) : [...off, id] })}
            />
          ))}
        </fieldset>
      )}
      {update && (
        <p className="quiet today-last">
          {fillIsolated(words.last, { by: update.by, at: formatMoment(update.at, locale) })}
        </p>
      )}
    </section>
  );
}
