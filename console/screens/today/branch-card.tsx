import { staffApi } from '../../../contract/staff.ts';
import type { StaffBranchToday, StaffToday, TodayChange } from '../../../contract/today.ts';
import { type Clock, type Day, dubaiClock, instant, isClock } from '../../../domain/dubai-time.ts';
import { formatClock } from '../../../domain/format.ts';
import { formatMoment } from '../../../domain/moments.ts';
import { exceptionOn, hoursOn, minutesOpen, openStatus, openText } from '../../../domain/opening-hours.ts';
import { fill, fillIsolated } from '../../../domain/text.ts';
import { type BranchToday, timetableToday, WAITING_MINUTES, waitingText } from '../../../domain/today.ts';
import { Button } from '../../../site/components/button.tsx';
import { SelectField } from '../../../site/components/field.tsx';
import { client, fetchJson } from '../../api.ts';
import { useDraft } from '../../content/drafts.ts';
import { useConsole } from '../../context.ts';
import { CheckField } from '../../parts/fields.tsx';
import type { ConsoleProps } from '../../words.ts';
import { NoticeForm } from './notice-form.tsx';

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
        <div className="today-waits columns">
          {WAITING_MINUTES.map((minutes) => (
            <Button
              key={minutes}
              kind="quiet"
              label={waitingText(words.waits, minutes)}
              aria-pressed={waiting === minutes}
              // A second tap on the same time renews it for another hour.
              onClick={() => save({ waiting: minutes })}
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

/** Sends each tap at once. A change that could not be saved is kept for that day and sent with the next tap. */
function useDayDraft(branch: string, day: Day) {
  const { draft, value, type, send } = useDraft<TodayChange>(
    `today:${branch}:${day}`,
    null,
    async (change) => {
      const update = await fetchJson<StaffBranchToday>(staffApi.todayOf(branch), 'PUT', change);
      client.setQueryData<StaffToday>([staffApi.today], (all) => ({ ...all, [branch]: update }));
      return update.at;
    },
  );
  // Drops a refused change: sent again, it would make the server refuse the next one, too.
  const unsaved = draft?.refusal ? {} : (value ?? {});
  const save = (change: TodayChange) => {
    type({ ...unsaved, ...change });
    send();
  };
  return { unsaved, save, retry: () => save({}), state: draft?.state };
}
