import { formatClock } from '../../domain/format.ts';
import type { Hours } from '../../domain/opening-hours.ts';
import { fill } from '../../domain/text.ts';
import { useConsole } from '../context.ts';
import type { ConsoleProps } from '../words.ts';

type Language = ConsoleProps['today']['languages'][number];

export const rangeText = ({ opens, closes }: Hours, range: string, tag: string) =>
  fill(range, { opens: formatClock(opens, tag), closes: formatClock(closes, tag) });

/** What visitors will read, in every language. */
export function ForVisitors({ children }: { children: (language: Language) => string }) {
  const { words, today } = useConsole();
  return (
    <div className="for-visitors">
      <p className="quiet">{words.hours.visitors}</p>
      {today.languages.map((language) => (
        <p key={language.locale} lang={language.locale} dir="auto">
          {children(language)}
        </p>
      ))}
    </div>
  );
}
