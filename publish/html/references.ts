import type { Element } from './read.ts';

/** An address on a page, as it is written, and the tag that says it. */
export type Reference = { tag: string; url: string };

const ONE = new Set([
  'href',
  'src',
  'data-src',
  'poster',
  'action',
  'formaction',
  'component-url',
  'renderer-url',
]);
const MANY = new Set(['srcset', 'imagesrcset']);
// Pictures for chats are named in the head and nowhere else.
const NAMED_IN_META = new Set(['og:image', 'twitter:image', 'og:url']);

/** A picture inside the address itself leads nowhere; its commas separate nothing. */
const candidates = (set: string) =>
  set.startsWith('data:') ? [] : set.split(',').map((entry) => entry.trim().split(/\s+/)[0] ?? '');

/** Every address that an element names. */
export function referencesOf({ tagName, attrs }: Element): Reference[] {
  const urls = attrs.flatMap(({ name, value }) => {
    if (MANY.has(name)) return candidates(value);
    return ONE.has(name) ? [value] : [];
  });
  const property = attrs.find(({ name }) => name === 'property')?.value ?? '';
  const named = tagName === 'meta' && NAMED_IN_META.has(property);
  const content = named ? attrs.filter(({ name }) => name === 'content').map(({ value }) => value) : [];
  return [...urls, ...content].map((url) => ({ tag: tagName, url }));
}
