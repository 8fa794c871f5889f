import { lazy } from 'react';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { addressOf, useAddress } from '../address.ts';
import { fileExists, useContentState } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { slugOf } from '../names.ts';
import { LinkRow } from '../parts/rows.tsx';
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
  /** What the line of an article says below its title. */
  const stateOf = (slug: string) => {
    const isPublic = data?.files.some((one) => slugOf(one) === slug);
    const isDrafted = data?.drafts.some((draft) => slugOf(draft.file) === slug);
    if (isPublic && !isDrafted) return { detail: words.editor.published };
    return { note: isPublic ? words.editor.changed : words.editor.draft };
  };
  const opened = articles.find(({ slug }) => slug === slugOf(file));
  if (opened) {
    const { detail, note } = stateOf(opened.slug);
    return (
      <Screen title={opened.title} back="#articles">
        <p className={detail ? 'badge badge-good' : 'badge'}>{detail ?? note}</p>
        <Article key={file} slug={opened.slug} />
      </Screen>
    );
  }
  return (
    <Screen title={words.shell.articles} back="#more" isNarrow>
      {data && (
        <NewRecord
          kind="article"
          title={words.records.newArticle}
          onCreated={(slug) => location.assign(addressOf(`${FIRST_LANGUAGE}/articles/${slug}.mdx`))}
        />
      )}
      <ul className="rows">
        {articles.map(({ slug, title }) => (
          <li key={slug}>
            <LinkRow href={addressOf(existing(slug)[0] ?? '')} title={title} {...stateOf(slug)} />
          </li>
        ))}
      </ul>
    </Screen>
  );
}
