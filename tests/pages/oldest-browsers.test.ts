import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, Identifier } from '@mdn/browser-compat-data/types';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { oldestBrowsers } from '../../release/browsers.ts';
import { browserFiles, browserProgram } from '../support/browser-program.ts';
import { allPages, decoded, dist } from '../support/dist.ts';
import { read } from '../support/sources.ts';

const NAMES: Record<string, BrowserName> = { ios_saf: 'safari_ios', samsung: 'samsunginternet_android' };

/** The oldest version of each browser, by its name in the data of MDN. */
const oldest = [...oldestBrowsers()].map(
  ([name, version]) => [NAMES[name] ?? (name as BrowserName), Number(version)] as const,
);

/** Whether one of the oldest browsers lacks a feature. What the data does not know is no feature. */
const isMissing = (feature: Identifier | undefined) =>
  feature?.__compat !== undefined &&
  oldest.some(
    ([browser, version]) =>
      ![feature.__compat?.support[browser] ?? []]
        .flat()
        .some(
          ({ version_added: added, flags, prefix, alternative_name }) =>
            typeof added === 'string' &&
            !flags &&
            !prefix &&
            !alternative_name &&
            Number.parseFloat(added.replace('≤', '')) <= version,
        ),
  );

const children = (feature: Identifier | undefined) => Object.values(feature ?? {}) as Identifier[];

const cached = (decide: (...names: string[]) => boolean) => {
  const known = new Map<string, boolean>();
  return (...names: string[]) => {
    const key = names.join('.');
    if (!known.has(key)) known.set(key, decide(...names));
    return known.get(key) === true;
  };
};

const RECORD = 'docs/decisions/0006-islands-over-real-forms.md';
/** What the record says about each feature that an oldest browser lacks. */
const recorded = new Set(
  [...read(RECORD).matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  ),
);
const used = new Set<string>();
const unrecorded = (features: Iterable<string>) =>
  [...new Set(features)]
    .filter((feature) => {
      used.add(feature);
      return !recorded.has(feature);
    })
    .sort();

it('scripts use only what the oldest browsers have, or what the record gives a fallback', () => {
  const checker = browserProgram().getTypeChecker();
  const { builtins = {} } = data.javascript;
  const apis = [data.api, builtins, builtins.Intl ?? {}];
  /** The data of a member of the language or of the browser; mixins of TypeScript are no interfaces in the data. */
  const isMemberMissing = cached((owner, name) => {
    const keys = [name, `${name}_static`];
    const own = apis.flatMap((group) => group[owner] ?? []);
    const owners = own.length ? own : apis.flatMap(children);
    const found = owners.flatMap((one) => keys.flatMap((key) => one[key] ?? []));
    return found.length > 0 && found.every(isMissing);
  });
  const isAttributeMissing = cached((name) => {
    const elements = [data.html.global_attributes ?? {}, ...children(data.html.elements)];
    const known = elements.flatMap((element) => element[name] ?? []);
    return known.length > 0 && known.every(isMissing);
  });
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node.parent)) {
      const declared = checker.getSymbolAtLocation(node)?.valueDeclaration;
      const isGlobal = declared && ts.isVariableDeclaration(declared) && inLibrary(declared);
      if (isGlobal && apis.some((group) => isMissing(group[node.text]))) found.add(node.text);
    }
    if (ts.isPropertyAccessExpression(node)) {
      const name = node.name.text;
      const declared = checker.getSymbolAtLocation(node.name)?.declarations?.find(inLibrary);
      const owner = declared?.parent;
      if (owner && ts.isInterfaceDeclaration(owner)) {
        const type = owner.name.text.replace(/Constructor$|^Readonly(?=Array|Map|Set)/, '');
        if (isMemberMissing(type, name)) found.add(`${type}.${name}`);
      }
    }
    if (ts.isJsxAttribute(node)) {
      const name = node.name.getText().toLowerCase();
      if (isAttributeMissing(name)) found.add(name);
    }
    ts.forEachChild(node, visit);
  };
  const inLibrary = (node: ts.Node) => /\/lib\.[\w.]+\.d\.ts$/.test(node.getSourceFile().fileName);
  for (const source of browserFiles()) visit(source);
  expect(found.size).toBeGreaterThan(0);
  expect(unrecorded(found)).toEqual([]);
});

