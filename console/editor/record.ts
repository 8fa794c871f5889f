import { type FieldPath, fieldOf, valueAt } from '../../domain/field-path.ts';
import type { FileEdit } from '../content/use-content.ts';

/** A place in a file of facts ('facts/team.yaml'), or in the words of every language ('services.yaml'). */
export type RecordPart = { file: string; at: FieldPath };
export type ContentRecord = {
  kind: 'service' | 'price' | 'barber' | 'branch' | 'area' | 'photo' | 'text';
  /** The id of a service, price, barber, branch or area, or the slot of a photo. */
  id: string;
  /** Some may not exist in the content; the form leaves those out. */
  parts: RecordPart[];
};

const facts = (name: string, ...at: FieldPath): RecordPart => ({ file: `facts/${name}.yaml`, at });
const words = (name: string, ...at: FieldPath): RecordPart => ({ file: `${name}.yaml`, at });

/** Records with facts and words in files of the same name. */
const KINDS: Record<string, ContentRecord['kind']> = {
  services: 'service',
  branches: 'branch',
  areas: 'area',
};

/** The places where a page may describe what it gives a price for. */
export const descriptionsOf = (page: string, id: string): RecordPart[] => [
  words('branch-pages', 'items', page, 'prices', 'items', id),
  words('service-pages', 'items', page, 'prices', 'items', id),
  ...(page === 'best-barbershop' ? [words(page, 'teasers', 'items', id)] : []),
  ...(page === 'beard-trim' ? [words(page, 'services', 'items', id)] : []),
];

/** The price on a page that a field belongs to. */
function priceOf(folder: string, name: string, path: FieldPath): [page: string, id: string] | undefined {
  const keys = path.map(String);
  const [first = '', second = ''] = keys;
  if (folder === 'facts') return name === 'page-prices' && second ? [first, second] : undefined;
  const page = name.endsWith('-pages') ? second : name;
  const id = keys.at(keys.indexOf('items', 1) + 1) ?? '';
  const parts = descriptionsOf(page, id);
  return parts.some(
    ({ file, at }) => file === `${name}.yaml` && at.every((key, index) => key === path[index]),
  )
    ? [page, id]
    : undefined;
}

/** What is edited together with a field: its service, barber, branch, photo or list, or the field alone. */
export function recordOf(file: string, path: FieldPath): ContentRecord {
  const [folder = '', name = ''] = file
    .replace(/\.\w+$/, '')
    .replace('/articles/', '/')
    .split('/');
  const [first = '', second = '', third = ''] = path.map(String);
  const described = name === 'branches' && first === 'gallery' ? third : '';
  const slot = folder === 'facts' && name === 'photos' ? first : described;
  if (slot) return { kind: 'photo', id: slot, parts: [] };
  const id = folder === 'facts' ? first : first === 'items' ? second : '';
  const kind = KINDS[name];
  if (id && kind) return { kind, id, parts: [words(name, 'items', id), facts(name, id)] };
  if (id && name === 'team' && folder === 'facts') return { kind: 'barber', id, parts: [facts(name, id)] };
  const [page, price] = priceOf(folder, name, path) ?? [];
  if (page && price)
    return {
      kind: 'price',
      id: price,
      parts: [...descriptionsOf(page, price), facts('page-prices', page, price)],
    };
  const index = path.findLastIndex((key) => typeof key === 'number');
  // The whole list, so that entries can be added, moved and removed.
  const at = index > 0 ? path.slice(0, index) : path;
  if (file.includes('/articles/')) {
    const isBody = path[0] === 'body';
    return { kind: 'text', id: '', parts: [{ file: `articles/${name}.mdx`, at: isBody ? ['text'] : at }] };
  }
  return { kind: 'text', id: '', parts: [folder === 'facts' ? facts(name, ...at) : words(name, ...at)] };
}

/** Compares the records of fields by their ids. */
export const recordKey = (field: string): string => {
  const { file, path } = fieldOf(field);
  return JSON.stringify(recordOf(file, path));
};

/** The changes that delete what exists of these places, in every language. */
export const deletionOf = (parts: RecordPart[], locales: string[]): FileEdit[] =>
  parts.flatMap(({ file, at: path }) =>
    (file.startsWith('facts/') ? [file] : locales.map((locale) => `${locale}/${file}`)).map((place) => ({
      file: place,
      make: (data: unknown) => (valueAt(data, path) === undefined ? undefined : { path, value: null }),
    })),
  );
