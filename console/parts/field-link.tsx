import { type FieldPath, fieldId } from '../../domain/field-path.ts';
import { addressOf } from '../address.ts';
import { focusField } from '../focus.ts';

/** Links to a field. The click focuses it if its screen is already open. */
export const FieldLink = ({ file, path, label }: { file: string; path: FieldPath; label: string }) => (
  <a href={addressOf(file, path)} onClick={() => focusField(fieldId(file, path))} dir="auto">
    {label}
  </a>
);
