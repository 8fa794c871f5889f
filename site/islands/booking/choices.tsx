import { type ReactNode, useRef } from 'react';
import type { Option } from '../../components/field.tsx';

/** `group` is a heading shared with adjacent options, `full` the complete text of an abbreviated label. */
export type ChoiceOption = Option & { full?: string; extra?: ReactNode };

type ChoicesProps = {
  id: string;
  name: string;
  legend: string;
  value: string;
  options: readonly ChoiceOption[];
  /** Shown in place of options. */
  empty: string;
  hint?: string | undefined;
  /** A row for each option, or chips side by side. */
  layout: 'rows' | 'strip' | 'chips';
  onChange: (value: string) => void;
};

/** A second tap within this time is part of the first one. */
const DOUBLE_TAP_MS = 700;

/** Radio buttons as rows or chips; a later press on the chosen one clears the choice. */
export function Choices({ id, name, legend, value, options, empty, hint, layout, onChange }: ChoicesProps) {
  const chosenAt = useRef(0);
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <fieldset id={id} className={`choices choices-${layout}`} aria-describedby={hint && `${id}-hint`}>
      <legend>{legend}</legend>
      {options.length === 0 && <p className="quiet">{empty}</p>}
      {groups.map((group) => (
        <div key={group ?? ''} className="choice-group row">
          {group && <p className="quiet">{group}</p>}
          {options
            .filter((option) => option.group === group)
            .map(({ value: own, label, full, disabled, extra }) => (
              <label key={own} className="choice row">
                <input
                  type="radio"
                  className="label-input"
                  name={name}
                  value={own}
                  checked={own === value}
                  disabled={disabled}
                  onChange={({ timeStamp }) => {
                    chosenAt.current = timeStamp;
                    onChange(own);
                  }}
                  onClick={({ timeStamp }) => {
                    if (own === value && timeStamp > chosenAt.current + DOUBLE_TAP_MS) onChange('');
                  }}
                />
                <span aria-hidden={full === undefined ? undefined : true}>{label}</span>
                {full && <span className="hidden-text">{full}</span>}
                {extra}
              </label>
            ))}
        </div>
      ))}
      {hint && (
        <p className="quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
