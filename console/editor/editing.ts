import { createContext, useContext } from 'react';
import type { ContentFile } from '../../contract/desk.ts';
import type { ChangeOfFile } from '../desk/use-content.ts';
import type { useMistakes } from './use-mistakes.ts';

/** A file as it is edited here; `language` tells it from the same file in another one. */
export type EditedFile = { path: string; language?: string };

type Editing = {
  files: (EditedFile & { content: ContentFile })[];
  mistakes: ReturnType<typeof useMistakes>;
  /** The id of the field that the address names. */
  target: string | undefined;
  /** Changes every file in the same way, as shapes are the same in every language, and focuses what has that id then. */
  change: (make: ChangeOfFile['make'], focus: string) => void;
};
export const EditingContext = createContext<Editing | undefined>(undefined);
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('must be used inside of an editor');
  return editing;
}
