import { type Clock, isClock, isDay } from '../../domain/dubai-time.ts';
import { formatClock, formatDay, listLocale } from '../../domain/format.ts';
import { formatWeekday } from '../../domain/hours-text.ts';
import { breaksIn, type WeeklyHours } from '../../domain/opening-hours.ts';
import { fill, joinWithComma } from '../../domain/text.ts';
import type { BranchFacts } from '../../edition/schema/facts.ts';
import { Button } from '../../site/components/button.tsx';
import { useConsole } from '../context.ts';
import { describeException } from '../editor/sentences.ts';
import { CheckField, TextField } from '../parts/fields.tsx';
import { CalendarField } from '../parts/held-fields.tsx';
import type { ConsoleProps } from '../words.ts';

/** Other hours on some days, as stored in the file. `reason` has one text per language. */
export type HoursException = BranchFacts['exceptions'][number];

/** The break of Friday prayer, to begin with. */
const FIRST_BREAK = { from: '12:30', until: '14:00' } as const;

/** 'Keep the Friday break, 12:30 PM to 2:00 PM?', or undefined if no weekday of the range has a break. */
function keepQuestion(words: string, usual: WeeklyHours, exception: HoursException, tag: string) {
  const breaks = breaksIn(usual, exception);
  const pause = breaks[0]?.pause;
  return (
    pause &&
    fill(words, {
      days: new Intl.ListFormat(listLocale(tag)).format(breaks.map(({ day }) => formatWeekday(day, tag))),
      from: formatClock(pause.from, tag),
      until: formatClock(pause.until, tag),
    })
  );
}

type HoursExceptionFormProps = {
  id: string;
  usual: WeeklyHours;
  exception: HoursException;
  mistake: string | undefined;
  onChange: (exception: HoursException) => void;
  onRemove: () => void;
  onCopy: (() => void) | undefined;
};

export function HoursExceptionForm({ id, usual, exception, mistake, ...actions }: HoursExceptionFormProps) {
  const { words: all, today, locale: tag } = useConsole();
  const words = all.hours;
  const { onChange, onRemove, onCopy } = actions;
  const { from, until, closed = false, reason } = exception;
  const { opens = usual.opens, closes = usual.closes, break: pause, keepBreaks = false, ...rest } = exception;
  const open = { from, until, opens, closes, reason };
  const setBreak = (value: HoursException['break']) =>
    onChange({ ...rest, opens, closes, ...(value && { break: value }) });
  const missing = today.languages.filter(({ locale }) => !reason[locale]?.trim());
  const isReversed = until < from;
  const question = keepQuestion(words.break.keep, usual, exception, tag);
  const field = (key: string, label: string, value: string, set: (typed: string) => void) => {
    const type = key in { from, until } ? 'date' : 'time';
    return <CalendarField id={`${id}.${key}`} required onChange={set} {...{ type, label, value }} />;
  };
  const time = (key: string, label: string, value: string, set: (value: Clock) => void) =>
    field(key, label, value, (typed) => isClock(typed) && set(typed));
  return (
    <fieldset className="editor-group">
      <legend>{reason[today.languages[0]?.locale ?? ''] || words.add}</legend>
      <div className="console-pair">
        {field(
          'from',
          words.from,
          from,
          (value) =>
            // If the first day is now after the last day, moves the last day to it.
            isDay(value) && onChange({ ...exception, from: value, ...(until < value && { until: value }) }),
        )}
        {field('until', words.until, until, (day) => isDay(day) && onChange({ ...exception, until: day }))}
      </div>
      <CheckField
        id={`${id}.closed`}
        label={words.closed}
        checked={closed}
        onChange={(checked) => onChange(checked ? { from, until, closed: true, reason } : open)}
      />
      {!closed && (
        <div className="console-pair">
          {time('opens', words.opens, opens, (value) => onChange({ ...exception, opens: value, closes }))}
          {time('closes', words.closes, closes, (value) => onChange({ ...exception, opens, closes: value }))}
        </div>
      )}
      {!closed && pause && (
        <div className="console-pair">
          {time('break.from', words.break.from, pause.from, (from) => setBreak({ ...pause, from }))}
          {time('break.until', words.break.until, pause.until, (until) => setBreak({ ...pause, until }))}
        </div>
      )}
      {!closed && !pause && question && (
        <CheckField
          id={`${id}.keepBreaks`}
          label={question}
          checked={keepBreaks}
          onChange={(checked) => onChange({ ...rest, opens, closes, ...(checked && { keepBreaks: true }) })}
        />
      )}
      {!closed && (
        <Button
          kind="quiet"
          label={pause ? words.break.remove : words.break.add}
          describe={isDay(from) ? formatDay(from, tag) : undefined}
          onClick={() => setBreak(pause ? undefined : FIRST_BREAK)}
        />
      )}
      {today.languages.map(({ locale, name }) => (
        <TextField
          key={locale}
          id={`${id}.reason.${locale}`}
          label={fill(words.reason, { language: name })}
          required
          lang={locale}
          dir="auto"
          value={reason[locale] ?? ''}
          onChange={(text) => onChange({ ...exception, reason: { ...reason, [locale]: text } })}
        />
      ))}
      {missing.length > 0 && (
        <p className={missing.length < today.languages.length ? 'warning' : 'quiet'}>
          {fill(words.incomplete, {
            languages: joinWithComma(
              missing.map(({ name }) => name),
              tag,
            ),
          })}
        </p>
      )}
      {isReversed && <p className="warning">{words.wrongOrder}</p>}
      <p role="alert" className="warning" hidden={!mistake}>
        {missing.length === 0 && !isReversed && mistake}
      </p>
      {missing.length === 0 && !isReversed && (
        <VisitorPreview>{(language) => describeException(language, usual, exception)}</VisitorPreview>
      )}
      <div className="row">
        {onCopy && <Button kind="quiet" label={words.sameEverywhere} onClick={onCopy} />}
        <Button kind="quiet" label={words.remove} onClick={onRemove} />
      </div>
    </fieldset>
  );
}

export type Language = ConsoleProps['today']['languages'][number];

/** Previews a text for visitors in every language. */
export function VisitorPreview({ children }: { children: (language: Language) => string }) {
  const { words, today } = useConsole();
  return (
    <div className="aside">
      <p className="quiet">{words.hours.visitors}</p>
      {today.languages.map((language) => (
        <p key={language.locale} lang={language.locale} dir="auto">
          {children(language)}
        </p>
      ))}
    </div>
  );
}
