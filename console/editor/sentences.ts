import type { Finding } from '../../contract/findings.ts';
import type { HistoryChange } from '../../contract/publishing.ts';
import type { FieldPath } from '../../domain/field-path.ts';
import { fillIsolated } from '../../domain/text.ts';
import { useCheck } from '../content/use-check.ts';
import { useConsole } from '../context.ts';
import { translate } from '../language.ts';
import { pageNameOf, recordNames } from '../names.ts';
import { describeChange } from './describe-change.ts';
import { useFieldName, useNames } from './field-names.ts';

/** Remedies that only help a person who edits the files. */
const FILE_REMEDY = /`|\bcontent\/|\.yaml|[{}]|'[\w-]+:'|\bunder \w|^there is |^look up /;

/** Words a finding with the names of the console: 'Haircut: Price: must be more than 0 AED'. */
export function useSentence(): (finding: Finding) => string {
  const context = useNames();
  const fieldName = useFieldName();
  const names = recordNames(context);
  const { missing, missingWords } = context.words.changes;
  const nameOf = (value: string | number) =>
    /^[a-z]{2,3}\/.*\.\w+$/.test(`${value}`) ? pageNameOf(context, `${value}`) : (names[value] ?? value);
  return ({ file, path = [], reason, template = reason, values, remedy = '' }) => {
    const field = file && fieldName(file, [...path]);
    const [items, record = ''] = path;
    const language = new Intl.DisplayNames(context.locale, { type: 'language' });
    if (reason === 'is missing' && items === 'items' && path.length < 4)
      return fillIsolated(missingWords, {
        name: names[record] ?? field,
        language: language.of(file.split('/')[0] ?? ''),
      });
    if (reason.startsWith('is missing')) return fillIsolated(missing, { field });
    const named = values && Object.entries(values).map(([key, value]) => [key, nameOf(value)]);
    const text = translate(template, named && Object.fromEntries(named));
    const isPlain = text === reason && !FILE_REMEDY.test(remedy);
    return [field, isPlain && remedy ? `${text}; ${remedy}` : text.replace(/[{}]/g, '')]
      .filter(Boolean)
      .join(': ');
  };
}

export function useDescription(): (change: HistoryChange) => string {
  const { words, locale } = useConsole();
  const fieldName = useFieldName();
  return (change) => describeChange(change, { words: words.changes, locale, fieldName });
}

export type Mistake = { path: FieldPath; text: string };

/** The mistakes that the check found in a file. */
export function useMistakes(file: string): Mistake[] {
  const sentenceOf = useSentence();
  const { mistakes = [] } = useCheck().data ?? {};
  return mistakes
    .filter((mistake) => mistake.file === file)
    .map((mistake) => ({ path: [...(mistake.path ?? [])], text: sentenceOf(mistake) }));
}
