import './field.css';
import type { ReactNode } from 'react';

/** What ties a control to its label, hint and error; spread it on the input, select or textarea. */
export type FieldControl = {
  id: string;
  required?: true;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

export type FieldProps = {
  /** Unique on the page: the control's own id; the hint's and the error's are made from it. */
  id: string;
  label: string;
  /** Where a heading or a choice beside it already says what the field is. */
  labelHidden?: boolean;
  hint?: string;
  /** What is wrong and how to mend it, read out with the control (WCAG 3.3.1). */
  error?: string;
  required?: boolean;
  /** The id of text elsewhere on the page that describes the control, too. */
  describedBy?: string;
  children: (control: FieldControl) => ReactNode;
};

export function Field({ id, label, labelHidden, hint, error, required, describedBy, children }: FieldProps) {
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const describes = [errorId, describedBy, hintId].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id} className={labelHidden ? 'hidden-text' : undefined}>
        {label}
      </label>
      {children({
        id,
        ...(required && { required }),
        ...(describes && { 'aria-describedby': describes }),
        ...(error && { 'aria-invalid': true }),
      })}
      {error && (
        <p className="field-error warning" id={errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p className="quiet" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

export type Option = {
  value: string;
  label: string;
  /** Stands above it and those after it that have the same. */
  group?: string;
  /** Shown with its reason, but not to be had. */
  disabled?: boolean;
};

export type SelectFieldProps = Omit<FieldProps, 'children'> & {
  name?: string;
  value: string;
  options: readonly Option[];
  /** The first option, which chooses nothing. */
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
