import { lazy, Suspense, useState } from 'react';
import type { FieldPath } from '../../contract/desk.ts';
import { fill } from '../../domain/text.ts';
import { Field, type FieldControl, SelectField } from '../../site/components/field.tsx';
import { FieldState } from '../desk/field-state.tsx';
import { type DeskField, useField } from '../desk/use-content.ts';
import { Choice } from '../parts.tsx';
import { type OpenFile, useEditing } from './editing.ts';
import { faultIn, type Schema, shownLength, withFacts } from './schema.ts';

const MarkdownField = lazy(async () => ({ default: (await import('./markdown-field.tsx')).MarkdownField }));

/** Longer texts get the room of several lines. */
const ONE_LINE = 60;
const LINE = 44;
const INPUT_TYPES: Record<string, string> = {
  date: 'date',
  time: 'time',
  email: 'email',
  tel: 'tel',
  uri: 'url',
};

type ValueProps = { schema: Schema; path: FieldPath; label: string; required: boolean };

/** One field of the content in every language that is edited. */
export function ValueField(props: ValueProps) {
  const { files } = useEditing();
  return (
    <div className="editor-pair">
      {files.map((file) => (
        <FileValue key={file.path} {...props} file={file} />
      ))}
    </div>
  );
}

function FileValue({ schema, path, label: name, required, file }: ValueProps & { file: OpenFile }) {
  const { words: all } = useEditing();
  const words = all.editor;
  const field = useField(file.path, path);
  const { value } = field;
  const { facts, outdated } = file.content;
  const label = file.language ? fill(words.inLanguage, { name, language: file.language }) : name;
  const fault = faultIn(schema, value, { facts, required });
  const said = file.mistakes.find((one) => `${one.path}` === `${path}`)?.text;
  const text = typeof value === 'string' ? withFacts(value, facts).text : '';
  const most = file.path.startsWith('facts/') ? undefined : shownLength(path);
  const isOutdated = outdated.some((one) => `${one}` === `${path}`) && !field.draft;
  const hints = [
    most && fill(words.length, { length: String(text.length), most: String(most) }),
    // In its own direction, whatever stands around it.
    text !== (value ?? '') && text && fill(words.reads, { text: `\u2068${text}\u2069` }),
  ];
  const shared = {
    id: field.id,
    label,
    error: fault ? fill(words.faults[fault[0]], { value: fault[1] }) : said,
    hint: hints.filter(Boolean).join(' '),
  };
  return (
    <div className="editor-value">
      {isOutdated && <p className="badge">{words.outdated}</p>}
      <Control schema={schema} field={field} shared={shared} required={required} file={file} />
      {most && (
        <meter
          aria-hidden="true"
          min={0}
          max={most}
          value={Math.min(text.length, most)}
          data-over={text.length > most}
        />
      )}
      <FieldState words={all.desk} field={field} />
    </div>
  );
}

type ControlProps = {
  schema: Schema;
  field: DeskField;
  shared: { id: string; label: string; error: string | undefined; hint: string };
  required: boolean;
  file: OpenFile;
};

/** The language of what is written, and the way it runs. */
const writing = ({ locale }: OpenFile) => ({ lang: locale, dir: locale === 'ar' ? 'rtl' : 'auto' });

/** The control that suits a value. */
function Control({ schema, field: { value, set }, shared, required, file }: ControlProps) {
  const text = String(value ?? '');
  const [isLong] = useState(text.length > ONE_LINE);
  /** What is no number yet, while it is typed. */
  const [typed, setTyped] = useState<string>();
  // Whoever empties what need not be there takes it away.
  const write = (next: string) => set(next === '' && !required ? null : next);
  if (schema.type === 'boolean')
    return (
      <Choice
        type="checkbox"
        id={shared.id}
        label={shared.label}
        checked={value === true}
        onChange={({ target }) => set(target.checked || (required ? false : null))}
      />
    );
  if (schema.enum)
    return (
      <SelectField
        {...shared}
        value={text}
        empty=""
        options={schema.enum.map((one) => ({ value: one, label: one }))}
        onChange={write}
      />
    );
  if (schema.format === 'markdown')
    return (
      <Suspense>
        <MarkdownField {...shared} file={file} value={text} set={set} />
      </Suspense>
    );
  const control = (props: FieldControl) => {
    if (schema.type !== 'string')
      return (
        <input
          {...props}
          inputMode="decimal"
          value={typed ?? text}
          onBlur={() => setTyped(undefined)}
          onChange={({ target }) => {
            setTyped(target.value);
            const number = Number(target.value.replace(',', '.'));
            if (!target.value.trim()) set(null);
            else set(Number.isNaN(number) ? target.value : number);
          }}
        />
      );
    const shownAs = { ...props, ...writing(file), value: text };
    if (isLong)
      return (
        <textarea
          {...shownAs}
          rows={Math.min(12, Math.ceil(text.length / LINE) + 1)}
          onChange={({ target }) => write(target.value)}
        />
      );
    return (
      <input
        {...shownAs}
        type={INPUT_TYPES[schema.format ?? '']}
        onChange={({ target }) => write(target.value)}
      />
    );
  };
  return <Field {...shared}>{control}</Field>;
}
