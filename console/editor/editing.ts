import { createContext, useContext } from 'react';
import type { ContentFile } from '../../contract/publishing.ts';
import type { FileChange } from '../content/use-content.ts';
import type { Mistake } from './sentences.ts';

/** A file in the editor; `language` tells it from the same file in another language. */
export type EditedFile = { path: string; language?: string };

type Editing = {
  files: (EditedFile & { content: ContentFile })[];
  mistakes: Mistake[];
  /** The id of the field that the address names. */
  target: string | undefined;
  /** Changes all files in the same way, as every language has the same shape; then focuses the element with that id. */
  change: (make: FileChange['make'], focus: string) => void;
};

export const EditingContext = createContext<Editing | undefined>(undefined);
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('useEditing needs an Editor');
  return editing;
}
