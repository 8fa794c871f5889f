import { useState } from 'react';
import type { FieldPath } from '../../contract/desk.ts';
import { Field } from '../../site/components/field.tsx';
import type { ConsoleWords } from '../words.ts';
import { FieldState } from './field-state.tsx';
import { useField } from './use-content.ts';

type NumberFieldProps = {
  words: ConsoleWords['desk'];
  file: string;
  path: FieldPath;
  label: string;
  /** Said after the number. */
  unit?: string;
};

const NUMBER = /^(?!0+([.,]0+)?$)\d{1,5}([.,]\d{1,2})?$/;

/** A number of the content, big and for the thumb; what is no number yet is not saved. */
export function NumberField({ words, file, path, label, unit }: NumberFieldProps) {
  const field = useField(file, path);
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && !NUMBER.test(typed);
  const change = (text: string) => {
    const isNumber = NUMBER.test(text);
    setTyped(isNumber ? undefined : text);
    if (isNumber) field.set(Number(text.replace(',', '.')));
  };
  return (
    <div className="desk-number">
      <Field id={field.id} label={label}>
        {(control) => (
          <span className="row">
            <input
              {...control}
              aria-invalid={isWrong || undefined}
              inputMode="numeric"
              autoComplete="off"
              className="numeral"
              value={typed ?? String(field.value ?? '')}
              onChange={({ target }) => change(target.value)}
            />
            {unit && <span className="quiet">{unit}</span>}
          </span>
        )}
      </Field>
      <div role="alert">{isWrong && <p className="warning">{words.numberNeeded}</p>}</div>
      {!isWrong && <FieldState words={words} field={field} />}
    </div>
  );
}
