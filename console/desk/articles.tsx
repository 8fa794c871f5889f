import { useState } from 'react';
import type { ContentState } from '../../contract/desk.ts';
import { Button } from '../../site/components/button.tsx';
import { useConsole } from '../context.ts';
import { Editor } from '../editor/editor.tsx';
import { useAddress } from '../editor/use-address.ts';
import { SectionTitle } from '../parts.tsx';
import { Confirm } from './confirm.tsx';
import { NewRecord } from './records.tsx';
import { useChangeFiles, useContentState } from './use-content.ts';

const slugOf = (file: string) => /\/articles\/(.+)\.mdx$/.exec(file)?.[1];
/** What a reader sees first, then what a list and a search engine show. */
const FIRST = ['title', 'text', 'excerpt', 'category', 'published', 'seoTitle', 'description', 'readMinutes'];

/** Those that are public and those that are drafts, by slug, without what a draft takes away. */
function slugsIn({ files, drafts }: ContentState): string[] {
  const gone = drafts.filter(({ path, value }) => !path.length && value === null).map(({ file }) => file);
  const written = [...files, ...drafts.map(({ file }) => file)].filter((file) => !gone.includes(file));
  return [...new Set(written.flatMap((file) => slugOf(file) ?? []))].sort();
}

export function Articles() {
  const { words, articles, today } = useConsole();
  const { data } = useContentState();
  const { file = '', target } = useAddress();
  const slugs = data ? slugsIn(data) : [];
  const slug = slugOf(file);
  const addressOf = (name: string) => `#articles/${today.languages[0]?.locale}/articles/${name}.mdx`;
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
      <section className="stack">
        <a className="console-link" href="#articles">
          {words.editor.allArticles}
        </a>
        <SectionTitle title={titleOf(slug)} />
        <Article key={slug + target} slug={slug} target={target} />
      </section>
    );
  return (
    <section className="stack">
      <SectionTitle title={words.shell.articles} wideOnly />
      {data && (
        <NewRecord
          kind="article"
          title={words.records.newArticle}
          onMade={(name) => location.assign(addressOf(name))}
        />
      )}
      <ul className="editor-list">
        {slugs.map((name) => (
          <li key={name}>
            <a className="console-link" href={addressOf(name)}>
              {titleOf(name)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Article({ slug, target }: { slug: string; target: string | undefined }) {
  const { words, today } = useConsole();
  const [own, other] = today.languages.map(({ locale, name }) => ({
    path: `${locale}/articles/${slug}.mdx`,
    language: name,
  }));
  const [isAsked, setAsked] = useState(false);
  const { mutate, isError } = useChangeFiles();
  if (!own) return null;
  const files = [own, ...(other ? [other] : [])].map(({ path: file }) => ({
    file,
    make: () => ({ path: [], value: null }),
  }));
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
          onConfirm={() => mutate(files, { onSuccess: () => location.assign('#articles') })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
