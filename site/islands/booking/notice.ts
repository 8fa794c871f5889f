import { fill, inOneLine } from '../../../domain/text.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import type { Settled } from './choice.ts';

/** What was taken out of a choice and why, a sentence each; '' where everything goes together. */
export function noticeOf(
  words: Words['booking']['form'],
  locale: string,
  { dropped, lacking }: Pick<Settled, 'dropped' | 'lacking'>,
): string {
  const others = dropped.filter((field) => !lacking || field !== 'service');
  const sentences = [
    lacking && fill(words.lacking, { name: lacking.name, why: lacking.note ?? lacking.group }),
    others.length > 0 &&
      fill(words.dropped, {
        fields: inOneLine(
          others.map((field) => words.fields[field]),
          locale,
        ),
      }),
  ];
  return sentences.filter(Boolean).join(' ');
}
