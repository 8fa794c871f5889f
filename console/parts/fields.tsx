import type { ComponentPropsWithRef } from 'react';
import { asTyped } from '../../domain/text.ts';
import { Field, FieldNotes, type FieldProps } from '../../site/components/field.tsx';

type Labelled = Omit<FieldProps, 'children'>;
type Input = Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'onChange' | 'children'>;
export type TextFieldProps = Labelled &
  Input & {
    onChange?: (value: string) => void;
    /** Shown after the input. */
    unit?: string | undefined;
  };

/** A labelled input; without a `type` it takes text. Drops the invisible marks of a pasted text. */
export function TextField({ id, label, labelHidden, hint, error, required, ...input }: TextFieldProps) {
  const { onChange, describedBy, unit, ...props } = input;
  return (
    <Field {...{ id, label, labelHidden, hint, error, required, describedBy }}>
      {(control) => {
        const box = (
          <input
            {...props}
            {...control}
            // Comes before onChange, and before the browser checks the address of an email field.
            onInput={({ currentTarget: field }) => {
              const typed = asTyped(field.value);
              if (typed !== field.value && props.type !== 'password') field.value = typed;
            }}
            onChange={onChange && (({ target }) => onChange(target.value))}
          />
        );
        if (!unit) return box;
        return (
          <span className="row">
            {box}
            <span className="quiet">{unit}</span>
          </span>
        );
      }}
    </Field>
  );
}

type CheckableProps = Omit<ComponentPropsWithRef<'input'>, 'onChange'> & { label: string };

const Checkable = ({ label, ...input }: ComponentPropsWithRef<'input'> & { label: string }) => (
  <label className="console-choice">
    <input {...input} />
    <span>{label}</span>
  </label>
);

/** A radio button; the whole line can be pressed. */
export const RadioField = (input: CheckableProps & { onChange: () => void }) => (
  <Checkable {...input} type="radio" />
);

type CheckFieldProps = CheckableProps & {
  onChange: (checked: boolean) => void;
  /** Like those of Field. They need an `id`. */
  hint?: string | undefined;
  error?: string | undefined;
};

/** A checkbox; the whole line can be pressed. */
export const CheckField = ({ onChange, hint, error, ...input }: CheckFieldProps) => {
  const { id = '' } = input;
  const describes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <>
      <Checkable
        {...input}
        type="checkbox"
        aria-describedby={describes || undefined}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <FieldNotes {...{ id, error, hint }} />
    </>
  );
};

/** What the fields of a form contain, by name. */
export const textsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

type FormProps = Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> & {
  onSubmit: (form: HTMLFormElement) => void;
  /** Ignores a second submission until the first one has ended. */
  isPending?: boolean;
};

export const Form = ({ onSubmit, isPending, ...form }: FormProps) => (
  <form
    {...form}
    onSubmit={(event) => {
      event.preventDefault();
      if (!isPending) onSubmit(event.currentTarget);
    }}
  />
);
