import type { RefObject } from 'react';
import { fill } from '../../../domain/text.ts';
import { Button } from '../../components/button.tsx';
import type { BookingOptions, Choice, ChoiceField, Clash } from './choice.ts';
import { type FormWords, fieldsText, type Way, waysOf } from './message.ts';

type NoticeProps = {
  ref: RefObject<HTMLDivElement | null>;
  text: string;
  words: FormWords;
  options: BookingOptions;
  choice: Choice;
  clash: Clash | undefined;
  dropped: readonly ChoiceField[];
  onSettle: (fields: Partial<Choice>) => void;
};

/** What is no longer possible together, with a button for each way on. */
export function Notice({ ref, text, words, options, choice, clash, dropped, onSettle }: NoticeProps) {
  const others = dropped.filter((field) => !(clash && field === 'barber'));
  const leaveOut: Way = {
    label: fill(words.leaveOut, { fields: fieldsText(words, others, options.locale) }),
    fields: Object.fromEntries(others.map((field) => [field, ''])),
  };
  const ways = [
    ...(clash ? waysOf(words, options, choice, clash) : []),
    ...(others.length ? [leaveOut] : []),
  ];
  return (
    <div ref={ref} className="booking-notice warning grid">
      <p>{text}</p>
      <div className="row">
        {ways.map(({ label, fields }) => (
          <Button key={label} kind="quiet" label={label} onClick={() => onSettle(fields)} />
        ))}
      </div>
    </div>
  );
}
