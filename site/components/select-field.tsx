import { Field, type FieldProps } from './field.tsx';

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
