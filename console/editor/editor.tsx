import { type FieldPath, fieldId } from '../../domain/field-path.ts';
import { statusOf } from '../api.ts';
import { useChangeFiles, useContentFile } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { focusField } from '../focus.ts';
import { Loading } from '../parts/status.tsx';
import { type EditedFile, EditingContext, useMistakes } from './editing.ts';
import { schemaAt } from './schema.ts';
import { SchemaField } from './schema-field.tsx';

type EditorProps = {
  /** One file, or the same file in two languages. */
  files: EditedFile[];
  /** The record to edit instead of the whole file. */
  at?: FieldPath;
  label?: string;
  /** Fields to leave out, because they are edited elsewhere. */
  without?: readonly string[];
};

/** Generates a form from the schema of a content file, so that a new field of the schema appears by itself. */
export function Editor({ files, at = [], label = '', without = [] }: EditorProps) {
  const words = useConsole().words;
  const [first = '', second = ''] = files.map(({ path }) => path);
  const opened = [useContentFile(first), useContentFile(second || first)];
  const mistakes = [...useMistakes(first), ...useMistakes(second)];
  const { mutate, isError } = useChangeFiles();
  const failed = opened.find(({ status }) => status === 'error');
  if (statusOf(failed?.error) === 403) return <p>{words.editor.ownerOnly}</p>;
  const waiting = failed ?? opened.find(({ data }) => !data);
  if (waiting) return <Loading {...waiting} />;
  const loaded = files.flatMap((file, index) => {
    const content = opened[index]?.data;
    return content ? [{ ...file, content }] : [];
  });
  const schema = schemaAt(loaded[0]?.content.schema ?? {}, at);
  const properties = Object.entries(schema.properties ?? {}).filter(([key]) => !without.includes(key));
  return (
    <EditingContext
      value={{
        files: loaded,
        mistakes,
        idAt: (path) => fieldId(first, path),
        change: (make, focus) =>
          mutate(
            loaded.map(({ path }) => ({ file: path, make })),
            { onSuccess: () => focusField(focus) },
          ),
      }}
    >
      <div className="editor">
        <div role="alert">
          {isError && <p className="warning">{words.editor.notSaved}</p>}
          {mistakes.map(
            ({ path, text }) =>
              !path.length && (
                <p className="warning" key={text}>
                  {text}
                </p>
              ),
          )}
        </div>
        <SchemaField
          schema={schema.properties ? { ...schema, properties: Object.fromEntries(properties) } : schema}
          path={at}
          label={label}
          required
        />
      </div>
    </EditingContext>
  );
}
