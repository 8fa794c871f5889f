import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, parseContent } from '../site/model/content/parse.ts';

const folder = join(import.meta.dirname, '../content');

/** All of content/ for a command; throws a ContentError where the build would stop. */
export function readContent(): Content {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.yaml'),
  );
  return parseContent(
    Object.fromEntries(
      paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')]),
    ),
  );
}
