import './today.css';
import { useQuery } from '@tanstack/react-query';
import { type Staff, speaksFor, staffApi } from '../../contract/staff.ts';
import type { StaffBranchToday, StaffToday, TodayChange } from '../../contract/today.ts';
import { type Clock, type Day, dubaiClock, instant } from '../../domain/dubai-time.ts';
import { formatClock, formatMoment } from '../../domain/format.ts';
import { exceptionOn, hoursOn, minutesOpen, openStatus, openText } from '../../domain/opening-hours.ts';
import { fill, withoutBidiControls } from '../../domain/text.ts';
import {
  type BranchToday,
  businessDay,
  NOTICE_LENGTH,
  timetableToday,
  WAITING_MINUTES,
  waitingText,
} from '../../domain/today.ts';
import { Button } from '../../site/components/button.tsx';
import { Field, SelectField } from '../../site/components/field.tsx';
import { Choice, Loading, SectionTitle } from '../parts.tsx';
import { useSessionState } from '../session.ts';
import type { ConsoleProps } from '../words.ts';
import { useChange } from './use-change.ts';

const ASK_EVERY_MS = 30_000;
const STEP_MINUTES = 30;

/** What staff say of each branch for its day; visitors read it within a minute. */
export function Today({ staff, ...props }: ConsoleProps & { staff: Staff }) {
  const { words, today } = props;
  const { data, dataUpdatedAt, status, refetch } = useQuery<StaffToday>({
    queryKey: [staffApi.today],
    refetchInterval: ASK_EVERY_MS,
    refetchOnWindowFocus: true,
  });
  const mine = today.branches.filter(({ slug }) => speaksFor(staff, slug));
  return (
    <section className="stack">
      <SectionTitle title={words.shell.today} wideOnly />
      <Loading words={words.shell} status={status} onRetry={refetch} />
      <div className="today-cards">
        {data &&
          mine.map((branch) => {
            const now = new Date(dataUpdatedAt);
            const day = businessDay(branch.timetable, now);
            const said = data[branch.slug];
            return (
              <BranchCard
                key={branch.slug + day}
                console={props}
                branch={branch}
                day={day}
                said={said?.day === day ? said : undefined}
                now={now}
              />
            );
          })}
      </div>
    </section>
  );
}

type TodayBranch = ConsoleProps['today']['branches'][number];
type CardProps = {
  console: ConsoleProps;
  branch: TodayBranch;
  day: Day;
  said: StaffBranchToday | undefined;
  now: Date;
};

/** Half hours of the day until it usually ends, those that are still to come. */
function earlierTimes({ timetable }: TodayBranch, day: Day, now: Date): Clock[] {
  const hours = hoursOn(timetable, day);
  const steps = hours ? Math.ceil(minutesOpen(hours) / STEP_MINUTES) - 1 : 0;
  return Array.from({ length: steps }, (_, step) => (step + 1) * STEP_MINUTES * 60_000)
    .map((afterOpening) => new Date(+instant(day, hours?.opens ?? '00:00') + afterOpening))
    .filter((at) => at > now)
    .map(dubaiClock);
}

