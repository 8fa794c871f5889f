import { dubaiDay } from '../../domain/dubai-time.ts';
import { weekLines } from '../../domain/hours-text.ts';
import type { WeeklyHours } from '../../domain/opening-hours.ts';
import { Button } from '../../site/components/button.tsx';
import { fieldId } from '../address.ts';
import { useChangeFiles, useContentFile, useField } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { ContentField } from '../editor/content-field.tsx';
import { FieldStatus } from '../editor/field-status.tsx';
import { useOptions } from '../editor/use-options.ts';
import { Screen } from '../parts/status.tsx';
import { ForVisitors, type HoursException, HoursExceptionForm, rangeText } from './hours-exception.tsx';

const BRANCHES = 'facts/branches.yaml';

type BranchRecord = { slug: string; exceptions: HoursException[] };

/** When each branch is open, and on which days its hours differ. */
export function Hours() {
  const { words } = useConsole();
  const branches = useOptions('branches');
  return (
    <Screen title={words.shell.hours} query={useContentFile(BRANCHES)}>
      <div className="columns">
        {branches.map(({ value, label }) => (
          <BranchHours key={value} slug={value} name={label} branches={branches.map((one) => one.value)} />
        ))}
      </div>
    </Screen>
  );
}

function BranchHours({ slug, name, branches }: { slug: string; name: string; branches: string[] }) {
  const { words: all, today } = useConsole();
  const words = all.hours;
  const hours = useField(BRANCHES, [slug, 'hours']).value as WeeklyHours;
  const field = useField(BRANCHES, [slug, 'exceptions']);
  const exceptions = (field.value ?? []) as HoursException[];
  const { mutate } = useChangeFiles();
  const add = () => {
    const day = dubaiDay(new Date());
    const reason = Object.fromEntries(today.languages.map(({ locale }) => [locale, '']));
    field.set([...exceptions, { from: day, until: day, opens: hours.opens, closes: hours.closes, reason }]);
  };
  /** Copies an exception to the other branches, in place of theirs for the same days. */
  const copy = (exception: HoursException) => {
    const { from, until } = exception;
    const copyTo = (branch: string) => (data: unknown) => {
      const kept = (data as BranchRecord[])
        .find((record) => record.slug === branch)
        ?.exceptions.filter((other) => other.from !== from || other.until !== until);
      return { path: [branch, 'exceptions'], value: [...(kept ?? []), exception] };
    };
    const others = branches.filter((branch) => branch !== slug);
    mutate(others.map((branch) => ({ file: BRANCHES, make: copyTo(branch) })));
  };
  return (
    <section className="card console-card" aria-label={name}>
      <h3>{name}</h3>
      <fieldset>
        <legend>{words.usual}</legend>
        <div className="console-pair">
          <ContentField file={BRANCHES} path={[slug, 'hours', 'opens']} label={words.opens} />
          <ContentField file={BRANCHES} path={[slug, 'hours', 'closes']} label={words.closes} />
        </div>
      </fieldset>
      <ForVisitors>
        {({ tag, hours: texts }) =>
          weekLines(texts, hours, tag, { hours: (one) => rangeText(one, texts.range, tag) }).join(' · ')
        }
      </ForVisitors>
      <h4>{words.others}</h4>
      {exceptions.map((exception, index) => (
        <HoursExceptionForm
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells one from another while it is typed.
          key={index}
          id={fieldId(BRANCHES, [slug, 'exceptions', index])}
          usual={hours}
          exception={exception}
          onChange={(changed) => field.set(exceptions.with(index, changed))}
          onRemove={() => field.set(exceptions.toSpliced(index, 1))}
          onCopy={branches.length > 1 ? () => copy(exception) : undefined}
        />
      ))}
      <Button kind="quiet" label={words.add} describe={name} onClick={add} />
      <FieldStatus {...field} />
    </section>
  );
}
