import { useEffect } from 'react';
import type { FieldPath } from '../../contract/publishing.ts';
import { valueAt } from '../../domain/field-path.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { fieldId, fieldOf, focusField } from '../address.ts';
import { useContentFile } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { ArticleEditor } from '../editor/article-editor.tsx';
import { Editor } from '../editor/editor.tsx';
import { useFieldName } from '../editor/field-names.ts';
import { PhotoField } from '../editor/photo-field.tsx';
import { type ContentRecord, type RecordPart, recordOf } from '../editor/record.ts';
import { kindOf, labelOf, type Schema, schemaAt } from '../editor/schema.ts';
import { ServiceForm } from '../editor/service-form.tsx';
import { Dialog } from '../parts/dialog.tsx';

/** A group with more fields than this shows only the one that was tapped. */
const FEW = 8;
/** Fields that other files refer to, and those with a form of their own. */
const WITHOUT = ['slug', 'id', 'exceptions', 'image', 'gallery'];

const recordAt = (field: string) => {
  const { file, path } = fieldOf(field);
  return recordOf(file, path);
};

/** The path that names the record of a field. */
const namedBy = ({ kind, parts }: ContentRecord, path: FieldPath): FieldPath =>
  kind === 'text' ? path.slice(0, -1) : (parts.at(-1)?.at ?? []);

type FieldSheetProps = { fields: string[]; open: (field: string) => void; onClose: () => void };

/** The record of a field of the page. The first tapped field has the focus; those inside of it have their own sheets. */
export function FieldSheet({ fields: [first = '', ...inside], open, onClose }: FieldSheetProps) {
  const { words } = useConsole();
  const nameOf = useFieldName();
  const { file, path } = fieldOf(first);
  const record = recordOf(file, path);
  const target = file.endsWith('.mdx') && path[0] === 'body' ? fieldId(file, ['text']) : first;
  const slot = { photo: record.id, branch: `branch-${record.id}`, barber: record.id }[record.kind as string];
  const others = inside.filter((field) => JSON.stringify(recordAt(field)) !== JSON.stringify(record));
  useEffect(() => focusField(target), [target]);
  return (
    <Dialog title={nameOf(file, namedBy(record, path))} onClose={onClose} isSheet>
      {() => (
        <>
          <RecordForm record={record} file={file} target={target} />
          {slot && <PhotoField slot={slot} />}
          <div className="row">
            {others.map((field) => {
              const { file, path } = fieldOf(field);
              const name = nameOf(file, path);
              return (
                <Button
                  key={field}
                  kind="quiet"
                  label={fill(words.site.alsoHere, { name })}
                  onClick={() => open(field)}
                />
              );
            })}
          </div>
        </>
      )}
    </Dialog>
  );
}

type RecordFormProps = { record: ContentRecord; file: string; target: string };

function RecordForm({ record: { kind, id, parts }, file, target }: RecordFormProps) {
  const [, slug] = /^\w+\/articles\/(.+)\.mdx$/.exec(file) ?? [];
  if (kind === 'service' && id) return <ServiceForm id={id} />;
  if (slug && target === fieldId(file, ['text'])) return <ArticleEditor slug={slug} />;
  return parts.map((part) => (
    <Part key={`${part.file}:${part.at}`} part={part} target={target} isOptional={kind !== 'text'} />
  ));
}

type PartProps = { part: RecordPart; target: string; isOptional: boolean };

/** The fields of a record in one file of facts, or in the words of every language. */
function Part({ part: { file, at }, target, isOptional }: PartProps) {
  const { words, today } = useConsole();
  const [own = { path: file }, other] = file.startsWith('facts/')
    ? []
    : today.languages.map(({ locale, name }) => ({ path: `${locale}/${file}`, language: name }));
  const { data: content, status } = useContentFile(own.path);
  if (status === 'pending') return <p>{words.shell.loading}</p>;
  if (isOptional && content && valueAt(content.draft, at) === undefined) return null;
  const schema = (content?.schema ?? {}) as Schema;
  const around = at.slice(0, -1);
  const siblings = Object.keys(valueAt(content?.draft, around) ?? {});
  const isAlone = kindOf(schemaAt(schema, at)) === 'value' && (!around.length || siblings.length > FEW);
  const isList = kindOf(schemaAt(schema, at)) === 'entries';
  const label = isAlone || isList ? labelOf(String(at.at(-1)), words.editor.names) : '';
  const isGroup = kindOf(schemaAt(schema, at)) !== 'value';
  return (
    <Editor
      files={[own, other]}
      target={target}
      at={isAlone || isGroup ? at : around}
      label={label}
      without={WITHOUT}
    />
  );
}
