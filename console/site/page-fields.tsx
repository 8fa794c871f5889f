import { fieldOf, valueAt } from '../../domain/field-path.ts';
import { useContentFile } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { useFactNames, useFieldName } from '../editor/field-names.ts';
import { readable } from '../editor/schema.ts';
import { Dialog } from '../parts/dialog.tsx';

type PageFieldsProps = { fields: string[]; open: (field: string) => void; onClose: () => void };

/** All fields in page order, including invisible ones for search engines, screen readers and error messages. */
export function PageFields({ fields, open, onClose }: PageFieldsProps) {
  const words = useConsole().words.site;
  return (
    <Dialog title={words.onThisPage} onClose={onClose} isSheet>
      <p className="quiet">{words.keys}</p>
      <ul className="page-fields">
        {fields.map((field) => (
          <PageField key={field} field={field} open={open} />
        ))}
      </ul>
    </Dialog>
  );
}

function PageField({ field, open }: { field: string; open: (field: string) => void }) {
  const { file, path } = fieldOf(field);
  const isPhoto = file.startsWith('photos/');
  const content = useContentFile(isPhoto ? 'facts/photos.yaml' : file).data;
  const name = useFieldName()(file, path);
  const nameOf = useFactNames();
  const value = isPhoto ? '' : valueAt(content?.draft, path);
  return (
    <li>
      <button type="button" onClick={() => open(field)}>
        <b>{name}</b>
        <span dir="auto" className="quiet">
          {typeof value === 'object' ? '' : readable(String(value ?? ''), content?.facts ?? {}, nameOf)}
        </span>
      </button>
    </li>
  );
}
