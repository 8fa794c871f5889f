import type { FieldPath } from '../../contract/publishing.ts';
import { joinWithComma } from '../../domain/text.ts';
import { useConsole, useStaff } from '../context.ts';
import { humanize, pageNameOf } from '../names.ts';
import { recordOf } from './record.ts';
import { fieldKey, labelOf } from './schema.ts';
import { useOptions } from './use-options.ts';

/** The names of branches, barbers, articles and services by id. */
export function useRecordNames(): Record<string, string> {
  const { branches, barbers, articles } = useConsole();
  // Branch staff may not read the services.
  const isOwner = useStaff().role === 'owner';
  return Object.fromEntries([
    ...useOptions(isOwner ? 'services' : '').map(({ value, label }) => [value, label]),
    ...articles.map(({ slug, title }) => [slug, title]),
    ...barbers.map(({ id, name }) => [id, name]),
    ...branches.map(({ slug, name }) => [slug, name]),
  ]);
}

/** Names a field that is shown outside its form: 'Home: Hero, Title'. */
export function useFieldName(): (file: string, path: FieldPath) => string {
  const context = useConsole();
  const { editor, photos } = context.words;
  const names = { ...editor.names, ...useRecordNames() };
  return (file, path) => {
    const { kind, id } = recordOf(file, path);
    if (kind === 'photo') return `${photos.picture}: ${names[id.replace(/^branch-/, '')] ?? humanize(id)}`;
    const labels = path.flatMap((key, index) => {
      if (typeof key === 'number') return String(key + 1);
      if (key === 'items' || key === 'body') return [];
      return labelOf(key, names, index === path.length - 1 ? fieldKey(file, path) : '');
    });
    return `${pageNameOf(context, file)}: ${joinWithComma(labels, context.locale)}`.replace(/: $/, '');
  };
}
