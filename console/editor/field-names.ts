import type { FieldPath } from '../../contract/publishing.ts';
import { useConsole, useStaff } from '../context.ts';
import { pageNameOf } from '../names.ts';
import { recordOf } from './record.ts';
import { fieldKey, labelOf } from './schema.ts';
import { useOptions } from './use-options.ts';

/** The files of records that are known by their own name. */
const RECORDS = /^facts\/(branches|team|services)\.|\/services\./;

/** The names of branches, barbers, articles and services by id. */
export function useRecordNames(): Record<string, string> {
  const { branches, barbers, articles } = useConsole();
  // Branch staff may not read the services.
  const isOwner = useStaff().role === 'owner';
  return Object.fromEntries([
    ...useOptions(isOwner ? 'services' : '').map(({ value, label }) => [value, label]),
    ...articles.map(({ slug, title }) => [slug, title]),
    ...barbers.map(({ id, name }) => [id, name]),
    ...branches.map(({ slug, name }) => [slug, name]),
  ]);
}

/**
 * Names a field that is shown outside its form: 'Home: Hero, Title', 'Al Barsha 1: Phone'. `own` names a record that has no
 * other name than its id.
 */
export function useFieldName(): (file: string, path: FieldPath, own?: string) => string {
  const context = useConsole();
  const { editor, photos } = context.words;
  const records = useRecordNames();
  const names = { ...editor.names, ...records };
  return (file, path, own) => {
    const { kind, id } = recordOf(file, path);
    if (kind === 'photo') return `${photos.picture}: ${slotName(id, names, Object.keys(records))}`;
    const keys = path.filter((key) => key !== 'items' && key !== 'body');
    const labels = keys.map((key, index) => {
      const isLast = index === keys.length - 1;
      if (isLast && own && !records[key]) return own;
      if (typeof key === 'number') return String(key + 1);
      return labelOf(key, names, isLast ? fieldKey(file, path) : '');
    });
    const isNamed = RECORDS.test(file) && keys[0] !== undefined && keys[0] in records;
    const place = isNamed ? labels.shift() : pageNameOf(context, file);
    return [place, labels.join(', ')].filter(Boolean).join(': ');
  };
}

/** Names a photo slot: 'branch-jvc' is 'JVC', 'jvc-front' is 'JVC, Front'. */
export function slotName(slot: string, names: Record<string, string>, ids: string[]): string {
  const id = slot.replace(/^branch-/, '');
  const record = ids.find((one) => id === one || id.startsWith(`${one}-`));
  if (!record) return labelOf(id, names);
  return [names[record], id.slice(record.length + 1) && labelOf(id.slice(record.length + 1), names)]
    .filter(Boolean)
    .join(', ');
}
