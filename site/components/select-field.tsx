import { Field, type FieldProps } from './field.tsx';

export type Option = { value: string; label: string };

export type SelectFieldProps = Omit<FieldProps, 'children'> & {
  name?: string;
  value: string;
  options: Option[];
  /** The first option, which chooses nothing. */
  empty?: string;
  disabled?: boolean;
  onChange: (value: string) => void;
};

export function SelectField({ name, value, options, empty, disabled, onChange, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          name={name}
          value={value}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value)}
        >
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
