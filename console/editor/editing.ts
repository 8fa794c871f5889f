import { createContext } from 'react';
import type { FieldPath } from '../../domain/field-path.ts';
import { useCheck } from '../content/use-check.ts';
import { type DraftedFile, type FileEdit, fileExists, useContentState } from '../content/use-content.ts';
import { useConsole, useProvided } from '../context.ts';
import { sentenceOf } from './sentences.ts';

export type Mistake = { path: FieldPath; text: string };

/** The mistakes that the check found in a file. */
export function useMistakes(file: string): Mistake[] {
  const context = useConsole();
  const { mistakes = [] } = useCheck().data ?? {};
  return mistakes
    .filter((mistake) => mistake.file === file)
    .map((mistake) => ({ path: [...(mistake.path ?? [])], text: sentenceOf(context, mistake, true) }));
}

/** A file in the editor; `language` is set if the same file exists in other languages. */
export type EditedFile = { path: string; language?: string };

/** For a file of facts, that file; for a file of words ('services.yaml'), its file in every language that has it. */
export const useEditedFiles = (file: string): EditedFile[] => {
  const { languages } = useConsole().today;
  const { data } = useContentState();
  return file.startsWith('facts/')
    ? [{ path: file }]
    : languages
        .map(({ locale, name }) => ({ path: `${locale}/${file}`, language: name }))
        .filter(({ path }) => !data || fileExists(data, path));
};

type Editing = {
  files: (EditedFile & { content: DraftedFile })[];
  mistakes: Mistake[];
  /** The id of a field in the first of the files. */
  idAt: (path: FieldPath) => string;
  /** Changes all files in the same way, as every language has the same shape; then focuses the element with that id. */
  change: (make: FileEdit['make'], focus: string) => void;
};

export const EditingContext = createContext<Editing | undefined>(undefined);
export const useEditing = () => useProvided(EditingContext);