function BranchCard({ console: { words: all, locale, today }, branch, day, said, now }: CardProps) {
  const words = all.today;
  const { slug, name, timetable, barbers } = branch;
  const { unsaved, save, again, failed, status } = useChange(slug, day);
  const { waiting: tapped = said?.waiting?.minutes ?? null, closesEarly = said?.closesEarly ?? null } =
    unsaved;
  const { closedToday = said?.closedToday ?? false, off = said?.off ?? [] } = unsaved;
  const seen: BranchToday = {
    ...{ day, closedToday, off, notice: said?.notice ?? {} },
    ...(closesEarly && { closesEarly: closesEarly as Clock }),
  };
  const clock = (time: Clock) => formatClock(time, locale);
  const open = openStatus(timetableToday(timetable, seen), now);
  const openLine = openText(open, now, today.badge, locale, (at) => clock(dubaiClock(at)));
  const why =
    (closedToday && words.closedToday) ||
    (closesEarly && words.early) ||
    exceptionOn(timetable, day)?.reason ||
    words.usualHours;
  const hours = hoursOn(timetable, day);
  const times = earlierTimes(branch, day, now);
  const listed =
    closesEarly && !times.includes(closesEarly as Clock) ? [closesEarly as Clock, ...times] : times;
  // Unlike what is tapped it goes out when it is whole: with its button.
  const [typed, type, forget] = useSessionState<TodayChange['notice'] | null>(`notice-${slug}-${day}`, null);
  const notice = typed ?? unsaved.notice ?? said?.notice ?? {};
  return (
    <section className="card today-card" aria-label={name}>
      <h3>{name}</h3>
      <p>
        <span className={open.open ? 'badge badge-good' : 'badge'}>{openLine}</span>{' '}
        <span className="quiet">{why}</span>
      </p>
      <div className="today-saved">
        <p role="status">
          {status === 'pending' ? words.saving : status === 'success' && !failed && words.saved}
        </p>
        {failed && (
          <p className="warning row" role="alert">
            <span>{words.failed}</span> <Button kind="quiet" label={words.again} onClick={again} />
          </p>
        )}
      </div>
      <fieldset>
        <legend>{words.waiting}</legend>
        <div className="today-waits">
          {WAITING_MINUTES.map((minutes) => (
            <Choice
              key={minutes}
              label={waitingText(words.waits, minutes)}
              name={`wait-${slug}`}
              checked={tapped === minutes}
              // A second tap on the same says it again, for another hour.
              onClick={() => save({ waiting: minutes })}
              readOnly
            />
          ))}
        </div>
        {tapped !== null && (
          <p className="quiet row">
            {said?.waiting && !failed && (
              <span>{fill(words.holds, { time: clock(dubaiClock(new Date(said.waiting.until))) })}</span>
            )}
            <Button kind="quiet" label={words.takeBack} onClick={() => save({ waiting: null })} />
          </p>
        )}
      </fieldset>
      {hours && (
        <>
          <Choice
            type="checkbox"
            label={words.closedToday}
            checked={closedToday}
            onChange={({ target }) => save({ closedToday: target.checked })}
          />
          {!closedToday && (
            <SelectField
              id={`early-${slug}`}
              label={words.early}
              value={closesEarly ?? ''}
              empty={fill(words.asUsual, { time: clock(hours.closes) })}
              options={listed.map((time) => ({ value: time, label: clock(time) }))}
              onChange={(time) => save({ closesEarly: time || null })}
            />
          )}
        </>
      )}
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          save({ notice });
          forget();
        }}
      >
        <h4>{words.notice}</h4>
        {today.languages.map(({ locale: language, name: label }) => (
          <Field
            key={language}
            id={`notice-${slug}-${language}`}
            label={fill(words.noticeIn, { language: label })}
          >
            {(control) => (
              <input
                {...control}
                lang={language}
                dir="auto"
                maxLength={NOTICE_LENGTH}
                value={notice[language] ?? ''}
                onChange={({ target }) => type({ ...notice, [language]: withoutBidiControls(target.value) })}
              />
            )}
          </Field>
        ))}
        <p className="quiet">{words.noticeHint}</p>
        {closedToday && Object.values(notice).some(Boolean) && (
          <p className="warning">{words.noticeClosed}</p>
        )}
        <Button kind="quiet" type="submit" label={words.noticeSave} />
      </form>
      {barbers.length > 0 && (
        <fieldset>
          <legend>{words.team}</legend>
          <p className="quiet">{words.teamHint}</p>
          {barbers.map(({ id, name: barber }) => (
            <Choice
              key={id}
              type="checkbox"
              label={barber}
              checked={!off.includes(id)}
              onChange={({ target }) =>
                save({ off: target.checked ? off.filter((one) => one !== id) : [...off, id] })
              }
            />
          ))}
        </fieldset>
      )}
      {said && (
        <p className="quiet">{fill(words.last, { by: said.by, at: formatMoment(said.at, locale) })}</p>
      )}
    </section>
  );
}
