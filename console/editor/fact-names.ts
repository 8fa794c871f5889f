import { fill } from '../../domain/text.ts';
import { useConsole } from '../context.ts';
import { pageNameOf, priceNameOf, recordNames } from '../names.ts';
import type { ConsoleProps } from '../words.ts';
import { labelOf } from './schema.ts';

/** Names a fact such as 'jvc.closes': 'closing time of JVC'. */
export function factNameOf(context: ConsoleProps, fact: string): string {
  const { factNames, factsOf, names } = context.words.editor;
  const keys = fact.split('.');
  const key = keys.pop() ?? '';
  const [record, price] = keys;
  // Without a record it is a placeholder, which each page fills in itself.
  if (!record) return labelOf(key, names, `facts.${key}`);
  const of = price
    ? priceNameOf(context, record, price)
    : (factsOf[record] ?? recordNames(context)[record] ?? pageNameOf(context, record));
  return fill(factNames[fact] ?? factNames[key] ?? `${labelOf(key, names)}, {of}`, { of });
}

export function useFactNames(): (fact: string) => string {
  const context = useConsole();
  return (fact) => factNameOf(context, fact);
}
