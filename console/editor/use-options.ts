import { BRANCHES, PHOTOS } from '../../domain/content-files.ts';
import { formatLanguage, SPOKEN } from '../../domain/languages.ts';
import type { Option } from '../../site/components/field.tsx';
import { useContentFile } from '../content/use-content.ts';
import { useConsole, useStaff } from '../context.ts';
import { consoleLanguage } from '../language.ts';
import { humanize, localName, pagesOf } from '../names.ts';
import { slotNameOf } from './field-names.ts';
import { withFacts } from './schema.ts';

type Named = Record<string, string>;
const optionsOf = (names: Named = {}): Option[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** The file that lists the options of a field, and how to read them, by the `choices` of its schema. */
const SOURCES: Record<string, [file: string, read: (data: never) => Option[]]> = {
  branches: [
    BRANCHES,
    (branches: { slug: string; name: string }[]) =>
      branches.map(({ slug, name }) => ({ value: slug, label: name })),
  ],
  services: [
    'services.yaml',
    ({ items }: { items: Record<string, { name?: string }> }) =>
      Object.entries(items).map(([value, { name }]) => ({ value, label: name || humanize(value) })),
  ],
  groups: ['booking.yaml', ({ form }: { form: { groups: Named } }) => optionsOf(form.groups)],
  titles: ['team.yaml', ({ titles }: { titles?: Named }) => optionsOf(titles)],
  specialties: ['team.yaml', ({ specialties }: { specialties?: Named }) => optionsOf(specialties)],
  slots: [PHOTOS, (slots: { slot: string }[]) => slots.map(({ slot }) => ({ value: slot, label: '' }))],
  features: ['branches.yaml', ({ features }: { features?: Named }) => optionsOf(features)],
};

/** The options of a field, drafts included. A branch account gets only its own branches. */
export function useOptions(choices = '', forFile = ''): Option[] {
  const context = useConsole();
  const staff = useStaff();
  const [file = BRANCHES, read] = SOURCES[choices] ?? [];
  const path = file.includes('/') ? file : `${consoleLanguage()}/${file}`;
  const { draft, facts = {} } = useContentFile(path).data ?? {};
  const used = context.labels[forFile.split('/')[0] ?? '']?.[choices];
  if (choices === 'pages') return pagesOf(context);
  if (choices === 'languages')
    return SPOKEN.map((value) => ({ value, label: formatLanguage(value, context.locale) }));
  const isPicture = ['drawings', 'scenes'].includes(choices);
  if (used || !choices)
    return (used ?? []).map((value) => ({ value, label: isPicture ? humanize(value) : value }));
  const options = (read && draft ? read(draft as never) : []).map(({ value, label }) => ({
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
