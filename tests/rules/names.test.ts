import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { factNameOf, fieldNameOf } from '../../console/editor/field-names.ts';
import { factsIn, fieldKey, labelOf } from '../../console/editor/schema.ts';
import { type FieldPath, namedPath } from '../../domain/field-path.ts';
import type { Schema } from '../../domain/json-schema.ts';
import { filesOf, walk } from '../../edition/content/errors.ts';
import { parseContent } from '../../edition/content/parse.ts';
import { editionsOf } from '../../edition/edition.ts';
import { readFolder } from '../../edition/from-folder.ts';
import { jsonSchemaOf } from '../../server/changes/content.ts';
import { staffPage } from '../../site/model/staff.ts';
import { TODAY } from '../support/small-edition.ts';
import { root } from '../support/sources.ts';

const content = parseContent(readFolder(join(root, 'content')), TODAY);
const editions = editionsOf(content, TODAY);

/** camelCase, jvc.closes, {price}, snake_case */
const CODE = /\b[a-z]+[A-Z]|\w\.\w|[{}_]/;
const ARABIC = /\p{Script=Arabic}/u;

/** The fields of a schema at any depth, with the last key and the options of each. */
function* fieldsIn({ properties = {}, ...schema }: Schema, path: string[] = []): Generator<string[]> {
  for (const option of schema.enum ?? []) yield [option];
  for (const [key, field] of Object.entries(properties)) {
    yield [...path, key];
    yield* fieldsIn(field, [...path, key]);
  }
  const entries = [schema.items, schema.additionalProperties || undefined, ...(schema.prefixItems ?? [])];
  for (const entry of entries) if (entry) yield* fieldsIn(entry, [...path, '']);
}

describe.each(editions)('in $locale, the console', ({ locale, ...edition }) => {
  const context = staffPage({ ...edition, locale }, editions).console;
  const language = content.languages[locale] ?? { words: {}, articles: {}, values: {} };
  const files = [
    ...filesOf('facts', { words: content.facts, articles: {} }),
    ...filesOf(locale, language).filter(({ file }) => !file.endsWith('/staff.yaml')),
  ];
  // Codes of languages are named by the browser.
  const isForeign = (name: string) => locale === 'ar' && /\p{L}{4}/u.test(name) && !ARABIC.test(name);
  it('shows no key as the name of a field or option of the schemas', () => {
    const { editor, insights } = context.words;
    const names = { ...insights.pages, ...editor.names };
    const labels = files.flatMap(({ file }) =>
      [...fieldsIn(jsonSchemaOf(file) as Schema)].map((path) =>
        labelOf(path.at(-1) ?? '', names, fieldKey(file, path)),
      ),
    );
    expect(labels.length).toBeGreaterThan(1_000);
    expect([...new Set(labels)].filter((name) => CODE.test(name) || isForeign(name))).toEqual([]);
  });

  it('names every field of the content without its key', () => {
    const names = files.flatMap(({ file, data }) =>
      walk(data).map(({ path }) => fieldNameOf(context, file, namedPath(data, path as FieldPath))),
    );
    expect(names.length).toBeGreaterThan(2_000);
    expect(names.filter((name) => CODE.test(name))).toEqual([]);
  });

  it('names every fact, and every placeholder that a page fills in', () => {
    const texts = files.flatMap(({ data }) => walk(data).map(({ value }) => String(value)));
    const placeholders = texts.flatMap((text) => factsIn(text).filter((_, index) => index % 2));
    const facts = [...new Set([...Object.keys(language.values), ...placeholders])];
    expect(facts.length).toBeGreaterThan(100);
    const names = facts.map((fact) => factNameOf(context, fact));
    expect(names.filter((name) => CODE.test(name) || isForeign(name))).toEqual([]);
  });
});
