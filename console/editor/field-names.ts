import type { FieldPath } from '../../contract/publishing.ts';
import { useConsole } from '../context.ts';
import { humanize, pageNameOf } from '../names.ts';
import { fieldKey, labelOf } from './schema.ts';

/** Names a field that is shown outside its form: 'Home: Hero, Title'. */
export function useFieldName(): (file: string, path: FieldPath) => string {
  const context = useConsole();
  const { editor, photos } = context.words;
  return (file, path) => {
    const slot = /^photos\/([\w-]+)/.exec(file)?.[1];
    const known = [
      ...context.branches.map(({ slug, name }) => [slug, name]),
      ...context.barbers.map(({ id, name }) => [id, name]),
    ];
    const names = { ...editor.names, ...Object.fromEntries(known) };
    if (slot) return `${photos.picture}: ${names[slot.replace(/^branch-/, '')] ?? humanize(slot)}`;
    const labels = path.flatMap((key, index) => {
      if (typeof key === 'number') return String(key + 1);
      if (key === 'items' || key === 'body') return [];
      return labelOf(key, names, index === path.length - 1 ? fieldKey(file, path) : '');
    });
    return `${pageNameOf(context, file)}: ${labels.join(', ')}`.replace(/: $/, '');
  };
}
