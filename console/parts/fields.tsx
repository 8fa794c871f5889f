import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from '../../site/components/field.tsx';

type Labelled = Omit<FieldProps, 'children'>;
type Input = Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'onChange' | 'children'>;
type TextFieldProps = Labelled & Input & { onChange?: (value: string) => void };

/** A labelled input; without a `type` it takes text. */
export function TextField({ id, label, labelHidden, hint, error, required, ...input }: TextFieldProps) {
  const { onChange, describedBy, ...props } = input;
  return (
    <Field {...{ id, label, labelHidden, hint, error, required, describedBy }}>
      {(control) => (
        <input {...props} {...control} onChange={onChange && (({ target }) => onChange(target.value))} />
      )}
    </Field>
  );
}

export const DateField = (props: TextFieldProps) => <TextField {...props} type="date" />;

type ChoiceProps = Omit<ComponentPropsWithRef<'input'>, 'onChange'> & { label: string };

const Choice = ({ label, ...input }: ComponentPropsWithRef<'input'> & { label: string }) => (
  <label className="console-choice">
    <input {...input} />
    <span>{label}</span>
  </label>
);

/** A radio button; the whole line can be pressed. */
export const RadioField = ({ onChange, ...input }: ChoiceProps & { onChange?: () => void }) => (
  <Choice {...input} type="radio" readOnly={!onChange} onChange={onChange} />
);

/** A checkbox; the whole line can be pressed. */
export const CheckField = ({
  onChange,
  ...input
}: ChoiceProps & { onChange: (checked: boolean) => void }) => (
  <Choice {...input} type="checkbox" onChange={({ target }) => onChange(target.checked)} />
);

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
