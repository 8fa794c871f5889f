import { BRANCHES, PHOTOS } from '../../domain/content-files.ts';
import { type FieldPath, nameOfRecord, valueAt } from '../../domain/field-path.ts';
import { formatLanguage, SPOKEN } from '../../domain/languages.ts';
import type { Option } from '../../site/components/field.tsx';
import { useContentFile } from '../content/use-content.ts';
import { useConsole, useStaff } from '../context.ts';
import { consoleLanguage } from '../language.ts';
import { humanize, localName, namesOf } from '../names.ts';
import { slotNameOf } from './field-names.ts';
import { withFacts } from './schema.ts';

/** The file and the path of what a field offers, by the `choices` of its schema. */
const SOURCES: Record<string, [file: string, ...path: FieldPath]> = {
  branches: [BRANCHES],
  services: ['services.yaml', 'items'],
  groups: ['booking.yaml', 'form', 'groups'],
  titles: ['team.yaml', 'titles'],
  specialties: ['team.yaml', 'specialties'],
  slots: [PHOTOS],
  features: ['branches.yaml', 'features'],
};

/** The records of a list, or the names in an object, which may be in records. */
const optionsOf = (data: unknown): Option[] =>
  Object.entries(data ?? {}).map(([key, one]) => {
    const value = Array.isArray(data) ? (nameOfRecord(one) ?? '') : key;
    const name = typeof one === 'string' ? one : valueAt(one, ['name']);
    return { value, label: String(name || humanize(value)) };
  });

/** The options of a field, drafts included. A branch account gets only its own branches. */
export function useOptions(choices = '', forFile = ''): Option[] {
  const context = useConsole();
  const staff = useStaff();
  const [file = BRANCHES, ...place] = SOURCES[choices] ?? [];
  const path = file.includes('/') ? file : `${consoleLanguage()}/${file}`;
  const { draft, facts = {} } = useContentFile(path).data ?? {};
  const used = context.labels[forFile.split('/')[0] ?? '']?.[choices];
  if (choices === 'pages') return namesOf(context).pages;
  if (choices === 'languages')
    return SPOKEN.map((value) => ({ value, label: formatLanguage(value, context.locale) }));
  const isPicture = ['drawings', 'scenes'].includes(choices);
  if (used || !choices)
    return (used ?? []).map((value) => ({ value, label: isPicture ? humanize(value) : value }));
  const options = optionsOf(valueAt(draft, place)).map(({ value, label }) => ({
    value,
    label: choices === 'branches' ? localName(context, value, label) : withFacts(label, facts),
  }));
  // Leaves out the slots of portraits: each belongs to its barber.
  if (choices === 'slots')
    return options
      .filter(({ value }) => !context.barbers.some(({ id }) => id === value))
      .map(({ value }) => ({ value, label: slotNameOf(context, value) }));
  if (choices !== 'branches' || staff.role === 'owner') return options;
  return options.filter(({ value }) => staff.branches.includes(value));
}
