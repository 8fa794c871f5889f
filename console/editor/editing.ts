import { createContext, useContext } from 'react';
import type { ContentFile, FieldPath } from '../../contract/desk.ts';
import type { ConsoleWords } from '../words.ts';

/** A file as it is edited here: of a language, or of none where it holds facts. */
export type EditedFile = { path: string; locale?: string; language?: string };
export type OpenFile = EditedFile & { content: ContentFile; mistakes: { path: FieldPath; text: string }[] };

export type Editing = {
  words: ConsoleWords;
  files: OpenFile[];
  /** The id of the field that somebody was led to. */
  target: string | undefined;
  /** Sets a value in every file at once: shapes are the same in every language. */
  change: (make: (data: unknown, file: OpenFile) => { path: FieldPath; value: unknown } | undefined) => void;
};
export const EditingContext = createContext<Editing | undefined>(undefined);
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('stands in no editor');
  return editing;
}
