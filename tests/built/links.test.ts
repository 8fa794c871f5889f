import { describe, expect, it } from 'vitest';
import { api } from '../../contract/routes.ts';
import { allPages, type BuiltPage, decoded, fileAt } from '../support/dist.ts';

const pages = allPages();
const idsOf = new Map(
  pages.map(({ path, html }) => [path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]),
);

/** Addresses in href, src, srcset, poster, popovertarget and form action, inside this site. */
function referencesOf({ html }: BuiltPage): string[] {
  const single = [
    ...html.matchAll(/\s(?:href|src|poster|action|component-url|renderer-url|data-islands)="([^"]*)"/g),
  ];
  // A picture inside the address itself leads nowhere else.
  const sets = [...html.matchAll(/\s(?:srcset|imagesrcset)="(?!data:)([^"]*)"/gi)];
  return [
    ...single.map(([, value = '']) => decoded(value)),
    ...sets.flatMap(([, value = '']) => value.split(',').map((entry) => entry.trim().split(/\s+/)[0] ?? '')),
  ];
}

/** What is wrong with a reference on a page; undefined where it leads somewhere or to another site. */
function problemOf(page: BuiltPage, reference: string): string | undefined {
  const url = URL.parse(reference, `http://site${page.path}`);
  if (!url) return `${reference} is not an address`;
  if (url.host !== 'site' || !url.protocol.startsWith('http')) return undefined;
  if (reference === api.reviews) return undefined;
  const file = fileAt(url.pathname);
  if (!file) return `${reference} leads nowhere`;
  const id = decodeURIComponent(url.hash.slice(1));
  if (!id || !file.endsWith('.html')) return undefined;
  return idsOf.get(url.pathname)?.has(id) ? undefined : `${reference}: nothing there is called '${id}'`;
}

describe('the references of the built pages', () => {
  it.each(pages)('$path leads only to what exists', (page) => {
    const references = [...new Set(referencesOf(page))];
    expect(references.length).toBeGreaterThan(5);
    expect(references.map((reference) => problemOf(page, reference)).filter(Boolean)).toEqual([]);
  });

  it('no link inside the site is redirected by a slash at its end', () => {
    const slashed = pages.flatMap((page) =>
      referencesOf(page).filter((reference) => /^\/[^?#]*\/(?:[?#]|$)/.test(reference)),
    );
    expect(slashed).toEqual([]);
  });

  it('every label, description and popover names an id of its page', () => {
    const lost = pages.flatMap(({ path, html }) =>
      [
        ...html.matchAll(
          /\s(?:for|aria-labelledby|aria-describedby|aria-controls|commandfor|popovertarget)="([^"]+)"/g,
        ),
      ]
        .flatMap(([, ids = '']) => ids.split(/\s+/))
        .filter((id) => !idsOf.get(path)?.has(id))
        .map((id) => `${path}: ${id}`),
    );
    expect(lost).toEqual([]);
  });
});
