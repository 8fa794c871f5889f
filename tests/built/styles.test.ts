import { describe, expect, it } from 'vitest';
import { allPages } from '../support/dist.ts';
import { read, sourceFiles } from '../support/sources.ts';

/** Styled where it stands in a menu card only; styled once the finder is awake. */
const STYLED_ELSEWHERE = new Set(['chat-menu', 'finder-answer']);

const classesIn = (css: string) => [...css.matchAll(/\.([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name);
const styled = new Set(sourceFiles(/^site\/.*\.css$/).flatMap((path) => classesIn(read(path))));

describe('the styles of the built pages', () => {
  it.each(allPages())('$path brings the rules for every class it uses', ({ html }) => {
    const here = new Set(
      [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].flatMap(([, css = '']) => classesIn(css)),
    );
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    const bare = used.filter((name) => styled.has(name) && !here.has(name) && !STYLED_ELSEWHERE.has(name));
    expect([...new Set(bare)]).toEqual([]);
  });
});
