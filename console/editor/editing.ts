import { createContext } from 'react';
import type { ContentFile } from '../../contract/publishing.ts';
import type { FileChange } from '../content/use-content.ts';
import { useConsole, useProvided } from '../context.ts';
import type { Mistake } from './sentences.ts';

/** A file in the editor; `language` tells it from the same file in another language. */
export type EditedFile = { path: string; language?: string };

/** A file of facts alone, or a file of words ('services.yaml') in every language. */
export const useEditedFiles = (file: string): EditedFile[] => {
  const { languages } = useConsole().today;
  return file.startsWith('facts/')
    ? [{ path: file }]
    : languages.map(({ locale, name }) => ({ path: `${locale}/${file}`, language: name }));
};

type Editing = {
  files: (EditedFile & { content: ContentFile })[];
  mistakes: Mistake[];
  /** The id of the field that the address names. */
  target: string | undefined;
  /** Changes all files in the same way, as every language has the same shape; then focuses the element with that id. */
  change: (make: FileChange['make'], focus: string) => void;
};

export const EditingContext = createContext<Editing | undefined>(undefined);
export const useEditing = () => useProvided(EditingContext);
