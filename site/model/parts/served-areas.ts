import type { Edition } from '../../../edition/edition.ts';
import type { AreasProps } from '../../components/areas.tsx';
import type { SectionHeadingProps } from '../../components/section-heading.tsx';

const SHOWN = 12;

/** The districts served: the first twelve at once, the rest behind a badge that counts them. */
export function servedAreas(
  edition: Edition,
  words: { heading: SectionHeadingProps; more: string },
): AreasProps {
  const { items } = edition.words.areas;
  const names = edition.facts.areas.filter(({ served }) => served).map(({ id }) => items[id] ?? id);
  const rest = names.slice(SHOWN);
  return {
    heading: words.heading,
    shown: names.slice(0, SHOWN),
    rest,
    more: edition.fill(words.more, { count: String(rest.length) }),
  };
}
