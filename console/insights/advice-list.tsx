import type { Insights } from '../../contract/staff.ts';
import { type Advice, adviceOf } from '../../domain/advice.ts';
import { countWords, formatRating, listLocale } from '../../domain/format.ts';
import type { ConsoleWords, Names } from '../words.ts';

type AdviceListProps = {
  words: ConsoleWords['insights'];
  insights: Insights;
  names: Names;
  locale: string;
};

/** What the figures say about what to do next. */
export function AdviceList({ words, insights, names, locale }: AdviceListProps) {
  const number = new Intl.NumberFormat(locale);
  const list = new Intl.ListFormat(listLocale(locale), { type: 'conjunction' });
  function say(advice: Advice): string {
    const forms = words.advice[advice.kind];
    switch (advice.kind) {
      case 'unanswered':
        return countWords(forms, advice.reviews, locale, {
          barbers: list.format(advice.barberIds.map(names.barber)),
        });
      case 'lowRating':
        return countWords(forms, advice.reviews, locale, {
          barber: names.barber(advice.barberId),
          average: formatRating(advice.average, locale),
        });
      case 'walkIns':
        return countWords(forms, advice.directions, locale, {
          branch: names.branch(advice.branch),
          calls: number.format(advice.calls),
        });
      case 'callers':
        return countWords(forms, advice.calls, locale, {
          branch: names.branch(advice.branch),
          directions: number.format(advice.directions),
        });
      case 'seenOnly':
        return countWords(forms, advice.contacts, locale, {
          branch: names.branch(advice.branch),
          views: number.format(advice.pageViews),
        });
    }
  }
  const said = adviceOf(insights.byBranch, insights.byBarber).map(say);
  if (said.length === 0) return <p className="quiet">{words.noAdvice}</p>;
  return (
    <section className="console-advice" aria-labelledby="advice">
      <h3 id="advice" className="eyebrow">
        {words.whatToDo}
      </h3>
      {said.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