const served = (pattern: string) =>
  globSync(pattern, { cwd: dist }).map((file) => readFileSync(join(dist, file), 'utf8'));
const html = [...allPages().map((page) => page.html), ...served('{ar/,}staff.html')].join('\n');
const css = [
  ...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs),
  ...served('_astro/*.css').map((text) => ['', text]),
]
  .map(([, text = '']) => text)
  .join('\n');
const scripts = [
  ...served('{_astro/*,sw}.js'),
  ...[...html.matchAll(/<script(?![^>]*(?:json|rules))[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text),
];

/** Queries by the grammar of level 3: no 'or', no ranges, 'not' only before a type. WebKit before 16.4 reads no others. */
const FEATURE = String.raw`\(\s*([a-z-]+)\s*(?::[^()<>=]+)?\)`;
const QUERY = new RegExp(String.raw`^(?:(?:(?:only|not) )?[a-z]+|${FEATURE})(?:\s*and\s*${FEATURE})*$`);
const isRead = (query: string) =>
  query
    .split(',')
    .every(
      (one) =>
        QUERY.test(one.trim()) &&
        [...one.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)].every(
          ([, name = '']) => !isMissing(data.css['at-rules']?.media?.[name]) || !unrecorded([name]).length,
        ),
    );

it('media queries of pages, styles and scripts are in the form that Safari 16.0 reads', () => {
  const attributes = [...html.matchAll(/ (?:media|imagesizes|sizes)="([^"]*\([^"]*)"/g)].map(
    ([, value = '']) =>
      // A length follows each condition of `sizes`.
      decoded(value).replace(/(?<=\)) [\d.]+(?:vw|rem|px)|, [\d.]+(?:vw|rem|px)$/g, ''),
  );
  const inScripts = scripts.flatMap((text) => [...text.matchAll(/matchMedia\(["'`]([^"'`]+)/g)]);
  const queries = [
    ...[...css.matchAll(/@media\s*([^{]+)\{/g), ...inScripts].map(([, query = '']) => query),
    ...attributes,
  ];
  expect(queries.length).toBeGreaterThan(100);
  expect([...new Set(queries)].filter((query) => !isRead(query))).toEqual([]);
  for (const newer of ['not (min-width:48rem)', '(width<48rem)', '(hover:none) or (pointer:coarse)'])
    expect(isRead(newer), newer).toBe(false);
});

it('served scripts are read by the oldest browsers: syntax, and regular expressions without lookbehind', () => {
  for (const text of scripts) {
    const { diagnostics } = ts.transpileModule(text, {
      reportDiagnostics: true,
      compilerOptions: { target: ts.ScriptTarget.ES2022, allowJs: true },
      fileName: 'served.js',
    });
    expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
    expect(text).not.toMatch(/\(\?<[=!]/);
  }
});

it('served styles use only what the oldest browsers have, or what the record gives a fallback', () => {
  const found = new Set<string>();
  const add = (name: string, feature: Identifier | undefined) => isMissing(feature) && found.add(name);
  const { properties, selectors, types } = data.css;
  const functions = children(types).flatMap((type) => [type, ...children(type)]);
  for (const [, name = ''] of css.matchAll(/[{;]\s*([a-z-]+):/g)) add(name, properties?.[name]);
  const inSelectors = (css.match(/[^{};]+(?=\{)/g) ?? []).join();
  for (const [, name = ''] of inSelectors.matchAll(/::?([a-z-]+)/g)) add(`:${name}`, selectors?.[name]);
  for (const [, name = ''] of css.matchAll(/@([a-z-]+)/g)) add(`@${name}`, data.css['at-rules']?.[name]);
  for (const [, name = ''] of css.matchAll(/([a-z-]+)\(/g))
    for (const type of functions) add(`${name}()`, type[name] ?? type[`${name}_function`]);
  expect(css).not.toMatch(/[{;}]\s*&|@media[^{]*\{[^{}]*&/);
  expect(found.size).toBeGreaterThan(0);
  expect(unrecorded(found)).toEqual([]);
});

it('the record lists no feature that is not used', () => {
  expect([...recorded].filter((feature) => !used.has(feature ?? ''))).toEqual([]);
});
