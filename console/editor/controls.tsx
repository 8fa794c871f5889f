import { lazy, Suspense, useState } from 'react';
import type { ContentFile } from '../../contract/publishing.ts';
import { Field, type Option, SelectField } from '../../site/components/field.tsx';
import { CheckField, TextField } from '../parts/fields.tsx';
import { FactText } from './fact-text.tsx';
import type { Schema } from './schema.ts';
import { useOptions } from './use-options.ts';

const MarkdownField = lazy(async () => ({ default: (await import('./markdown-field.tsx')).MarkdownField }));

/** Longer texts get the room of several lines. */
const ONE_LINE = 60;
const INPUT_TYPES: Record<string, string> = {
  date: 'date',
  time: 'time',
  email: 'email',
  tel: 'tel',
  uri: 'url',
};

export type ControlProps = {
  about: { id: string; label: string; error: string | undefined; hint: string };
  schema: Schema;
  required: boolean;
  value: unknown;
  set: (value: unknown) => void;
  unit: string | undefined;
  content: ContentFile;
};

/** The control that suits a value. */
export function Control(props: ControlProps) {
  const { about, schema, required, value, set, content } = props;
  if (schema.type === 'boolean')
    return (
      <CheckField
        id={about.id}
        label={about.label}
        checked={value === true}
        onChange={(checked) => set(checked || (required ? false : null))}
      />
    );
  if (schema.items?.choices) return <Choices {...props} choices={schema.items.choices} />;
  if (schema.choices) return <NamedChoice {...props} choices={schema.choices} />;
  if (schema.enum)
    return <Select {...props} options={schema.enum.map((name) => ({ value: name, label: name }))} />;
  if (schema.format === 'markdown')
    return (
      <Suspense>
        <MarkdownField {...about} content={content} value={String(value ?? '')} set={set} />
      </Suspense>
    );
  return schema.type === 'string' ? <TextControl {...props} /> : <NumberControl {...props} />;
}

/** Any number of known names. */
function Choices({ about, choices, required, value, set }: ControlProps & { choices: string }) {
  const chosen = (value ?? []) as string[];
  const toggle = (name: string, isChosen: boolean) => {
    const others = chosen.filter((other) => other !== name);
    const next = isChosen ? [...others, name] : others;
    set(next.length || required ? next : null);
  };
  return (
    <fieldset className="editor-choices" id={about.id} tabIndex={-1}>
      <legend>{about.label}</legend>
      {about.error && <p className="warning">{about.error}</p>}
      {useOptions(choices).map(({ value: name, label }) => (
        <CheckField
          key={name}
          label={label}
          checked={chosen.includes(name)}
          onChange={(checked) => toggle(name, checked)}
        />
      ))}
    </fieldset>
  );
}

const NamedChoice = ({ choices, ...props }: ControlProps & { choices: string }) => (
  <Select {...props} options={useOptions(choices)} />
);

function Select({ about, required, value, set, options }: ControlProps & { options: Option[] }) {
  const chosen = String(value ?? '');
  const isKnown = !chosen || options.some((option) => option.value === chosen);
  return (
    <SelectField
      {...about}
      value={chosen}
      empty={required && chosen ? undefined : ''}
      options={isKnown ? options : [...options, { value: chosen, label: chosen }]}
      onChange={(next) => set(next || null)}
    />
  );
}

/** A text that is not a number stays a text, so that the server can refuse it. */
function parseNumber(text: string): number | string | null {
  const number = Number(text.replace(',', '.'));
  if (!text.trim()) return null;
  return Number.isNaN(number) ? text : number;
}

function NumberControl({ about, value, set, unit }: ControlProps) {
  /** The text before it is parsed, such as '6.'. */
  const [typed, setTyped] = useState('');
  return (
    <Field {...about}>
      {(control) => (
        <span className="row">
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            className="numeral"
            value={parseNumber(typed) === value ? typed : String(value ?? '')}
            onChange={({ target }) => {
              setTyped(target.value);
              set(parseNumber(target.value));
            }}
          />
          {unit && <span className="quiet">{unit}</span>}
        </span>
      )}
    </Field>
  );
}

/** Emptying an optional text removes it. */
function TextControl({ about, schema, required, value, set, content: { path, facts } }: ControlProps) {
  const text = String(value ?? '');
  const [isLong] = useState(text.length > ONE_LINE);
  const [locale] = path.split('/');
  const change = (typed: string) => set(typed === '' && !required ? null : typed);
  if (locale === 'facts')
    return (
      <TextField
        {...about}
        dir="auto"
        value={text}
        type={INPUT_TYPES[schema.format ?? '']}
        onChange={change}
      />
    );
  return <FactText {...{ about, text, facts, isLong }} lang={locale} set={change} />;
}
