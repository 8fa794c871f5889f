import type { Draft } from '../../contract/desk.ts';
import { fill } from '../../domain/text.ts';
import { useConsole } from '../context.ts';
import { labelOf } from '../editor/schema.ts';
import { placeOf } from '../names.ts';
import { FieldLink } from './field-link.tsx';

type MissingField = Pick<Draft, 'file' | 'path'>;

/** The empty fields of new records, which a publication leaves out until they are filled in. */
export function MissingFields({ fields }: { fields: MissingField[] }) {
  const context = useConsole();
  const { publishing, editor } = context.words;
  /** 'Branch pages: Marina, Hero, Title' */
  const nameOf = ({ file, path }: MissingField) => {
    const keys = path.filter((key) => typeof key === 'string' && key !== 'items');
    const labels = keys.map((key) => labelOf(String(key), editor.names));
    return `${placeOf(context, file)}: ${labels.join(', ')}`;
  };
  if (!fields.length) return null;
  return (
    <details className="console-links">
      <summary>{fill(publishing.leftOut, { count: String(fields.length) })}</summary>
      <ul>
        {fields.map((field) => (
          <li key={field.file}>
            <FieldLink {...field} label={nameOf(field)} />
          </li>
        ))}
      </ul>
    </details>
  );
}
