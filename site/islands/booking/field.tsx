import type { ReactNode } from 'react';

type Option = { value: string; label: string };

export type SelectFieldProps = {
  name: string;
  label: string;
  value: string;
  empty: string;
  options: Option[];
  disabled?: boolean;
  onChange: (value: string) => void;
};

export function SelectField({ name, label, value, empty, options, disabled, onChange }: SelectFieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <select name={name} value={value} disabled={disabled} onChange={({ target }) => onChange(target.value)}>
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className="field">
      <span>{label}</span>
      {children}
    </label>
  );
}
