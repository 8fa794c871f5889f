import { fieldOf, valueAt } from '../../domain/field-path.ts';
import { useContentFile } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { fieldNameOf, readable } from '../editor/field-names.ts';

type PageFieldsProps = { fields: string[]; open: (field: string) => void };

/** All fields in page order, including invisible ones for search engines, screen readers and error messages. */
export function PageFields({ fields, open }: PageFieldsProps) {
  const words = useConsole().words.site;
  return (
    <>
      <p className="quiet">{words.keys}</p>
      <ul className="page-fields">
        {fields.map((field) => (
          <PageField key={field} field={field} open={open} />
        ))}
      </ul>
    </>
  );
}

function PageField({ field, open }: { field: string; open: (field: string) => void }) {
  const { file, path } = fieldOf(field);
  const content = useContentFile(file).data;
  const context = useConsole();
  const value = path.at(-1) === 'photo' ? '' : valueAt(content?.draft, path);
  return (
    <li>
      <button type="button" onClick={() => open(field)}>
        <b>{fieldNameOf(context, file, path)}</b>
        <span dir="auto" className="quiet">
          {typeof value === 'object' ? '' : readable(context, String(value ?? ''), content?.facts)}
        </span>
      </button>
    </li>
  );
}
