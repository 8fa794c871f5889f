import type { FieldPath } from '../../contract/publishing.ts';
import { joinWithComma } from '../../domain/text.ts';
import { useConsole } from '../context.ts';
import { humanize, pageNameOf } from '../names.ts';
import { recordOf } from './record.ts';
import { fieldKey, labelOf } from './schema.ts';

/** Names a field that is shown outside its form: 'Home: Hero, Title'. */
export function useFieldName(): (file: string, path: FieldPath) => string {
  const context = useConsole();
  const { editor, photos } = context.words;
  return (file, path) => {
    const { kind, id } = recordOf(file, path);
    const known = [
      ...context.branches.map(({ slug, name }) => [slug, name]),
      ...context.barbers.map(({ id, name }) => [id, name]),
    ];
    const names = { ...editor.names, ...Object.fromEntries(known) };
    if (kind === 'photo') return `${photos.picture}: ${names[id.replace(/^branch-/, '')] ?? humanize(id)}`;
    const labels = path.flatMap((key, index) => {
      if (typeof key === 'number') return String(key + 1);
      if (key === 'items' || key === 'body') return [];
      return labelOf(key, names, index === path.length - 1 ? fieldKey(file, path) : '');
    });
    return `${pageNameOf(context, file)}: ${joinWithComma(labels, context.locale)}`.replace(/: $/, '');
  };
}
