import { lazy } from 'react';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { addressOf, useAddress } from '../address.ts';
import { fileExists, useContentState } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { slugOf } from '../names.ts';
import { Screen } from '../parts/status.tsx';
import { NewRecord } from './new-record.tsx';

// Loaded on demand, because it contains the text editor.
const Article = lazy(async () => ({ default: (await import('./article.tsx')).Article }));

/** The articles, or the one that the address names. Leaves out those that a draft deletes. */
export function Articles() {
  const { words, today, ...context } = useConsole();
  const { data } = useContentState();
  const { file = '' } = useAddress();
  const existing = (slug: string) =>
    today.languages
      .map(({ locale }) => `${locale}/articles/${slug}.mdx`)
      .filter((one) => data && fileExists(data, one));
  const articles = context.articles.filter(({ slug }) => existing(slug).length);
  const stateBadge = (slug: string) => {
    const isPublic = data?.files.some((one) => slugOf(one) === slug);
    const isDrafted = data?.drafts.some((draft) => slugOf(draft.file) === slug);
    if (isPublic && !isDrafted) return <p className="badge badge-good">{words.editor.published}</p>;
    return <p className="badge">{isPublic ? words.editor.changed : words.editor.draft}</p>;
  };
  const opened = articles.find(({ slug }) => slug === slugOf(file));
  if (opened)
    return (
      <Screen title={opened.title} back="#articles" actions={stateBadge(opened.slug)}>
        <Article key={file} slug={opened.slug} />
      </Screen>
    );
  return (
    <Screen title={words.shell.articles} back="#more" isNarrow>
      {data && (
        <NewRecord
          kind="article"
          title={words.records.newArticle}
          onCreated={(slug) => location.assign(addressOf(`${FIRST_LANGUAGE}/articles/${slug}.mdx`))}
        />
      )}
      <ul className="console-list">
        {articles.map(({ slug, title }) => (
          <li key={slug}>
            <a className="console-link" href={addressOf(existing(slug)[0] ?? '')}>
              {title}
            </a>
            {stateBadge(slug)}
          </li>
        ))}
      </ul>
    </Screen>
  );
}
