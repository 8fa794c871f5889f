import { lazy } from 'react';
import type { ContentState } from '../../contract/changes.ts';
import { addressOf, useAddress } from '../address.ts';
import { fileExists, useContentState } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { Screen } from '../parts/status.tsx';
import { NewRecord } from './new-record.tsx';

const slugOf = (file: string) => /\/articles\/(.+)\.mdx$/.exec(file)?.[1];

// Loaded on demand, because it contains the text editor.
const Article = lazy(async () => ({ default: (await import('./article.tsx')).Article }));

/** The state of each article: new, published, or published with drafts. Leaves out those that a draft deletes. */
function statesIn({
  files,
  drafts,
}: Pick<ContentState, 'files' | 'drafts'>): Map<string, 'draft' | 'published' | 'changed'> {
  const states = new Map<string, 'draft' | 'published' | 'changed'>();
  for (const file of files) states.set(slugOf(file) ?? '', 'published');
  for (const { file } of drafts) {
    const slug = slugOf(file) ?? '';
    states.set(slug, states.has(slug) && states.get(slug) !== 'draft' ? 'changed' : 'draft');
  }
  for (const { file, path, value } of drafts)
    if (!path.length && value === null) states.delete(slugOf(file) ?? '');
  states.delete('');
  return new Map([...states].sort(([a], [b]) => a.localeCompare(b)));
}

/** The articles, or the one that the address names. */
export function Articles() {
  const { words, articles, today } = useConsole();
  const { data } = useContentState();
  const { file = '' } = useAddress();
  const states = statesIn(data ?? { files: [], drafts: [] });
  const slug = slugOf(file);
  const addressOfArticle = (name: string) => {
    const files = today.languages.map(({ locale }) => `${locale}/articles/${name}.mdx`);
    return addressOf(files.find((one) => data && fileExists(data, one)) ?? files[0] ?? '');
  };
  const titleOf = (name: string) => articles.find((article) => article.slug === name)?.title ?? name;
  const stateBadge = (name: string) => {
    const state = states.get(name) ?? 'draft';
    return <p className={state === 'published' ? 'badge badge-good' : 'badge'}>{words.editor[state]}</p>;
  };
  if (slug && states.has(slug))
    return (
      <Screen title={titleOf(slug)} onPhone actions={stateBadge(slug)}>
        <a className="console-link" href="#articles">
          {words.editor.allArticles}
        </a>
        <Article key={file} slug={slug} />
      </Screen>
    );
  return (
    <Screen title={words.shell.articles}>
      {data && (
        <NewRecord
          kind="article"
          title={words.records.newArticle}
          onCreated={(name) => location.assign(addressOfArticle(name))}
        />
      )}
      <ul className="console-list">
        {[...states.keys()].map((name) => (
          <li key={name}>
            <a className="console-link" href={addressOfArticle(name)}>
              {titleOf(name)}
            </a>
            {stateBadge(name)}
          </li>
        ))}
      </ul>
    </Screen>
  );
}
