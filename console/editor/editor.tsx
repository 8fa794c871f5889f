import type { FieldPath } from '../../contract/desk.ts';
import { searchForm } from '../../domain/search-form.ts';
import { useConsole } from '../context.ts';
import { useChangeFiles, useContentFile } from '../desk/use-content.ts';
import { Failure } from '../parts.tsx';
import { type EditedFile, EditingContext } from './editing.ts';
import { Node } from './nodes.tsx';
import { type Schema, schemaAt } from './schema.ts';
import { focusField } from './use-address.ts';
import { useMistakes } from './use-mistakes.ts';

type EditorProps = {
  /** One, or the same in two languages. */
  files: [EditedFile, EditedFile?];
  find?: string;
  target?: string | undefined;
  /** Fields that come before all others. */
  first?: readonly string[];
  /** The record that is edited, where it is not the whole file, and which of its fields have a place elsewhere. */
  at?: FieldPath;
  without?: readonly string[];
};

/** Edits files of the content by the schema that checks them: a new field of the content is a field here. */
export function Editor({ files, find = '', target, first = [], at = [], without = [] }: EditorProps) {
  const words = useConsole().words;
  const [own, other] = files;
  const opened = [useContentFile(own.path), useContentFile((other ?? own).path)] as const;
  const mistakes = [...useMistakes(own.path), ...useMistakes((other ?? own).path)];
  const { mutate, isError } = useChangeFiles();
  const failed = opened.find(({ status }) => status === 'error');
  if (failed) return <Failure words={words.shell} onRetry={() => failed.refetch()} />;
  const read = files.flatMap((file, index) => {
    const content = opened[index]?.data;
    return file && content ? [{ ...file, content }] : [];
  });
  if (read.length < files.length) return <p>{words.shell.loading}</p>;
  const schema = schemaAt(read[0]?.content.schema as Schema, at);
  const keys = [...first, ...Object.keys(schema.properties ?? {})].filter((key) => !without.includes(key));
  const properties = Object.fromEntries(
    keys.flatMap((key) => (schema.properties?.[key] ? [[key, schema.properties[key]]] : [])),
  );
  return (
    <EditingContext
      value={{
        files: read,
        mistakes,
        target,
        change: (make, focus) =>
          mutate(
            read.map(({ path }) => ({ file: path, make })),
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
        {own.language && <Facts facts={read[0]?.content.facts ?? {}} />}
        <Node
          schema={schema.properties ? { ...schema, properties } : schema}
          path={at}
          label=""
          required
          find={searchForm(find)}
        />
      </div>
    </EditingContext>
  );
}

/** What a text may name in braces, with what it gives. */
const Facts = ({ facts }: { facts: Record<string, string> }) => (
  <details className="editor-fold">
    <summary>{useConsole().words.editor.facts}</summary>
    <dl className="editor-inside">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{`{${name}}`}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  </details>
);
