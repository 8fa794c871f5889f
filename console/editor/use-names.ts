import type { FieldPath } from '../../contract/publishing.ts';
import { useContentState } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import type { ConsoleProps } from '../words.ts';
import { fieldNameOf } from './field-names.ts';

/** The console with the names of records that are only drafts: a new service, barber or branch. */
export function useNames(): ConsoleProps {
  const context = useConsole();
  const { drafts = [] } = useContentState().data ?? {};
  const language = context.today.languages.find(({ tag }) => tag === context.locale)?.locale;
  const added = drafts.flatMap(({ file, path, value }) => {
    const { name } = (value ?? {}) as { name?: unknown };
    const isOwn = file.startsWith('facts/') || file.startsWith(`${language}/`);
    return isOwn && typeof name === 'string' ? [[path.at(-1) ?? '', name]] : [];
  });
  return { ...context, names: { ...Object.fromEntries(added), ...context.names } };
}

export function useFieldName(): (file: string, path: FieldPath, own?: string) => string {
  const context = useNames();
  return (...field) => fieldNameOf(context, ...field);
}
