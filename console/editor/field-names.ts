import type { FieldPath } from '../../contract/publishing.ts';
import { joinWithComma } from '../../domain/text.ts';
import { useConsole } from '../context.ts';
import { pageNameOf, recordNames } from '../names.ts';
import type { ConsoleProps } from '../words.ts';
import { recordOf } from './record.ts';
import { fieldKey, labelOf } from './schema.ts';

/** The files of records that need no name of a page before their own. */
const RECORDS = /^facts\/(branches|team|services)\.|\/services\./;

/** Names the last key of a path: a record, an entry or a field. */
export function keyNameOf(context: ConsoleProps, file: string, path: FieldPath): string {
  const key = path.at(-1) ?? '';
  if (typeof key === 'number') return String(key + 1);
  if (file === 'facts/photos.yaml' && path.length === 1) return slotNameOf(context, key);
  return labelOf(key, { ...context.words.editor.names, ...recordNames(context) }, fieldKey(file, path));
}

/**
 * Names a field that is shown outside its form: 'Home: Hero, Title', 'Al Barsha 1: Phone'. `own` names a record that is known
 * by its id only.
 */
export function fieldNameOf(context: ConsoleProps, file: string, path: FieldPath, own?: string): string {
  const records = recordNames(context);
  const { kind, id } = recordOf(file, path);
  if (kind === 'photo') return `${context.words.photos.picture}: ${slotNameOf(context, id)}`;
  const labels = path.flatMap((key, index) => {
    if (key === 'items' || key === 'body') return [];
    const isLast = index === path.length - 1;
    return isLast && own && !records[key] ? own : keyNameOf(context, file, path.slice(0, index + 1));
  });
  const first = path.find((key) => key !== 'items') ?? '';
  const place = RECORDS.test(file) && records[first] ? labels.shift() : pageNameOf(context, file);
  return [place, joinWithComma(labels, context.locale)].filter(Boolean).join(': ');
}

/** Names a photo slot: 'branch-jvc' is 'JVC', 'jvc-front' is 'JVC, Front'. */
export function slotNameOf(context: ConsoleProps, slot: string): string {
  const { names } = context.words.editor;
  const id = slot.replace(/^branch-/, '');
  const known = Object.entries(recordNames(context)).find(([one]) => id === one || id.startsWith(`${one}-`));
  if (!known) return labelOf(id, names);
  const [record, name] = known;
  const part = id.slice(record.length + 1);
  return part ? joinWithComma([name, labelOf(part, names)], context.locale) : name;
}

export function useFieldName(): (file: string, path: FieldPath, own?: string) => string {
  const context = useConsole();
  return (...field) => fieldNameOf(context, ...field);
}
