import { describe, expect, it } from 'vitest';
import { arabic } from '../support/editions.ts';
import { read, sourceFiles } from '../support/sources.ts';

describe('the messages of the server', () => {
  const files = sourceFiles(/^(edition|publishing|server)\/(?!.*test).*\.ts$/).map(read);
  const { messages } = arabic.words.staff;

  it('are translated under the words that the server uses, with the same values', () => {
    const quoted = [/'((?:[^'\\\n]|\\.)+)'/g, /"([^"\n]+)"/g, /`([^`\n]+)`/g];
    const literals = quoted.flatMap((pattern) =>
      files.flatMap((file) => [...file.matchAll(pattern)].map(([, literal = '']) => literal)),
    );
    const patterns = [...new Set(literals)]
      .filter((literal) => literal.includes(' ') || literal.includes('${'))
      .map((literal) => literal.split(/\$\{(?:[^{}]|\{[^}]*\})*\}/))
      .filter((parts) => parts.join('').length > 6)
      .map((parts) => new RegExp(`^${parts.map((part) => part.replace(/\W/g, '\\$&')).join('.*')}$`, 's'));
    const known = Object.keys(messages);
    expect(known.filter((message) => !patterns.some((pattern) => pattern.test(message)))).toEqual([]);
    const valuesOf = (text = ''): string[] => text.match(/\{\w+\}/g) ?? [];
    const unknown = (message: string) =>
      valuesOf(messages[message]).some((value) => !valuesOf(message).includes(value));
    expect(known.filter(unknown)).toEqual([]);
  });

  it('include every rule of a field', () => {
    const rules = ['facts', 'shared'].flatMap((name) =>
      [...read(`edition/schema/${name}.ts`).matchAll(/'((?:must|and) [^']+)'/g)].map(([, rule = '']) => rule),
    );
    expect(rules.length).toBeGreaterThan(20);
    expect(rules.filter((rule) => !messages[rule])).toEqual([]);
  });
});
