import type { RefObject } from 'react';
import { fill } from '../../../domain/text.ts';
import { Button } from '../../components/button.tsx';
import type { Choice, ChoiceField, Clash } from './choice.ts';
import { type Form, fieldsText, type Way, waysOf } from './message.ts';

type NoticeProps = {
  ref: RefObject<HTMLDivElement | null>;
  text: string;
  form: Form;
  clash: Clash | undefined;
  dropped: readonly ChoiceField[];
  onSettle: (fields: Partial<Choice>) => void;
};

/** What is no longer possible together, with a button for each way on. */
export function Notice({ ref, text, form, clash, dropped, onSettle }: NoticeProps) {
  const others = dropped.filter((field) => !(clash && field === 'barber'));
  const leaveOut: Way = {
    label: fill(form.words.leaveOut, { fields: fieldsText(form.words, others, form.options.locale) }),
    fields: Object.fromEntries(others.map((field) => [field, ''])),
  };
  const ways = [...(clash ? waysOf(form, clash) : []), ...(others.length ? [leaveOut] : [])];
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
