import { expect, it } from 'vitest';
import { allPages } from '../support/dist.ts';

const pages = allPages();
const idsOf = new Map(
  pages.map(({ path, html }) => [path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]),
);

// The build itself stops at an address that nothing answers.
it('every link to a part of a page, label, description and popover names an id that is there', () => {
  const lost = pages.flatMap(({ path, html }) => {
    const named = html.matchAll(
      /\s(?:for|aria-labelledby|aria-describedby|aria-controls|commandfor|popovertarget)="([^"]+)"/g,
    );
    const linked = html.matchAll(/\shref="(\/[^"#?]*)?(?:\?[^"#]*)?#([^"]+)"/g);
    const asked = [
      ...[...named].flatMap(([, ids = '']) => ids.split(/\s+/).map((id) => [path, id] as const)),
      ...[...linked].map(([, page = path, id = '']) => [page, decodeURIComponent(id)] as const),
    ];
    expect(asked.length).toBeGreaterThan(0);
    return asked.filter(([page, id]) => !idsOf.get(page)?.has(id)).map((one) => [path, ...one].join(' '));
  });
  expect(lost).toEqual([]);
});

it('nothing on any page is switched off because a script has not come', () => {
  const off = pages.filter(({ html }) => /<[a-z]+ (?:[^>]* )?(?:disabled|aria-disabled="true")/.test(html));
  expect(off.map(({ path }) => path)).toEqual([]);
});
