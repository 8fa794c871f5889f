import { useEffect } from 'react';
import type { FieldPath } from '../../contract/publishing.ts';
import { valueAt } from '../../domain/field-path.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { fieldId, fieldOf, focusField } from '../address.ts';
import { useContentFile } from '../content/use-content.ts';
import { useConsole, useStaff } from '../context.ts';
import { ArticleEditor } from '../editor/article-editor.tsx';
import { useEditedFiles } from '../editor/editing.ts';
import { Editor } from '../editor/editor.tsx';
import { PhotoField } from '../editor/photo-field.tsx';
import { type ContentRecord, type RecordPart, recordOf } from '../editor/record.ts';
import { kindOf, labelOf, type Schema, schemaAt } from '../editor/schema.ts';
import { ServiceForm } from '../editor/service-form.tsx';
import { useFieldName } from '../editor/use-names.ts';
import { Dialog } from '../parts/dialog.tsx';

/** Of a group with more fields than this, the sheet shows only the tapped one. */
const MAX_FIELDS = 8;
/** Not in the sheet: fields that other files refer to, and those with a form of their own. */
const EXCLUDED = ['slug', 'id', 'exceptions', 'image', 'gallery', 'photos'];

const recordAt = (field: string) => {
  const { file, path } = fieldOf(field);
  return recordOf(file, path);
};

/** The path whose name is the title of the sheet. */
const titlePathOf = ({ kind, parts }: ContentRecord, path: FieldPath): FieldPath =>
  kind === 'text' ? path.slice(0, -1) : (parts.at(-1)?.at ?? path);

type FieldSheetProps = { fields: string[]; open: (field: string) => void; onClose: () => void };

/** Edits the record of the first field of a tapped element. The element's other fields get buttons that open their sheets. */
export function FieldSheet({ fields: [first = '', ...rest], open, onClose }: FieldSheetProps) {
  const { words } = useConsole();
  const nameOf = useFieldName();
  const { file, path } = fieldOf(first);
  const record = recordOf(file, path);
  const isText = file.endsWith('.mdx') && path[0] === 'body';
  const isPhoto = file.startsWith('photos/');
  const target = isText ? fieldId(file, ['text']) : isPhoto ? `photos/${record.id}` : first;
  const slot = { photo: record.id, branch: `branch-${record.id}`, barber: record.id }[record.kind as string];
  const others = rest.filter((field) => JSON.stringify(recordAt(field)) !== JSON.stringify(record));
  useEffect(() => focusField(target), [target]);
  return (
    <Dialog title={nameOf(file, titlePathOf(record, path))} onClose={onClose} isSheet>
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
    </Dialog>
  );
}

type RecordFormProps = { record: ContentRecord; file: string; target: string };

function RecordForm({ record: { kind, id, parts: all }, file, target }: RecordFormProps) {
  const { role } = useStaff();
  // Branch staff may edit only the hours of a branch.
  const parts =
    role === 'owner' || kind !== 'branch' ? all : [{ file: 'facts/branches.yaml', at: [id, 'hours'] }];
  const [, slug] = /^\w+\/articles\/(.+)\.mdx$/.exec(file) ?? [];
  if (kind === 'service' && id) return <ServiceForm id={id} />;
  if (slug && target === fieldId(file, ['text'])) return <ArticleEditor slug={slug} />;
  return parts.map((part) => (
    <Part key={`${part.file}:${part.at}`} part={part} target={target} isOptional={kind !== 'text'} />
  ));
}

type PartProps = { part: RecordPart; target: string; isOptional: boolean };

/** The fields of a record in one file of facts, or in one file of words in every language. */
function Part({ part: { file, at }, target, isOptional }: PartProps) {
  const { words } = useConsole();
  const files = useEditedFiles(file);
  const { data: content, status } = useContentFile(files[0]?.path ?? file);
  if (status === 'pending') return <p>{words.shell.loading}</p>;
  if (isOptional && content && valueAt(content.draft, at) === undefined) return null;
  const schema = (content?.schema ?? {}) as Schema;
  const parent = at.slice(0, -1);
  const siblings = Object.keys(valueAt(content?.draft, parent) ?? {});
  const kind = kindOf(schemaAt(schema, at));
  const isAlone = kind === 'value' && (!parent.length || siblings.length > MAX_FIELDS);
  const label = isAlone || kind === 'entries' ? labelOf(String(at.at(-1)), words.editor.names) : '';
  return (
    <Editor
      files={files}
      target={target}
      at={isAlone || kind !== 'value' ? at : parent}
      label={label}
      without={EXCLUDED}
    />
  );
}
