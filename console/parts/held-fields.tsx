import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readNumber } from '../../domain/digits.ts';
import { readSpan, writeSpan } from '../../domain/span.ts';
import { useConsole } from '../context.ts';
import { listenTo } from '../listen.ts';
import { TextField, type TextFieldProps } from './fields.tsx';

/**
 * Holds back what is typed until the field loses the focus, or until Enter or a shortcut, because a half-typed date is a valid one.
 * What a picker or a paste sets counts at once.
 */
function useHeld(value: string, onChange: (value: string) => void) {
  const [held, setHeld] = useState<string>();
  const isTyping = useRef(false);
  const release = () => {
    isTyping.current = false;
    setHeld(undefined);
    if (held !== undefined) onChange(held);
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
    shown: held ?? value,
    change: (next: string) => (isTyping.current ? setHeld(next) : onChange(next)),
    events: {
      onBlur: release,
      onKeyDown({ key, ctrlKey, metaKey }: KeyboardEvent) {
        if (key === 'Enter' || ctrlKey || metaKey) release();
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

type CalendarFieldProps = HeldFieldProps<string> & { type: 'date' | 'time' };

/** A day or a time. Left half typed, out of range or empty although it is required, it shows an error and keeps the earlier value. */
export function CalendarField({ type, value, onChange, error, ...field }: CalendarFieldProps) {
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
type NumberFieldProps = HeldFieldProps<unknown> & { kind: 'whole' | 'decimal' | 'span' };

/** A number, or a span of them. A text that is none stays a text, so that the server can refuse it; null is an empty field. */
export function NumberField({ kind, value, onChange, ...field }: NumberFieldProps) {
  const { shown, change, events } = useHeld(String(value ?? ''), (text) => {
    const span = kind === 'span' && readSpan(text);
    const number = span ? writeSpan(span) : readNumber(text, kind !== 'decimal');
    const read = text.trim() ? (number ?? text) : null;
    if (read !== value) onChange(read);
  });
  return (
    <TextField
      {...field}
      {...events}
      // The keys for digits have no hyphen.
      inputMode={kind === 'span' ? 'text' : kind === 'whole' ? 'numeric' : 'decimal'}
      autoComplete="off"
      className="numeral"
      dir="ltr"
      value={shown}
      onChange={change}
    />
  );
}
