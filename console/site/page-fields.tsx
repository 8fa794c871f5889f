import { fieldOf, valueAt } from '../../domain/field-path.ts';
import { useContentFile } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { fieldNameOf, readable } from '../editor/field-names.ts';
import { isInMain } from './page-dom.ts';

type PageFieldsProps = { fields: string[]; open: (field: string) => void };

/** All fields: those of the main part in page order, then header and footer, and what only search engines and screen readers get. */
export function PageFields({ fields, open }: PageFieldsProps) {
  const words = useConsole().words.site;
  return (
    <>
      <p className="sub console-keys">{words.keys}</p>
      <ul className="rows">
        {[...fields.filter(isInMain), ...fields.filter((field) => !isInMain(field))].map((field) => (
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
      <button type="button" className="row-tap" onClick={() => open(field)}>
        <span>
          <b>{fieldNameOf(context, file, path)}</b>
          <small dir="auto">
            {typeof value === 'object' ? '' : readable(context, String(value ?? ''), content?.facts)}
          </small>
        </span>
      </button>
    </li>
  );
}
