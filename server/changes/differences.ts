import { isDeepStrictEqual } from 'node:util';
import { type Change, type FieldPath, nameOfRecord } from '../../domain/field-path.ts';

/** Whether two values are equal, whatever the order of their fields. */
export const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(one ?? null, other ?? null);

const isRecords = (list: unknown): list is object[] =>
  Array.isArray(list) &&
  list.length > 0 &&
  new Set(list.map(nameOfRecord)).size === list.length &&
  list.every((one) => nameOfRecord(one) !== undefined);

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The changes that turn one value into another, field by field. A list without names changes as a whole. */
export function differences(file: string, from: unknown, to: unknown, path: FieldPath = []): Change[] {
  if (isSame(from, to)) return [];
  const whole: Change[] = [{ file, path, before: from ?? null, value: to ?? null }];
  if (isRecords(from) && isRecords(to)) {
    const byName = (list: object[]) => new Map(list.map((one) => [nameOfRecord(one) ?? '', one]));
    const [old, fresh] = [byName(from), byName(to)];
    const common = [...fresh.keys()].filter((id) => old.has(id));
    const isReordered = `${common}` !== `${[...old.keys()].filter((id) => fresh.has(id))}`;
    if (isReordered) return whole;
    return [
      ...[...old].flatMap(([id, before]) =>
        fresh.has(id) ? [] : [{ file, path: [...path, id], before, value: null }],
      ),
      ...common.flatMap((id) => differences(file, old.get(id), fresh.get(id), [...path, id])),
      ...[...fresh].flatMap(([id, value], place) =>
        old.has(id) ? [] : [{ file, path: [...path, id], before: null, value, place }],
      ),
    ];
  }
  if (!isGroup(from) || !isGroup(to)) return whole;
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key) =>
    differences(file, from[key], to[key], [...path, key]),
  );
}
