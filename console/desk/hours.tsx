import { type Clock, type Day, dubaiDay } from '../../domain/dubai-time.ts';
import { formatClock, formatDay } from '../../domain/format.ts';
import { exceptionText } from '../../domain/hours-text.ts';
import type { Hours as OpenHours } from '../../domain/opening-hours.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import { useConsole } from '../context.ts';
import { ContentField } from '../editor/content-field.tsx';
import { FieldState } from '../editor/field-state.tsx';
import { useOptions } from '../editor/use-options.ts';
import { Choice, Loading, SectionTitle } from '../parts.tsx';
import type { ConsoleProps } from '../words.ts';
import { fieldId, useChangeFiles, useContentFile, useField } from './use-content.ts';

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
type BranchRecord = { slug: string; exceptions: Exception[] };
type Language = ConsoleProps['today']['languages'][number];

/** When each branch is open, and on which days otherwise. */
export function Hours() {
  const { words } = useConsole();
  const { status, refetch } = useContentFile(BRANCHES);
  const branches = useOptions('branches');
  return (
    <section className="stack">
      <SectionTitle title={words.shell.hours} wideOnly />
      <Loading words={words.shell} status={status} onRetry={refetch} />
      <div className="desk-cards">
        {branches.map(({ value, label }) => (
          <BranchHours key={value} slug={value} name={label} branches={branches.map((one) => one.value)} />
        ))}
      </div>
    </section>
  );
}

function BranchHours({ slug, name, branches }: { slug: string; name: string; branches: string[] }) {
  const { words: all, today } = useConsole();
  const words = all.hours;
  const hours = useField(BRANCHES, [slug, 'hours']).value as OpenHours;
  const field = useField(BRANCHES, [slug, 'exceptions']);
  const exceptions = (field.value ?? []) as Exception[];
  const { mutate } = useChangeFiles();
  const add = () => {
    const day = dubaiDay(new Date());
    const reason = Object.fromEntries(today.languages.map(({ locale }) => [locale, '']));
    field.set([...exceptions, { from: day, until: day, ...hours, reason }]);
  };
  /** Takes the place of what the other branches have for the same days. */
  const copy = (exception: Exception) => {
    const { from, until } = exception;
    const inBranch = (branch: string) => (data: unknown) => {
      const kept = (data as BranchRecord[])
        .find((record) => record.slug === branch)
        ?.exceptions.filter((other) => other.from !== from || other.until !== until);
      return { path: [branch, 'exceptions'], value: [...(kept ?? []), exception] };
    };
    const others = branches.filter((branch) => branch !== slug);
    mutate(others.map((branch) => ({ file: BRANCHES, make: inBranch(branch) })));
  };
  return (
    <section className="card desk-card" aria-label={name}>
      <h3>{name}</h3>
      <fieldset>
        <legend>{words.usual}</legend>
        <div className="desk-pair">
          <ContentField file={BRANCHES} path={[slug, 'hours', 'opens']} label={words.opens} />
          <ContentField file={BRANCHES} path={[slug, 'hours', 'closes']} label={words.closes} />
        </div>
      </fieldset>
      <ForVisitors>
        {({ tag, hours: texts }) => fill(texts.daily, { hours: rangeText(hours, texts.range, tag) })}
      </ForVisitors>
      <h4>{words.others}</h4>
      {exceptions.map((exception, at) => (
        <ExceptionForm
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells one from another while it is typed.
          key={at}
          id={fieldId(BRANCHES, [slug, 'exceptions', at])}
          usual={hours}
          exception={exception}
          onChange={(changed) => field.set(exceptions.with(at, changed))}
          onRemove={() => field.set(exceptions.toSpliced(at, 1))}
          {...(branches.length > 1 && { onCopy: () => copy(exception) })}
        />
      ))}
      <Button kind="quiet" label={words.add} describe={name} onClick={add} />
      <FieldState {...field} />
    </section>
  );
}

type ExceptionProps = {
  id: string;
  usual: OpenHours;
  exception: Exception;
  onChange: (exception: Exception) => void;
  onRemove: () => void;
  onCopy?: () => void;
};

function ExceptionForm({ id, usual, exception, onChange, onRemove, onCopy }: ExceptionProps) {
  const { words: all, today } = useConsole();
  const words = all.hours;
  const { from, until, closed = false, reason } = exception;
  const { opens = usual.opens, closes = usual.closes } = exception;
  const open = { from, until, opens, closes, reason };
  const missing = today.languages.filter(({ locale }) => !reason[locale]?.trim());
  const input = (
    key: 'from' | 'until' | 'opens' | 'closes',
    type: 'date' | 'time',
    change: Partial<Exception>,
  ) => (
    <Field id={`${id}.${key}`} label={words[key]}>
      {(control) => (
        <input
          {...control}
          type={type}
          value={open[key]}
          onChange={({ target: { value } }) => {
            const isLater = key === 'from' && until < value;
            if (value)
              onChange({ ...exception, ...change, [key]: value, ...(isLater && { until: value as Day }) });
          }}
        />
      )}
    </Field>
  );
  return (
    <fieldset className="desk-exception">
      <legend>{reason[today.languages[0]?.locale ?? ''] || words.add}</legend>
      <div className="desk-pair">
        {input('from', 'date', {})}
        {input('until', 'date', {})}
      </div>
      <Choice
        type="checkbox"
        id={`${id}.closed`}
        label={words.closed}
        checked={closed}
        onChange={({ target }) => onChange(target.checked ? { from, until, closed: true, reason } : open)}
      />
      {!closed && (
        <div className="desk-pair">
          {input('opens', 'time', { opens, closes })}
          {input('closes', 'time', { opens, closes })}
        </div>
      )}
      {today.languages.map(({ locale, name }) => (
        <Field
          key={locale}
          id={`${id}.reason.${locale}`}
          label={fill(words.reason, { language: name })}
          required
        >
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
      {missing.length > 0 && (
        <p className="warning">
          {fill(words.incomplete, { languages: missing.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {until < from && <p className="warning">{words.wrongOrder}</p>}
      {missing.length === 0 && until >= from && (
        <ForVisitors>
          {({ locale, tag, hours: texts }) =>
            exceptionText(
              texts,
              usual,
              { ...exception, reason: reason[locale] ?? '' },
              {
                day: (day) => formatDay(day, tag),
                hours: (hours) => rangeText(hours, texts.range, tag),
              },
            )
          }
        </ForVisitors>
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

/** The words of the site for it, in every language. */
function ForVisitors({ children }: { children: (language: Language) => string }) {
  const { words, today } = useConsole();
  return (
    <div className="desk-read">
      <p className="quiet">{words.hours.visitors}</p>
      {today.languages.map((language) => (
        <p key={language.locale} lang={language.locale} dir="auto">
          {children(language)}
        </p>
      ))}
    </div>
  );
}
