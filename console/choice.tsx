import './choice.css';
import type { ComponentProps } from 'react';

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & { type: 'checkbox' | 'radio'; label: string };

/** A box or a dot with its words after it; the whole line can be pressed. */
export function Choice({ label, ...input }: ChoiceProps) {
  return (
    <label className="console-choice">
      <input {...input} />
      <span>{label}</span>
    </label>
  );
}
