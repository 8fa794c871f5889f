import { expect, it } from 'vitest';
import { allPages, type BuiltPage, decoded } from '../support/dist.ts';

/** Untypeset text: straight quotes, double hyphens, a hyphen for a dash or between numbers. */
const TYPED = /["']|--| - |(?<![\d-])\d+-\d+(?![\d-])/;

const TEXT_ATTRIBUTES =
  /(?:alt|aria-label|title|placeholder)="([^"]*)"|<meta (?:name|property)="[\w:]*(?:description|title)" content="([^"]*)"/g;

/** All texts of a page, including those for screen readers and search engines. */
function textsOf({ html }: BuiltPage): string[] {
  const visible = html.replace(/<(script|style)[\s>][\s\S]*?<\/\1>/g, '');
  const texts = visible.split(/<[^>]*>/);
  const attributes = [...visible.matchAll(TEXT_ATTRIBUTES)].map(([, one, other]) => one ?? other ?? '');
  return [...texts, ...attributes].map((text) => decoded(text).trim()).filter(Boolean);
}

it.each(allPages())('$path has typographic quotes and dashes', (page) => {
  const texts = textsOf(page);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => TYPED.test(text))).toEqual([]);
});
