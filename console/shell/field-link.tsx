import type { FieldPath } from '../../contract/desk.ts';
import { addressOf, fieldId, focusField } from '../address.ts';

/** Leads to a field on its screen, also when that screen is open. */
export const FieldLink = ({ file, path, label }: { file: string; path: FieldPath; label: string }) => (
  <a href={addressOf(file, path)} onClick={() => focusField(fieldId(file, path))} dir="auto">
    {label}
  </a>
);
