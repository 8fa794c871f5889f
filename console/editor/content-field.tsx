import type { FieldPath } from '../../contract/desk.ts';
import { fill } from '../../domain/text.ts';
import { useConsole } from '../context.ts';
import { useField } from '../desk/use-content.ts';
import { Control } from './controls.tsx';
import { FieldState } from './field-state.tsx';
import { faultIn, fieldName, isRequired, type Schema, schemaAt, searchLength, withFacts } from './schema.ts';
import { useMistakes } from './use-mistakes.ts';

type ContentFieldProps = {
  file: string;
  path: FieldPath;
  label: string;
  /** Stands after the value. */
  unit?: string;
};

/** One field of the content, edited by the schema that checks it and saved as it is typed. */
export function ContentField({ file, path, label, unit }: ContentFieldProps) {
  const words = useConsole().words.editor;
  const field = useField(file, path);
  const mistake = useMistakes(file).find((found) => `${found.path}` === `${path}`)?.text;
  const { content, value, draft } = field;
  if (!content) return null;
  const schema = schemaAt(content.schema as Schema, path);
  const required = isRequired(content.schema as Schema, path);
  const [locale = ''] = file.split('/');
  const { facts, outdated } = content;
  const fault = faultIn(schema, value, { facts, required });
  const error = fault ? fill(words.faults[fault.kind], { value: fault.value }) : mistake;
  const text = typeof value === 'string' ? withFacts(value, facts).text : '';
  const length = locale === 'facts' ? undefined : searchLength(path);
  const hints = [
    words.hints[fieldName(file, path)],
    length &&
      fill(words.length, {
        length: String(text.length),
        least: String(length.least),
        most: String(length.most),
      }),
    // In its own direction, whatever stands around it.
    text !== (value ?? '') && text && fill(words.reads, { text: `\u2068${text}\u2069` }),
  ];
  const about = { id: field.id, label, error, hint: hints.filter(Boolean).join(' ') };
  return (
    <div className="editor-value">
      {outdated.some((other) => `${other}` === `${path}`) && !draft && (
        <p className="badge">{words.outdated}</p>
      )}
      <Control
        about={about}
        schema={schema}
        required={required}
        value={value}
        set={field.set}
        unit={unit}
        content={content}
      />
      {length && (
        <meter
          aria-hidden="true"
          min={0}
          max={length.most}
          low={length.least}
          value={Math.min(text.length, length.most)}
          data-over={text.length > length.most}
        />
      )}
      <p role="alert" className="hidden-text">
        {fault && field.entry && error}
      </p>
      <FieldState {...field} isWrong={Boolean(fault)} />
    </div>
  );
}
