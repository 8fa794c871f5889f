import { useContext } from 'react';
import type { Staff } from '../../contract/staff.ts';
import { type Clock, type Day, dubaiDay } from '../../domain/dubai-time.ts';
import { formatClock, formatDay } from '../../domain/format.ts';
import { exceptionText } from '../../domain/hours-text.ts';
import type { Hours as OpenHours } from '../../domain/opening-hours.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import { Choice, Loading, SectionTitle } from '../parts.tsx';
import { AccountEmail } from '../session.ts';
import type { ConsoleProps } from '../words.ts';
import { FieldState } from './field-state.tsx';
import { fieldKey, flush, type } from './outbox.ts';
import { fieldId, useContentFile, useContentState, useField } from './use-content.ts';

const BRANCHES = 'facts/branches.yaml';

/** As it stands in the file: the reason in every language. */
type Exception = {
  from: Day;
  until: Day;
  opens?: Clock;
  closes?: Clock;
  closed?: boolean;
  reason: Record<string, string>;
};
type BranchRecord = { slug: string; name: string; exceptions: Exception[] };
type Languages = ConsoleProps['today']['languages'];

/** When each branch is open, and on which days otherwise. */
export function Hours({ staff, ...console }: ConsoleProps & { staff: Staff }) {
  const { words } = console;
  const { data, status, refetch } = useContentFile(BRANCHES);
  const all = (data?.draft ?? []) as BranchRecord[];
  const mine = all.filter(({ slug }) => staff.role === 'owner' || staff.branches.includes(slug));
  return (
    <section className="stack">
      <SectionTitle title={words.shell.hours} wideOnly />
      <Loading words={words.shell} status={status} onRetry={refetch} />
      <div className="desk-cards">
        {mine.map((branch) => (
          <BranchHours key={branch.slug} console={console} branch={branch} others={mine} />
        ))}
      </div>
    </section>
  );
}

type InputProps = { id: string; label: string; value: string | undefined; onChange: (value: string) => void };

const DateOrTime = ({ kind, id, label, value, onChange }: InputProps & { kind: 'time' | 'date' }) => (
  <Field id={id} label={label}>
    {(control) => (
      <input
        {...control}
        type={kind}
        value={value ?? ''}
        onChange={({ target }) => target.value && onChange(target.value)}
      />
    )}
  </Field>
);

type BranchProps = { console: ConsoleProps; branch: BranchRecord; others: BranchRecord[] };

function BranchHours({ console, branch: { slug, name }, others }: BranchProps) {
  const { desk, hours: words } = console.words;
  const { languages } = console.today;
  const email = useContext(AccountEmail);
  const drafts = useContentState().data?.drafts;
  const usual = {
    opens: useField(BRANCHES, [slug, 'hours', 'opens']),
    closes: useField(BRANCHES, [slug, 'hours', 'closes']),
  };
  const field = useField(BRANCHES, [slug, 'exceptions']);
  const hours = { opens: usual.opens.value, closes: usual.closes.value } as OpenHours;
  const exceptions = (field.value ?? []) as Exception[];
  const change = (at: number, one: Exception) => field.set(exceptions.with(at, one));
  const add = () => {
    const day = dubaiDay(new Date());
    const reason = Object.fromEntries(languages.map(({ locale }) => [locale, '']));
    field.set([...exceptions, { from: day, until: day, ...hours, reason }]);
  };
  const copy = (one: Exception) => {
    for (const other of others.filter((branch) => branch.slug !== slug)) {
      const path = [other.slug, 'exceptions'];
      const kept = other.exceptions.filter(({ from, until }) => from !== one.from || until !== one.until);
      const key = JSON.stringify(path);
      const draft = drafts?.find(({ file, path }) => file === BRANCHES && JSON.stringify(path) === key);
      const change = { file: BRANCHES, path, value: [...kept, one], seen: draft?.at ?? null };
      type(fieldKey(email, BRANCHES, path), change);
    }
    flush(email);
  };
  return (
    <section className="card desk-card" aria-label={name}>
      <h3>{name}</h3>
      <fieldset>
        <legend>{words.usual}</legend>
        <div className="desk-pair">
          {(['opens', 'closes'] as const).map((end) => (
            <div key={end}>
              <DateOrTime
                kind="time"
                id={usual[end].id}
                label={words[end]}
                value={hours[end]}
                onChange={usual[end].set}
              />
              <FieldState words={desk} field={usual[end]} />
            </div>
          ))}
        </div>
      </fieldset>
      <Read title={words.visitors} languages={languages}>
        {({ tag, hours: said }) => fill(said.daily, { hours: rangeText(hours, said.range, tag) })}
      </Read>
      <h4>{words.others}</h4>
      {exceptions.map((exception, at) => (
        <ExceptionForm
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells one from another while it is typed.
          key={at}
          console={console}
          id={(...path) => fieldId(BRANCHES, [slug, 'exceptions', at, ...path])}
          usual={hours}
          exception={exception}
          onChange={(one) => change(at, one)}
          onRemove={() => field.set(exceptions.toSpliced(at, 1))}
          {...(others.length > 1 && { onCopy: () => copy(exception) })}
        />
      ))}
      <Button kind="quiet" label={words.add} describe={name} onClick={add} />
      <FieldState words={desk} field={field} />
    </section>
  );
}

