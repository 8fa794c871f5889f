import { fill, joinWithComma } from '../../domain/text.ts';
import { useConsole } from '../context.ts';
import { humanize, pageNameOf } from '../names.ts';
import { labelOf } from './schema.ts';
import { useOptions } from './use-options.ts';

/** Names a fact such as 'jvc.closes': 'closing time of JVC'. */
export function useFactNames(): (fact: string) => string {
  const context = useConsole();
  const { factNames, factsOf, names } = context.words.editor;
  const services = useOptions('services');
  return (fact) => {
    const keys = fact.split('.');
    const key = keys.pop() ?? '';
    const [record = '', quote] = keys;
    const place = factsOf[record] ?? services.find(({ value }) => value === record)?.label;
    // Without a record it is a placeholder, which each page fills in itself.
    if (!record) return labelOf(key, names);
    const of = joinWithComma(
      [quote ? humanize(quote) : [], place ?? pageNameOf(context, record)].flat(),
      context.locale,
    );
    return fill(factNames[fact] ?? factNames[key] ?? `${labelOf(key, names)}, {of}`, { of });
  };
}
