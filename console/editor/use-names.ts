import type { FieldPath } from '../../contract/publishing.ts';
import { valueAt } from '../../domain/field-path.ts';
import { useContentState } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import type { ConsoleProps } from '../words.ts';
import { fieldNameOf } from './field-names.ts';

/** The props of the console, with the names of new services, barbers and branches that exist only as drafts. */
export function useConsoleWithDraftNames(): ConsoleProps {
  const context = useConsole();
  const { drafts = [] } = useContentState().data ?? {};
  const language = context.today.languages.find(({ tag }) => tag === context.locale)?.locale;
  const added = drafts.flatMap(({ file, path, value }) => {
    const name = valueAt(value, ['name']);
    const isOwn = file.startsWith('facts/') || file.startsWith(`${language}/`);
    return isOwn && typeof name === 'string' ? [[path.at(-1) ?? '', name]] : [];
  });
  return { ...context, names: { ...Object.fromEntries(added), ...context.names } };
}

export function useFieldName(): (file: string, path: FieldPath, own?: string) => string {
  const context = useConsoleWithDraftNames();
  return (...field) => fieldNameOf(context, ...field);
}
