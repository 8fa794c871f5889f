import { useEffect } from 'react';
import { type FieldPath, fieldId, fieldOf, valueAt } from '../../domain/field-path.ts';
import { kindOf } from '../../domain/json-schema.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { useContentFile } from '../content/use-content.ts';
import { useConsole, useStaff } from '../context.ts';
import { ArticleEditor } from '../editor/article-editor.tsx';
import { useEditedFiles } from '../editor/editing.ts';
import { Editor } from '../editor/editor.tsx';
import { fieldNameOf, keyNameOf } from '../editor/field-names.ts';
import { PhotoField } from '../editor/photo-field.tsx';
import { type ContentRecord, type RecordPart, recordKey, recordOf } from '../editor/record.ts';
import { RemoveRecord } from '../editor/remove-record.tsx';
import { schemaAt } from '../editor/schema.ts';
import { ServiceForm } from '../editor/service-form.tsx';
import { focusField } from '../focus.ts';
import { slugOf } from '../names.ts';
import { Dialog } from '../parts/dialog.tsx';
import { BranchHours } from '../screens/branch-hours.tsx';
import { tappedText } from './page-dom.ts';

/** If a group has more fields than this, the sheet shows only the tapped one. */
const MAX_FIELDS = 8;
/** Fields that the sheet leaves out: other files refer to them, or they have a form of their own. */
const EXCLUDED = ['slug', 'id', 'exceptions', 'image', 'gallery', 'photos'];
/** Records that the sheet can remove. A service has a form of its own. */
const REMOVABLE: ContentRecord['kind'][] = ['barber', 'branch', 'area', 'price'];

/** The path whose name is the title of the sheet. */
const titlePathOf = ({ kind, parts }: ContentRecord, path: FieldPath): FieldPath =>
  kind === 'text' ? path.slice(0, -1) : (parts.at(-1)?.at ?? path);

type FieldSheetProps = { fields: string[]; open: (field: string) => void; onClose: () => void };

/** Edits the record of the first field of a tapped element. The element's other fields get buttons that open their sheets. */
export function FieldSheet({ fields: [first = '', ...rest], open, onClose }: FieldSheetProps) {
  const context = useConsole();
  const staff = useStaff();
  const { file, path } = fieldOf(first);
  const record = recordOf(file, path);
  const isText = file.endsWith('.mdx') && path[0] === 'body';
  const target = isText ? fieldId(file, ['text']) : first;
  const isOwnSlot = record.kind === 'photo' || record.kind === 'barber';
  const slot = isOwnSlot ? record.id : record.kind === 'branch' && `branch-${record.id}`;
  const others = rest.filter((field) => recordKey(field) !== recordKey(first));
  const title = fieldNameOf(context, file, titlePathOf(record, path));
  useEffect(() => focusField(target), [target]);
  return (
    <Dialog title={title} onClose={onClose} isSheet>
      <RecordForm record={record} name={title} file={file} target={target} />
      {slot && staff.role === 'owner' && <PhotoField slot={slot} />}
      <div className="row">
        {staff.role === 'owner' && REMOVABLE.includes(record.kind) && (
          <RemoveRecord record={record} name={title} onRemoved={onClose} />
        )}
        {others.map((field) => {
          const { file, path } = fieldOf(field);
          const name = fieldNameOf(context, file, path);
          return (
            <Button
              key={field}
              kind="quiet"
              label={fill(context.words.site.alsoHere, { name })}
              onClick={() => open(field)}
            />
          );
        })}
      </div>
    </Dialog>
  );
}

type RecordFormProps = { record: ContentRecord; name: string; file: string; target: string };

function RecordForm({ record: { kind, id, parts }, name, file, target }: RecordFormProps) {
  const { role } = useStaff();
  const [, field] = fieldOf(target).path;
  // Branch staff may edit only the hours of a branch.
  if (kind === 'branch' && (role !== 'owner' || field === 'hours' || field === 'exceptions'))
    return <BranchHours slug={id} name={name} />;
  const slug = slugOf(file);
  if (kind === 'service' && id) return <ServiceForm id={id} />;
  if (slug && target === fieldId(file, ['text']))
    return <ArticleEditor slug={slug} file={file} at={tappedText()} />;
  return parts.map((part) => (
    <Part key={`${part.file}:${part.at}`} part={part} isOptional={kind !== 'text'} />
  ));
}

type PartProps = { part: RecordPart; isOptional: boolean };

/** The fields of a record in one file of facts, or in one file of words in every language. */
function Part({ part: { file, at }, isOptional }: PartProps) {
  const context = useConsole();
  const files = useEditedFiles(file);
  const { data: content, status } = useContentFile(files[0]?.path ?? file);
  if (status === 'pending') return <p>{context.words.shell.loading}</p>;
  if (isOptional && content && valueAt(content.draft, at) === undefined) return null;
  const parent = at.slice(0, -1);
  const siblings = Object.keys(valueAt(content?.draft, parent) ?? {});
  const kind = kindOf(schemaAt(content?.schema ?? {}, at));
  const isSingle = kind === 'value' && (!parent.length || siblings.length > MAX_FIELDS);
  const label = isSingle || kind === 'entries' ? keyNameOf(context, file, at) : '';
  return (
    <Editor files={files} at={isSingle || kind !== 'value' ? at : parent} label={label} without={EXCLUDED} />
  );
}
