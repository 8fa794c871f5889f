import { useState } from 'react';
import { staffApi } from '../../../contract/staff.ts';
import type { StaffBranchToday, TodayChange } from '../../../contract/today.ts';
import { BRANCHES } from '../../../domain/content-files.ts';
import { type Clock, type Day, dubaiClock, instant, isClock } from '../../../domain/dubai-time.ts';
import { formatClock } from '../../../domain/format.ts';
import { formatMoment } from '../../../domain/moments.ts';
import { exceptionOn, hoursOn, minutesOpen, openStatus, openText } from '../../../domain/opening-hours.ts';
import { fill, fillIsolated, joinWithComma } from '../../../domain/text.ts';
import { type BranchToday, timetableToday, WAITING_MINUTES, waitingText } from '../../../domain/today.ts';
import { Button } from '../../../site/components/button.tsx';
import { SelectField } from '../../../site/components/field.tsx';
import { addressOf } from '../../address.ts';
import { answerOf, client, fetchJson } from '../../api.ts';
import { useDraft } from '../../content/drafts.ts';
import { useConsole } from '../../context.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { CheckField } from '../../parts/fields.tsx';
import { Icon } from '../../parts/icon.tsx';
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

type BranchDayProps = {
  branch: TodayBranch;
  day: Day;
  update: StaffBranchToday | undefined;
  now: Date;
  /** Shows the details below the branch instead of in a sheet. */
  isOpen: boolean;
};

/** A branch today: when it closes, the waiting time as buttons, and a line of what is different. */
export function BranchDay({ branch, day, update, now, isOpen }: BranchDayProps) {
  const { words: all, locale, today } = useConsole();
  const words = all.today;
  const { slug, name, timetable, barbers } = branch;
  const { unsaved, save, retry, state } = useDayDraft(slug, day);
  const [isSheetOpen, setSheetOpen] = useState(false);
  // A change that is typed but not being saved was restored after a reload.
  const hasFailed = state === 'failed' || state === 'typed';
  const { waiting = update?.waiting?.minutes ?? null } = unsaved;
  const { closesEarly = null, closedToday = false, off = [], notice = {} } = { ...update, ...unsaved };
  const expected: BranchToday = { day, closedToday, off, notice, ...(closesEarly && { closesEarly }) };
  const clock = (time: Clock) => formatClock(time, locale);
  const open = openStatus(timetableToday(timetable, expected), now);
  const reason = exceptionOn(timetable, day)?.reason;
  const holds =
    update?.waiting &&
    !hasFailed &&
    fill(words.holds, { time: clock(dubaiClock(new Date(update.waiting.until))) });
  const offNames = barbers.filter(({ id }) => off.includes(id)).map((barber) => barber.name);
  const [noticeText] = Object.values(notice).filter(Boolean);
  const hours = hoursOn(timetable, day);
  const times = new Set([...(closesEarly ? [closesEarly] : []), ...earlierTimes(branch, day, now)]);
  const team = barbers.map((barber) => (
    <CheckField
      key={barber.id}
      label={barber.name}
      checked={!off.includes(barber.id)}
      onChange={(isIn) => save({ off: isIn ? off.filter((id) => id !== barber.id) : [...off, barber.id] })}
    />
  ));
  const cell = (label: string, text: string | undefined, none: string) => (
    <button type="button" aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
      <small>{label}</small>
      <span className={text ? undefined : 'none'} dir="auto">
        {text || none}
      </span>
      <span className="hidden-text">{` ${name}`}</span>
    </button>
  );
  /** Who is in, when the branch closes, and its notice. Each tap is saved at once. */
  const details = (
    <div className="grid">
      {barbers.length > 0 && (
        <fieldset className="ticks">
          <legend>{words.team}</legend>
          {team}
        </fieldset>
      )}
      {hours && (
        <div className="console-pair">
          <SelectField
            id={`early-${slug}`}
            label={words.closes}
            value={closesEarly ?? ''}
            empty={fill(words.asUsual, { time: clock(hours.closes) })}
            options={[...times].map((time) => ({ value: time, label: clock(time) }))}
            onChange={(time) => save({ closesEarly: isClock(time) ? time : null })}
          />
          <CheckField
            label={words.closedToday}
            checked={closedToday}
            onChange={(checked) => save({ closedToday: checked })}
          />
        </div>
      )}
      <NoticeForm
        id={`notice-${slug}-${day}`}
        saved={notice}
        closedToday={closedToday}
        onSave={(changed) => save({ notice: changed })}
      />
      {update && (
        <p className="sub">
          {fillIsolated(words.last, { by: update.by, at: formatMoment(update.at, locale) })}
        </p>
      )}
    </div>
  );
  return (
    <section className="branch" aria-label={name}>
      <div className="branch-top">
        <h2>
          <a href={addressOf(BRANCHES, [slug])}>
            <span>{name}</span>
            <Icon name="chevron" size={14} />
          </a>
        </h2>
        <span className={open.open ? 'good' : 'warning'}>
          {openText(open, now, today.badge, locale, (at) => clock(dubaiClock(at)))}
        </span>
      </div>
      {reason && <p className="sub">{reason}</p>}
      <fieldset className="seg" aria-label={words.waiting}>
        {WAITING_MINUTES.map((minutes) => (
          <button
            key={minutes}
            type="button"
            aria-pressed={waiting === minutes}
            // A second tap on the same time renews it for another hour.
            onClick={() => save({ waiting: minutes })}
          >
            <span>{waitingText(words.waits, minutes)}</span>
            {waiting === minutes && holds && <small>{holds}</small>}
          </button>
        ))}
        {waiting !== null && (
          <button
            type="button"
            className="off"
            aria-label={words.takeBack}
            onClick={() => save({ waiting: null })}
          >
            <Icon name="close" size={16} />
          </button>
        )}
      </fieldset>
      <p role="status" className="hidden-text">
        {state === 'saving' ? words.saving : state === 'saved' && words.saved}
      </p>
      {hasFailed && (
        <p className="band-line row between" role="alert">
          <span>{words.failed}</span>
          <Button kind="text" label={words.again} onClick={retry} />
        </p>
      )}
      {isOpen ? (
        details
      ) : (
        <>
          <div className="cells">
            {cell(words.off, joinWithComma(offNames, locale), words.nobody)}
            {cell(
              words.closes,
              closedToday ? words.closedToday : closesEarly ? clock(closesEarly) : undefined,
              words.usual,
            )}
            {cell(words.noticeTitle, noticeText, words.none)}
          </div>
          <div className="who">{team}</div>
        </>
      )}
      {isSheetOpen && (
        <Dialog title={fillIsolated(words.sheet, { name })} onClose={() => setSheetOpen(false)} isSheet>
          {details}
        </Dialog>
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
      const update = await fetchJson(staffApi.todayOf(branch), 'PUT', change);
      client.setQueryData(answerOf(staffApi.today).queryKey, (all) => ({ ...all, [branch]: update }));
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
