import { useState } from 'react';
import type { ContentFile } from '../../contract/publishing.ts';
import { latinDigits } from '../../domain/digits.ts';
import { Field, type Option, SelectField } from '../../site/components/field.tsx';
import { useConsole } from '../context.ts';
import { CheckField, TextField } from '../parts/fields.tsx';
import { AddForm } from './add-form.tsx';
import { FactText } from './fact-text.tsx';
import { labelOf, type Schema } from './schema.ts';
import { useOptions } from './use-options.ts';

/** Longer texts get a field of several lines. */
const ONE_LINE_LENGTH = 60;

type ControlProps = {
  fieldProps: { id: string; label: string; error: string | undefined; hint: string };
  schema: Schema;
  required: boolean;
  value: unknown;
  set: (value: unknown) => void;
  unit: string | undefined;
  content: ContentFile;
};

export function Control(props: ControlProps) {
  const { fieldProps, schema, required, value, set } = props;
  const { editor, insights } = useConsole().words;
  if (schema.type === 'boolean')
    return (
      <CheckField
        id={fieldProps.id}
        label={fieldProps.label}
        checked={value === true}
        onChange={(checked) => set(checked || (required ? false : null))}
      />
    );
  if (schema.items?.choices) return <Choices {...props} choices={schema.items.choices} />;
  if (schema.choices) return <NamedChoice {...props} choices={schema.choices} />;
  if (schema.enum) {
    const names = { ...editor.names, ...insights.pages };
    return (
      <Select
        {...props}
        options={schema.enum.map((name) => ({ value: name, label: labelOf(name, names) }))}
      />
    );
  }
  return schema.type === 'string' ? <TextControl {...props} /> : <NumberControl {...props} />;
}

type ChoicesProps = Pick<ControlProps, 'fieldProps' | 'required' | 'value' | 'set'> & {
  choices: string;
  content?: ContentFile;
};

/** Checkboxes for any number of known names. An optional list without a choice means all of them. */
export function Choices({ fieldProps, choices, required, value, set, content }: ChoicesProps) {
  const words = useConsole().words.editor;
  const chosen = (value ?? []) as string[];
  const known = useOptions(choices, content?.path);
  const acceptsNew = choices === 'tags';
  const added = acceptsNew ? chosen.filter((name) => !known.some((option) => option.value === name)) : [];
  const toggle = (name: string, isChosen: boolean) => {
    const others = chosen.filter((other) => other !== name);
    const next = isChosen ? [...others, name] : others;
    set(next.length || required ? next : null);
  };
  return (
    <fieldset className="editor-choices" id={fieldProps.id} tabIndex={-1}>
      <legend>{fieldProps.label}</legend>
      {fieldProps.error && <p className="warning">{fieldProps.error}</p>}
      {!required && <CheckField label={words.all} checked={!chosen.length} onChange={() => set(null)} />}
      {[...known, ...added.map((name) => ({ value: name, label: name }))].map(({ value: name, label }) => (
        <CheckField
          key={name}
          label={label}
          checked={chosen.includes(name)}
          onChange={(checked) => toggle(name, checked)}
        />
      ))}
      {acceptsNew && (
        <AddForm
          id={`${fieldProps.id}+`}
          label={words.newTag}
          describe={words.newTag}
          add={(name) => !chosen.includes(name) && toggle(name, true)}
        />
      )}
    </fieldset>
  );
}

const NamedChoice = ({ choices, ...props }: ControlProps & { choices: string }) => (
  <Select {...props} options={useOptions(choices, props.content.path)} />
);

function Select({ fieldProps, required, value, set, options }: ControlProps & { options: Option[] }) {
  const { names } = useConsole().words.editor;
  const chosen = String(value ?? '');
  const isKnown = !chosen || options.some((option) => option.value === chosen);
  return (
    <SelectField
      {...fieldProps}
      value={chosen}
      empty={required && chosen ? undefined : ''}
      options={isKnown ? options : [...options, { value: chosen, label: labelOf(chosen, names) }]}
      onChange={(next) => set(next || null)}
    />
  );
}

/** A text that is not a number stays a text, so that the server can refuse it. */
function parseNumber(text: string): number | string | null {
  const number = Number(latinDigits(text).replace(/[,٫]/, '.'));
  if (!text.trim()) return null;
  return Number.isNaN(number) ? text : number;
}

function NumberControl({ fieldProps, value, set, unit }: ControlProps) {
  /** The text before it is parsed, such as '6.'. */
  const [typed, setTyped] = useState('');
  return (
    <Field {...fieldProps}>
      {(control) => (
        <span className="row">
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            className="numeral"
            dir="ltr"
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
function TextControl({ fieldProps, schema, required, value, set, content: { path, facts } }: ControlProps) {
  const text = String(value ?? '');
  const suggestions = useOptions(schema.suggest, path);
  const [isLong] = useState(text.length > ONE_LINE_LENGTH);
  const [locale] = path.split('/');
  const change = (typed: string) => set(typed === '' && !required ? null : typed);
  if (locale !== 'facts' && !schema.suggest)
    return <FactText {...{ fieldProps, text, facts, isLong }} lang={locale} set={change} />;
  return (
    <>
      <TextField
        {...fieldProps}
        dir="auto"
        value={text}
        type={schema.format}
        list={schema.suggest && `${fieldProps.id}-known`}
        onChange={change}
      />
      {schema.suggest && (
        <datalist id={`${fieldProps.id}-known`}>
          {suggestions.map((known) => (
            <option key={known.value} value={known.value} />
          ))}
        </datalist>
      )}
    </>
  );
}
