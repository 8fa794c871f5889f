import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readNumber } from '../../domain/digits.ts';
import { useConsole } from '../context.ts';
import { listenTo } from '../listen.ts';
import { TextField, type TextFieldProps } from './fields.tsx';

/**
 * Holds back what is typed until the field loses the focus, or until Enter or a shortcut, because a half-typed date is a valid one.
 * What a picker, a paste or a tap sets counts at once.
 */
export function useHeld<T>(value: T, onChange: (value: T) => void) {
  const [held, setHeld] = useState<{ value: T }>();
  const isTyping = useRef(false);
  const release = () => {
    isTyping.current = false;
    setHeld(undefined);
    if (held) onChange(held.value);
  };
  const onLost = useEffectEvent(release);
  useEffect(() => {
    const stop = listenTo(['pagehide'], () => onLost());
    return () => {
      stop();
      onLost();
    };
  }, []);
  return {
    shown: held ? held.value : value,
    change: (next: T) => (isTyping.current ? setHeld({ value: next }) : onChange(next)),
    release,
    events: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        currentTarget.contains(relatedTarget) || release(),
      onKeyDown(event: KeyboardEvent) {
        const { key, target } = event;
        const chooses = key === ' ' && target instanceof HTMLInputElement && target.type === 'radio';
        // Otherwise the browser would click the chosen radio button once more.
        if (chooses && held) event.preventDefault();
        if (chooses || key === 'Enter' || event.ctrlKey || event.metaKey) release();
        else isTyping.current = true;
      },
    },
  };
}

type HeldFieldProps<T> = Omit<TextFieldProps, 'value' | 'type' | 'onChange'> & {
  value: T;
  onChange: (value: T) => void;
};

/** The days that a date field accepts. */
export const DAYS = { min: '2020-01-01', max: '2100-12-31' };

/** Left half typed, out of range or empty although it is required, it shows an error and keeps the earlier value. */
function CalendarField({ type, value, onChange, error, ...field }: HeldFieldProps<string> & CalendarType) {
  const { refused } = useConsole().words.editor;
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const { shown, change, events } = useHeld(value, (text) => {
    const isValid = input.current?.validity.valid ?? true;
    setRefused(!isValid);
    if (isValid && text !== value) onChange(text);
  });
  const limits = type === 'date' && DAYS;
  return (
    <TextField
      {...{ ...field, ...events, ...limits, type }}
      ref={input}
      value={shown}
      onChange={change}
      error={isRefused ? refused[type] : error}
    />
  );
}
type CalendarType = { type: 'date' | 'time' };

export const DateField = (props: HeldFieldProps<string>) => <CalendarField {...props} type="date" />;
export const TimeField = (props: HeldFieldProps<string>) => <CalendarField {...props} type="time" />;

/** A number. A text that is none stays a text, so that the server can refuse it; null is an empty field. */
export type Typed = number | string | null;

type NumberFieldProps = HeldFieldProps<unknown> & { isWhole: boolean; onChange: (value: Typed) => void };

export function NumberField({ isWhole, value, onChange, ...field }: NumberFieldProps) {
  const { shown, change, events } = useHeld(String(value ?? ''), (text) => {
    const read = text.trim() ? (readNumber(text, isWhole) ?? text) : null;
    if (read !== value) onChange(read);
  });
  return (
    <TextField
      {...field}
      {...events}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      className="numeral"
      dir="ltr"
      value={shown}
      onChange={change}
    />
  );
}
