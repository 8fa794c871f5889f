import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allPages, dist } from '../support/dist.ts';
import { read, sourceFiles } from '../support/sources.ts';

/** Styled once the finder is awake. */
const STYLED_ELSEWHERE = new Set(['finder-answer']);

const classesIn = (css: string) => [...css.matchAll(/\.([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name);
const styled = new Set(sourceFiles(/^site\/.*\.css$/).flatMap((path) => classesIn(read(path))));

const sheetsIn = (html: string) => [
  ...[...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css),
  ...[...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) =>
    readFileSync(join(dist, href), 'utf8'),
  ),
];

describe('the styles of the built pages', () => {
  it.each(allPages())('$path brings the rules for every class it uses', ({ html }) => {
    const here = new Set(sheetsIn(html).flatMap(classesIn));
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    const bare = used.filter((name) => styled.has(name) && !here.has(name) && !STYLED_ELSEWHERE.has(name));
    expect([...new Set(bare)]).toEqual([]);
  });
});
