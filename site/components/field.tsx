import './field.css';
import type { ReactNode } from 'react';

/** Attributes that connect a control with its label, hint and error; spread them on the control. */
export type FieldControl = {
  id: string;
  required?: true;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

export type FieldProps = {
  /** The control's unique id, from which the ids of hint and error are derived. */
  id: string;
  label: string;
  /** For fields that a heading or another field already describes. */
  labelHidden?: boolean;
  hint?: string;
  /** What is wrong and how to fix it, announced with the control (WCAG 3.3.1). */
  error?: string;
  required?: boolean;
  /** Id of an additional description elsewhere on the page. */
  describedBy?: string;
  children: (control: FieldControl) => ReactNode;
};

export function Field({ id, label, labelHidden, hint, error, required, describedBy, children }: FieldProps) {
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const describes = [errorId, describedBy, hintId].filter(Boolean).join(' ');
  return (
    <div className="field grid">
      <label htmlFor={id} className={labelHidden ? 'hidden-text' : undefined}>
        {label}
      </label>
      {children({
        id,
        ...(required && { required }),
        ...(describes && { 'aria-describedby': describes }),
        ...(error && { 'aria-invalid': true }),
      })}
      <FieldNotes {...{ id, error, hint }} />
    </div>
  );
}

/** The error and the hint of a field, which describe its control. */
export const FieldNotes = ({ id, error, hint }: Pick<FieldProps, 'id' | 'error' | 'hint'>) => (
  <>
    {error && (
      <p className="field-error warning" id={`${id}-error`}>
        {error}
      </p>
    )}
    {hint && (
      <p className="quiet" id={`${id}-hint`}>
        {hint}
      </p>
    )}
  </>
);

export type Option = {
  value: string;
  label: string;
  /** Heading shared with adjacent options of the same group. */
  group?: string;
  /** Shown with the reason, but not selectable. */
  disabled?: boolean;
};

export type SelectFieldProps = Omit<FieldProps, 'children'> & {
  name?: string;
  value: string;
  options: readonly Option[];
  /** Label of the first option, which selects nothing. */
  empty?: string;
  onChange: (value: string) => void;
};

const choices = (options: readonly Option[]) =>
  options.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ));

export function SelectField({ name, value, options, empty, onChange, ...field }: SelectFieldProps) {
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} name={name} value={value} onChange={({ target }) => onChange(target.value)}>
          {empty !== undefined && <option value="">{empty}</option>}
          {groups.map((group) => {
            const grouped = choices(options.filter((option) => option.group === group));
            if (group === undefined) return grouped;
            return (
              <optgroup key={group} label={group}>
                {grouped}
              </optgroup>
            );
          })}
        </select>
      )}
    </Field>
  );
}
