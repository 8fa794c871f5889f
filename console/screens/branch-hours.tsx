import { useState } from 'react';
import { BRANCHES } from '../../domain/content-files.ts';
import { dubaiDay, WEEKDAYS, type Weekday } from '../../domain/dubai-time.ts';
import { fieldId, isWithin, valueAt } from '../../domain/field-path.ts';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { hoursText, weekLines } from '../../domain/hours-text.ts';
import type { WeeklyHours } from '../../domain/opening-hours.ts';
import { joinWithComma } from '../../domain/text.ts';
import type { BranchFacts } from '../../edition/schema/facts.ts';
import { Button } from '../../site/components/button.tsx';
import { SelectField } from '../../site/components/field.tsx';
import { useChangeFiles, useContentState, useField } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { FieldStatus, useCheckedField } from '../editor/content-field.tsx';
import { useMistakes } from '../editor/editing.ts';
import { Editor } from '../editor/editor.tsx';
import { describeException } from '../editor/sentences.ts';
import { useOptions } from '../editor/use-options.ts';
import { pageNameOf } from '../names.ts';
import { Fold, Section } from '../parts/rows.tsx';
import {
  type HoursException,
  HoursExceptionForm,
  type Language,
  VisitorPreview,
} from './hours-exception.tsx';

const weekTextIn = ({ tag, hours: texts }: Language, hours: WeeklyHours) =>
  weekLines(texts, hours, { tag, hours: (one) => hoursText(one, texts.range, tag) }).join(' · ');

/** Tells the hours of a week as visitors read them, in the language of the console. */
export function useWeekText() {
  const { today, locale } = useConsole();
  const language = today.languages.find(({ tag }) => tag === locale);
  return (hours: WeeklyHours) => (language && hours.opens && hours.closes ? weekTextIn(language, hours) : '');
}

type BranchHoursProps = { slug: string; name: string };

/** The regular hours of a branch, and the days with other hours; both can be copied to every branch. */
export function BranchHours({ slug, name }: BranchHoursProps) {
  const { words: all, today, locale } = useConsole();
  const words = all.hours;
  const hours = useField(BRANCHES, [slug, 'hours']).value as WeeklyHours | undefined;
  const field = useCheckedField(BRANCHES, [slug, 'exceptions']);
  const exceptions = (field.value ?? []) as HoursException[];
  const mistakes = useMistakes(BRANCHES);
  const mistakeIn = (index: number) =>
    mistakes.find(({ path }) => isWithin(path, [slug, 'exceptions', index]))?.text;
  const others = useOptions('branches')
    .map(({ value }) => value)
    .filter((branch) => branch !== slug);
  const { mutate } = useChangeFiles();
  const weekText = useWeekText();
  const [added, setAdded] = useState<number>();
  const language = today.languages.find(({ tag }) => tag === locale);
  if (!hours || !language) return null;
  const add = () => {
    const day = dubaiDay(new Date());
    const reason = Object.fromEntries(today.languages.map((one) => [one.locale, '']));
    field.set([...exceptions, { from: day, until: day, opens: hours.opens, closes: hours.closes, reason }]);
    setAdded(exceptions.length);
  };
  const toOthers = (path: string, valueFor: (record: BranchFacts | undefined) => unknown) =>
    mutate(
      others.map((branch) => ({
        file: BRANCHES,
        make: (data: unknown) => ({
          path: [branch, path],
          value: valueFor((data as BranchFacts[]).find((record) => record.slug === branch)),
        }),
      })),
    );
  /** Copies an exception to the other branches. It replaces theirs for the same days. */
  const copy = (exception: HoursException) =>
    toOthers('exceptions', (record) => [
      ...(record?.exceptions.filter(({ from, until }) => until < exception.from || exception.until < from) ??
        []),
      exception,
    ]);
  return (
    <section aria-label={`${words.title}, ${name}`}>
      <Section title={words.usual}>
        <div className="rows">
          <Fold icon="clock" title={weekText(hours) || words.title}>
            <Editor files={[{ path: BRANCHES }]} at={[slug, 'hours']} />
            <CopyDay slug={slug} hours={hours} />
            <OtherPages slug={slug} />
            {hours.opens && hours.closes && (
              <VisitorPreview>{(one) => weekTextIn(one, hours)}</VisitorPreview>
            )}
            {others.length > 0 && (
              <Button
                kind="quiet"
                label={words.sameEverywhere}
                describe={words.usual}
                onClick={() => toOthers('hours', () => hours)}
              />
            )}
          </Fold>
        </div>
      </Section>
      <Section
        title={words.others}
        action={<Button kind="text" label={words.add} describe={name} onClick={add} />}
      >
        <div className="rows">
          {exceptions.map((exception, index) => (
            <Fold
              // biome-ignore lint/suspicious/noArrayIndexKey: exceptions have no id, and every other value can be edited.
              key={index}
              icon="calendar"
              title={describeException(language, hours, exception)}
              note={mistakeIn(index)}
              isOpen={index === added}
            >
              <HoursExceptionForm
                id={fieldId(BRANCHES, [slug, 'exceptions', index])}
                usual={hours}
                exception={exception}
                mistake={mistakeIn(index)}
                onChange={(changed) => field.set(exceptions.with(index, changed))}
                onRemove={() => field.set(exceptions.toSpliced(index, 1))}
                onCopy={others.length > 0 ? () => copy(exception) : undefined}
              />
            </Fold>
          ))}
          {exceptions.length === 0 && <p className="sub">{words.none}</p>}
        </div>
        <p role="alert" className="field-error warning">
          {field.error}
        </p>
        <FieldStatus {...field} />
      </Section>
    </section>
  );
}

/** Copies the hours of a weekday that has its own to another weekday. */
function CopyDay({ slug, hours }: { slug: string; hours: WeeklyHours }) {
  const { words } = useConsole();
  const { copyDay } = words.hours;
  const { mutate } = useChangeFiles();
  const own = WEEKDAYS.filter((day) => hours.days?.[day]);
  const [from = own[0], setFrom] = useState<Weekday>();
  const optionsOf = (days: readonly Weekday[]) =>
    days.map((day) => ({ value: day, label: words.editor.names[day] ?? day }));
  if (!from) return null;
  const copyTo = (day: string) =>
    mutate([
      {
        file: BRANCHES,
        make: (data) => ({
          path: [slug, 'hours', 'days', day],
          value: valueAt(data, [slug, 'hours', 'days', from]),
        }),
      },
    ]);
  return (
    <div className="console-pair">
      <SelectField
        id={`copy-from-${slug}`}
        label={copyDay.from}
        value={from}
        options={optionsOf(own)}
        onChange={(day) => setFrom(own.find((one) => one === day))}
      />
      <SelectField
        id={`copy-to-${slug}`}
        label={copyDay.to}
        value=""
        empty=""
        options={optionsOf(WEEKDAYS.filter((day) => day !== from))}
        onChange={copyTo}
      />
    </div>
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
