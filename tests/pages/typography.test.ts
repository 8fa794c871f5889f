import { expect, it } from 'vitest';
import { allPages, type BuiltPage, decoded } from '../support/dist.ts';

/** What only a keyboard would write: straight quotes, two hyphens, a hyphen for a dash or between two figures. */
const TYPED = /["']|--| - |(?<![\d-])\d+-\d+(?![\d-])/;

const SAID =
  /(?:alt|aria-label|title|placeholder)="([^"]*)"|<meta (?:name|property)="[\w:]*(?:description|title)" content="([^"]*)"/g;

/** All that a page says, to eyes, ears and search engines. */
function saidOn({ html }: BuiltPage): string[] {
  const visible = html.replace(/<(script|style)[\s>][\s\S]*?<\/\1>/g, '');
  const texts = visible.split(/<[^>]*>/);
  const attributes = [...visible.matchAll(SAID)].map(([, one, other]) => one ?? other ?? '');
  return [...texts, ...attributes].map((text) => decoded(text).trim()).filter(Boolean);
}

it.each(allPages())("$path is set with print's quotes and dashes", (page) => {
  const texts = saidOn(page);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => TYPED.test(text))).toEqual([]);
});