type ExceptionProps = {
  console: ConsoleProps;
  id: (...path: string[]) => string;
  usual: OpenHours;
  exception: Exception;
  onChange: (exception: Exception) => void;
  onRemove: () => void;
  onCopy?: () => void;
};

function ExceptionForm({ console, id, usual, exception, onChange, onRemove, onCopy }: ExceptionProps) {
  const words = console.words.hours;
  const { languages } = console.today;
  const { from, until, opens, closes, closed = false, reason } = exception;
  const days = { from, until };
  const times = { opens: opens ?? usual.opens, closes: closes ?? usual.closes };
  const unsaid = languages.filter(({ locale }) => !reason[locale]?.trim());
  const moveFrom = (day: string) =>
    onChange({ ...exception, from: day as Day, until: until < day ? (day as Day) : until });
  return (
    <fieldset className="desk-exception">
      <legend>{reason[languages[0]?.locale ?? ''] || words.add}</legend>
      <div className="desk-pair">
        <DateOrTime kind="date" id={id('from')} label={words.from} value={from} onChange={moveFrom} />
        <DateOrTime
          kind="date"
          id={id('until')}
          label={words.until}
          value={until}
          onChange={(day) => onChange({ ...exception, until: day as Day })}
        />
      </div>
      <Choice
        type="checkbox"
        id={id('closed')}
        label={words.closed}
        checked={closed}
        onChange={({ target }) =>
          onChange({ ...days, ...(target.checked ? { closed: true } : usual), reason })
        }
      />
      {!closed && (
        <div className="desk-pair">
          {(['opens', 'closes'] as const).map((end) => (
            <DateOrTime
              key={end}
              kind="time"
              id={id(end)}
              label={words[end]}
              value={times[end]}
              onChange={(time) => onChange({ ...days, ...times, [end]: time as Clock, reason })}
            />
          ))}
        </div>
      )}
      {languages.map(({ locale, name }) => (
        <Field key={locale} id={id('reason', locale)} label={fill(words.reason, { language: name })} required>
          {(control) => (
            <input
              {...control}
              lang={locale}
              dir="auto"
              value={reason[locale] ?? ''}
              onChange={({ target }) =>
                onChange({ ...exception, reason: { ...reason, [locale]: target.value } })
              }
            />
          )}
        </Field>
      ))}
      {unsaid.length > 0 ? (
        <p className="warning">
          {fill(words.incomplete, { languages: unsaid.map(({ name }) => name).join(', ') })}
        </p>
      ) : (
        <Read title={words.visitors} languages={languages}>
          {({ locale, tag, hours: said }) =>
            exceptionText(
              said,
              usual,
              { ...exception, reason: reason[locale] ?? '' },
              {
                day: (day) => formatDay(day, tag),
                hours: (hours) => rangeText(hours, said.range, tag),
              },
            )
          }
        </Read>
      )}
      <div className="row">
        {onCopy && <Button kind="quiet" label={words.sameEverywhere} onClick={onCopy} />}
        <Button kind="quiet" label={words.remove} onClick={onRemove} />
      </div>
    </fieldset>
  );
}

const rangeText = ({ opens, closes }: OpenHours, range: string, tag: string) =>
  fill(range, { opens: formatClock(opens, tag), closes: formatClock(closes, tag) });

type ReadProps = { title: string; languages: Languages; children: (language: Languages[number]) => string };

/** The words of the site for it, in every language. */
const Read = ({ title, languages, children }: ReadProps) => (
  <div className="desk-read">
    <p className="quiet">{title}</p>
    {languages.map((language) => (
      <p key={language.locale} lang={language.locale} dir="auto">
        {children(language)}
      </p>
    ))}
  </div>
);
