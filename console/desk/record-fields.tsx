import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { deskApi, type FieldPath, type NewOrder } from '../../contract/desk.ts';
import { Button } from '../../site/components/button.tsx';
import { Field, type Option, SelectField } from '../../site/components/field.tsx';
import { ask, client } from '../api.ts';
import { idOf } from '../editor/schema.ts';
import { Choice } from '../parts.tsx';
import type { ConsoleWords } from '../words.ts';
import { FieldState } from './field-state.tsx';
import { type DeskField, useField } from './use-content.ts';

type FieldProps = { words: ConsoleWords; file: string; path: FieldPath; label: string };

type TextFieldProps = FieldProps & { type?: 'text' | 'tel' | 'date'; hint?: string; dir?: 'rtl' };

/** A text or a day of the content; one that is emptied goes away where it may be missing. */
export function TextField({ words, file, path, label, type = 'text', hint, dir }: TextFieldProps) {
  const field = useField(file, path);
  return (
    <div>
      <Field id={field.id} label={label} {...(hint && { hint })}>
        {(control) => (
          <input
            {...control}
            type={type}
            dir={dir}
            value={String(field.value ?? '')}
            onChange={({ target }) => field.set(target.value || (type === 'date' ? null : ''))}
          />
        )}
      </Field>
      <FieldState words={words.desk} field={field} />
    </div>
  );
}

export function SelectedField({ words, file, path, label, options }: FieldProps & { options: Option[] }) {
  const field = useField(file, path);
  return (
    <div>
      <SelectField
        id={field.id}
        label={label}
        value={String(field.value ?? '')}
        options={options}
        onChange={field.set}
      />
      <FieldState words={words.desk} field={field} />
    </div>
  );
}

/** Several of those that are known. */
export function ChosenField({ words, file, path, label, options }: FieldProps & { options: Option[] }) {
  const field: DeskField = useField(file, path);
  const chosen = (field.value ?? []) as string[];
  const without = (value: string) => chosen.filter((one) => one !== value);
  return (
    <fieldset className="desk-chosen">
      <legend>{label}</legend>
      {options.map(({ value, label: name }) => (
        <Choice
          key={value}
          type="checkbox"
          label={name}
          checked={chosen.includes(value)}
          onChange={({ target }) => field.set(target.checked ? [...chosen, value] : without(value))}
        />
      ))}
      <FieldState words={words.desk} field={field} />
    </fieldset>
  );
}

type NewFormProps = {
  words: ConsoleWords;
  kind: NewOrder['kind'];
  title: string;
  onMade: (id: string) => void;
  /** Fields of its own, and what they say. */
  children?: ReactNode;
  more: () => Partial<NewOrder>;
};

/** A new branch or barber: his name in both scripts makes drafts, with a place for everything that is still to be said. */
export function NewForm({ words, kind, title, onMade, children, more }: NewFormProps) {
  const said = words.records;
  const [name, setName] = useState('');
  const [arabicName, setArabicName] = useState('');
  const id = idOf(name);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      ask(deskApi.new, 'POST', {
        ...{ kind, id, name: name.trim(), ...more() },
        ...(arabicName.trim() && { arabicName: arabicName.trim() }),
      } satisfies NewOrder),
    onSuccess: async () => {
      setName('');
      setArabicName('');
      await client.invalidateQueries({ queryKey: [deskApi.content] });
      onMade(id);
    },
  });
  return (
    <details className="card desk-card">
      <summary>{title}</summary>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (id && !isPending) mutate();
        }}
      >
        <Field id={`new-${kind}`} label={said.name} required hint={said.nameHint}>
          {(control) => <input {...control} value={name} onChange={({ target }) => setName(target.value)} />}
        </Field>
        <Field id={`new-${kind}-arabic`} label={said.arabicName}>
          {(control) => (
            <input
              {...control}
              dir="rtl"
              lang="ar"
              value={arabicName}
              onChange={({ target }) => setArabicName(target.value)}
            />
          )}
        </Field>
        {children}
        <Button type="submit" label={title} />
        <p role="alert">{error && (error.message || words.desk.failed)}</p>
      </form>
    </details>
  );
}

/** Leads to a record that was just made. */
export function showNew(node: HTMLDetailsElement | null): void {
  node?.scrollIntoView({ block: 'start' });
  node?.querySelector('summary')?.focus();
}
