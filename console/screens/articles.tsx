import { useState } from 'react';
import type { ContentState } from '../../contract/publishing.ts';
import { Button } from '../../site/components/button.tsx';
import { addressOf, useAddress } from '../address.ts';
import { useChangeFiles, useContentState } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { Editor } from '../editor/editor.tsx';
import { Confirm } from '../parts/dialog.tsx';
import { Screen } from '../parts/status.tsx';
import { NewRecord } from './new-record.tsx';

const slugOf = (file: string) => /\/articles\/(.+)\.mdx$/.exec(file)?.[1];
/** What a reader sees first, then what lists and search engines show. */
const FIRST = ['title', 'text', 'excerpt', 'category', 'published', 'seoTitle', 'description', 'readMinutes'];

/** The slugs of published and drafted articles, without those that a draft deletes. */
function slugsIn({ files, drafts }: ContentState): string[] {
  const deleted = drafts.filter(({ path, value }) => !path.length && value === null).map(({ file }) => file);
  const kept = [...files, ...drafts.map(({ file }) => file)].filter((file) => !deleted.includes(file));
  return [...new Set(kept.flatMap((file) => slugOf(file) ?? []))].sort();
}

/** The articles, or the one that the address names. */
export function Articles() {
  const { words, articles, today } = useConsole();
  const { data } = useContentState();
  const { file = '', target } = useAddress();
  const slugs = data ? slugsIn(data) : [];
  const slug = slugOf(file);
  const addressOfArticle = (name: string) => addressOf(`${today.languages[0]?.locale}/articles/${name}.mdx`);
  const titleOf = (name: string) => {
    const draft = data?.drafts.find((one) => slugOf(one.file) === name && !one.path.length)?.value;
    return (
      (draft as { title?: string } | undefined)?.title ??
      articles.find((article) => article.slug === name)?.title ??
      name
    );
  };
  if (slug && slugs.includes(slug))
    return (
      <Screen title={titleOf(slug)} onPhone>
        <a className="console-link" href="#articles">
          {words.editor.allArticles}
        </a>
        <Article key={slug + target} slug={slug} target={target} />
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
        {slugs.map((name) => (
          <li key={name}>
            <a className="console-link" href={addressOfArticle(name)}>
              {titleOf(name)}
            </a>
          </li>
        ))}
      </ul>
    </Screen>
  );
}

function Article({ slug, target }: { slug: string; target: string | undefined }) {
  const { words, today } = useConsole();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isError } = useChangeFiles();
  const [own, other] = today.languages.map(({ locale, name }) => ({
    path: `${locale}/articles/${slug}.mdx`,
    language: name,
  }));
  if (!own) return null;
  const remove = () =>
    mutate(
      [own, ...(other ? [other] : [])].map(({ path }) => ({
        file: path,
        make: () => ({ path: [], value: null }),
      })),
      { onSuccess: () => location.assign('#articles') },
    );
  return (
    <>
      <Editor files={[own, other]} target={target} first={FIRST} />
      <p role="alert">{isError && words.editor.notSaved}</p>
      <div className="row">
        <Button kind="quiet" label={words.editor.deleteArticle} onClick={() => setAsked(true)} />
      </div>
      {isAsked && (
        <Confirm
          title={words.editor.deleteAsked}
          confirm={words.editor.deleteArticle}
          cancel={words.editor.cancel}
          onConfirm={remove}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
