import type { Path, Problem, Source } from './problem.ts';

/** What a record of a list of facts is called. */
const KINDS: Record<string, string> = {
  'facts/branches.yaml': 'branch',
  'facts/services.yaml': 'service',
  'facts/team.yaml': 'barber',
  'facts/testimonials.yaml': 'testimonial',
  'facts/reviews.yaml': 'review',
  'facts/areas.yaml': 'area',
  'facts/redirects.yaml': 'old address',
  'facts/fades.yaml': 'fade',
  'facts/photos.yaml': 'photo slot',
};
const NAMED_BY = ['slug', 'id', 'slot', 'from', 'name', 'title', 'question', 'label', 'feature'];

function nameOf(item: unknown, position: number): string {
  const record = (item ?? {}) as Record<string, unknown>;
  const name = NAMED_BY.map((key) => record[key]).find((value) => typeof value === 'string');
  return name === undefined ? `no. ${position + 1}` : `'${name}'`;
}

/** A path as an owner would say it: "barber 'sami-khoury', years". Entries of a list go by name, else by number from 1. */
export function spellPath(file: string, path: Path, data: unknown): string {
  const said: string[] = [];
  let value = data;
  for (const [depth, key] of path.entries()) {
    value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
    if (typeof key === 'number') {
      const kind = depth === 0 ? `${KINDS[file] ?? 'entry'} ` : '';
      said.push(`${kind}${nameOf(value, key)}`);
    } else if (typeof path[depth - 1] === 'string') said.push(`${said.pop()}.${String(key)}`);
    else said.push(String(key));
  }
  return said.join(', ');
}

/** One line a problem: file, line, which record, what is wrong, what to write instead. */
export function spellOut({ file, path, reason, remedy }: Problem, source: Source | undefined): string {
  const line = source ? `:${source.lineOf(path)}` : '';
  const where = source ? spellPath(file, path, source.data) : path.map(String).join('.');
  const said = [where, reason].filter(Boolean).join(': ');
  return `content/${file}${line}  ${said}${remedy ? `; ${remedy}` : ''}`;
}
