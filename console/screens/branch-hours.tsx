import { dubaiDay } from '../../domain/dubai-time.ts';
import { fieldId, isWithin } from '../../domain/field-path.ts';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { hoursText, weekLines } from '../../domain/hours-text.ts';
import type { WeeklyHours } from '../../domain/opening-hours.ts';
import { joinWithComma } from '../../domain/text.ts';
import type { BranchFacts } from '../../edition/schema/facts.ts';
import { Button } from '../../site/components/button.tsx';
import { useChangeFiles, useContentState, useField } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { FieldStatus } from '../editor/content-field.tsx';
import { useMistakes } from '../editor/editing.ts';
import { Editor } from '../editor/editor.tsx';
import { useOptions } from '../editor/use-options.ts';
import { pageNameOf } from '../names.ts';
import { type HoursException, HoursExceptionForm, VisitorPreview } from './hours-exception.tsx';

const BRANCHES = 'facts/branches.yaml';

type BranchHoursProps = { slug: string; name: string };

/** The regular hours of a branch, and the days with other hours. */
export function BranchHours({ slug, name }: BranchHoursProps) {
  const { words: all, today } = useConsole();
  const words = all.hours;
  const hours = useField(BRANCHES, [slug, 'hours']).value as WeeklyHours | undefined;
  const field = useField(BRANCHES, [slug, 'exceptions']);
  const exceptions = (field.value ?? []) as HoursException[];
  const mistakes = useMistakes(BRANCHES);
  const mistakeIn = (index: number) =>
    mistakes.find(({ path }) => isWithin(path, [slug, 'exceptions', index]))?.text;
  const branches = useOptions('branches').map(({ value }) => value);
  const { mutate } = useChangeFiles();
  if (!hours) return null;
  const add = () => {
    const day = dubaiDay(new Date());
    const reason = Object.fromEntries(today.languages.map(({ locale }) => [locale, '']));
    field.set([...exceptions, { from: day, until: day, opens: hours.opens, closes: hours.closes, reason }]);
  };
  /** Copies an exception to the other branches. It replaces theirs for the same days. */
  const copy = (exception: HoursException) => {
    const { from, until } = exception;
    const copyTo = (branch: string) => (data: unknown) => {
      const kept = (data as BranchFacts[])
        .find((record) => record.slug === branch)
        ?.exceptions.filter((other) => other.until < from || until < other.from);
      return { path: [branch, 'exceptions'], value: [...(kept ?? []), exception] };
    };
    const others = branches.filter((branch) => branch !== slug);
    mutate(others.map((branch) => ({ file: BRANCHES, make: copyTo(branch) })));
  };
  return (
    <section className="card console-card" aria-label={`${words.title}, ${name}`}>
      <h3>{words.title}</h3>
      <fieldset>
        <legend>{words.usual}</legend>
        <Editor files={[{ path: BRANCHES }]} at={[slug, 'hours']} />
      </fieldset>
      <OtherPages slug={slug} />
      {hours.opens && hours.closes && (
        <VisitorPreview>
          {({ tag, hours: texts }) =>
            weekLines(texts, hours, tag, { hours: (one) => hoursText(one, texts.range, tag) }).join(' · ')
          }
        </VisitorPreview>
      )}
      <h3>{words.others}</h3>
      {exceptions.map((exception, index) => (
        <HoursExceptionForm
          // biome-ignore lint/suspicious/noArrayIndexKey: exceptions have no id, and every other value can be edited.
          key={index}
          id={fieldId(BRANCHES, [slug, 'exceptions', index])}
          usual={hours}
          exception={exception}
          mistake={mistakeIn(index)}
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

/** Once the hours have changed, lists the other pages that show them. */
function OtherPages({ slug }: { slug: string }) {
  const context = useConsole();
  const { value, live } = useField(BRANCHES, [slug, 'hours']);
  const mentions = useContentState().data?.mentions ?? {};
  if (!live || JSON.stringify(value) === JSON.stringify(live)) return null;
  const files = [slug, 'business'].flatMap((fact) =>
    ['opens', 'closes', 'hours'].flatMap((field) => mentions[`${fact}.${field}`] ?? []),
  );
  // The other languages have the same pages.
  const inFirstLanguage = files.filter((file) => file.startsWith(`${FIRST_LANGUAGE}/`));
  const places = [...new Set(inFirstLanguage.map((file) => pageNameOf(context, file)))];
  return (
    places.length > 0 && (
      <p role="status">{`${context.words.hours.changesToo} ${joinWithComma(places, context.locale)}`}</p>
    )
  );
}
