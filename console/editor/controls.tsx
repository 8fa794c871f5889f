import { useState } from 'react';
import { isSpan, type Schema } from '../../domain/json-schema.ts';
import { type Option, SelectField } from '../../site/components/field.tsx';
import type { DraftedFile } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { CheckField, TextField } from '../parts/fields.tsx';
import { CalendarField, NumberField } from '../parts/held-fields.tsx';
import { FactText } from './fact-text.tsx';
import { labelOf } from './schema.ts';
import { useOptions } from './use-options.ts';

/** Longer texts get a field of several lines. */
const ONE_LINE_LENGTH = 60;

export type ControlProps = {
  fieldProps: { id: string; label: string; error: string; hint: string };
  schema: Schema;
  required: boolean;
  value: unknown;
  set: (value: unknown) => void;
  content: DraftedFile;
};

export function Control(props: ControlProps) {
  const { fieldProps, schema, required, value, set, content } = props;
  const { editor, insights, menu } = useConsole().words;
  const options = useOptions(schema.choices ?? schema.items?.choices ?? schema.suggest, content.path);
  if (schema.type === 'boolean')
    return (
      <CheckField
        {...fieldProps}
        checked={value === true}
        onChange={(checked) => set(checked || (required ? false : null))}
      />
    );
  if (schema.items?.choices) return <Choices {...props} options={options} />;
  if (schema.choices) return <Select {...props} options={options} />;
  if (schema.enum) {
    const names = { ...editor.names, ...insights.pages };
    return (
      <Select
        {...props}
        options={schema.enum.map((name) => ({ value: name, label: labelOf(name, names) }))}
      />
    );
  }
  if (schema.type === 'string') return <TextControl {...props} options={options} />;
  const unit = schema.format === 'price' ? menu.price : undefined;
  const kind = isSpan(schema) ? 'span' : schema.type === 'integer' ? 'whole' : 'decimal';
  return <NumberField {...{ ...fieldProps, unit, value, kind }} onChange={set} />;
}

type ChoiceProps = ControlProps & { options: Option[] };

/** Checkboxes for any number of known names. An optional list without a choice means all of them. */
function Choices({ fieldProps, required, value, set, options }: ChoiceProps) {
  const { all } = useConsole().words.editor;
  const { id, label, error, hint } = fieldProps;
  const chosen: string[] = Array.isArray(value) ? value : [];
  const toggle = (name: string, isChosen: boolean) => {
    const others = chosen.filter((other) => other !== name);
    const next = isChosen ? [...others, name] : others;
    set(next.length || required ? next : null);
  };
  return (
    <fieldset className="editor-choices" id={id} tabIndex={-1} aria-describedby={`${id}-hint`}>
      <legend>{label}</legend>
      <div id={`${id}-hint`}>
        {error && <p className="warning">{error}</p>}
        {hint && <p className="quiet">{hint}</p>}
      </div>
      {!required && <CheckField label={all} checked={!chosen.length} onChange={() => set(null)} />}
      {options.map(({ value: name, label }) => (
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

function Select({ fieldProps, required, value, set, options }: ChoiceProps) {
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

/** Emptying an optional text removes it. */
function TextControl({ fieldProps, schema, required, value, set, content, options }: ChoiceProps) {
  const { path, facts } = content;
  const text = String(value ?? '');
  const [isLong] = useState(text.length > ONE_LINE_LENGTH);
  const [locale] = path.split('/');
  const change = (typed: string) => set(typed === '' && !required ? null : typed);
  if (schema.format === 'date' || schema.format === 'time')
    return <CalendarField {...fieldProps} type={schema.format} value={text} onChange={change} />;
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
          {options.map((known) => (
            <option key={known.value} value={known.value} />
          ))}
        </datalist>
      )}
    </>
  );
}
