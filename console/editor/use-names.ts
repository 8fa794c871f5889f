import type { Draft, FieldPath, HistoryChange } from '../../contract/changes.ts';
import { valueAt } from '../../domain/field-path.ts';
import { useContentState } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import type { ConsoleProps } from '../words.ts';
import { fieldNameOf } from './field-names.ts';

/** The props of the console, with the names of new services, barbers and branches that exist only as drafts, or in `more`. */
export function useConsoleWithDraftNames(more: HistoryChange[] = []): ConsoleProps {
  const context = useConsole();
  const articles = useArticles();
  const { drafts = [] } = useContentState().data ?? {};
  const added = [...drafts, ...more].flatMap((change) => {
    if (!('file' in change)) return [];
    const { file, path, value } = change;
    const name = valueAt(value, ['name']);
    const isOwn = file.startsWith('facts/') || file.startsWith(`${context.language}/`);
    return isOwn && typeof name === 'string' ? [[path.at(-1) ?? '', name]] : [];
  });
  return { ...context, articles, names: { ...Object.fromEntries(added), ...context.names } };
}

/** The articles, titled in the language of the console, or else in the one that has a title. */
function useArticles(): ConsoleProps['articles'] {
  const { articles, language, words } = useConsole();
  const { drafts = [] } = useContentState().data ?? {};
  const ofArticle = (slug: string) => drafts.filter(({ file }) => file.endsWith(`/articles/${slug}.mdx`));
  const titleIn = (some: Draft[]) =>
    some
      .map(({ path, value }) => (path[0] === 'title' ? value : valueAt(value, ['title'])))
      .find((title): title is string => typeof title === 'string' && title.trim() !== '');
  const slugs = drafts.flatMap(({ file }) => /\/articles\/(.+)\.mdx$/.exec(file)?.[1] ?? []);
  return [...new Set([...articles.map(({ slug }) => slug), ...slugs])].map((slug) => {
    const some = ofArticle(slug);
    const title =
      titleIn(some.filter(({ file }) => file.startsWith(`${language}/`))) ??
      articles.find((article) => article.slug === slug)?.title ??
      titleIn(some) ??
      words.editor.untitled;
    return { slug, title };
  });
}

export function useFieldName(): (file: string, path: FieldPath, ownName?: string) => string {
  const context = useConsoleWithDraftNames();
  return (...field) => fieldNameOf(context, ...field);
}
