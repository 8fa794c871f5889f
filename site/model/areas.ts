import { fillGreeting as fill } from '../../domain/links.ts';
import type { AreasProps } from '../components/areas.tsx';
import type { SectionHeadingProps } from '../components/section-heading.tsx';
import { facts, wordsOf } from './content/source.ts';

const SHOWN = 12;

/** The districts served: the first twelve at once, the rest behind a badge that counts them. */
export function servedAreas(
  words: { heading: SectionHeadingProps; more: string },
  locale: string,
): AreasProps {
  const { items } = wordsOf(locale).areas;
  const names = facts.areas.filter(({ served }) => served).map(({ id }) => items[id] ?? id);
  const rest = names.slice(SHOWN);
  return {
    heading: words.heading,
    shown: names.slice(0, SHOWN),
    rest,
    more: fill(words.more, { count: String(rest.length) }),
  };
}
