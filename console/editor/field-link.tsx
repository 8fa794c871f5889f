import { useContext } from 'react';
import { type FieldPath, fieldId } from '../../domain/field-path.ts';
import { addressOf, EDIT } from '../address.ts';
import { PreviewContext } from '../context.ts';
import { focusField } from '../focus.ts';
import { recordKey } from './record.ts';

/** Links to a field: to its sheet if the edited page shows its record. The click focuses it if its screen is already open. */
export function FieldLink({ file, path, label }: { file: string; path: FieldPath; label: string }) {
  const { fields = [] } = useContext(PreviewContext);
  const id = fieldId(file, path);
  const isHere = fields.map(recordKey).includes(recordKey(id));
  return (
    <a href={isHere ? `#${EDIT}${id}` : addressOf(file, path)} onClick={() => focusField(id)} dir="auto">
      {label}
    </a>
  );
}
