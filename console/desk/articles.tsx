import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type ContentFile, type ContentState, deskApi } from '../../contract/desk.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import { ask } from '../api.ts';
import { Editor } from '../editor/editor.tsx';
import { blank, idOf, type Schema } from '../editor/schema.ts';
import { useAddress } from '../editor/use-address.ts';
import { Dialog, SectionTitle } from '../parts.tsx';
import type { ConsoleProps } from '../words.ts';
import { saveDraft } from './outbox.ts';
import { useContentState } from './use-content.ts';

const ARTICLE = /^([a-z]{2,3})\/articles\/(.+)\.mdx$/;
const slugOf = (file: string) => ARTICLE.exec(file)?.[2];
/** What a reader sees first, then what a list and a search engine show. */
const FIRST = ['title', 'text', 'excerpt', 'category', 'published', 'seoTitle', 'description', 'readMinutes'];
/** What a new article has as the one before it: who writes, and what stands at its end. */
const AS_BEFORE = ['category', 'author', 'tags', 'scene', 'callToAction'];

/** Those that are public and those that are drafts, by slug, without what a draft takes away. */
function slugsIn({ files, drafts }: ContentState): string[] {
  const gone = drafts.filter(({ path, value }) => !path.length && value === null).map(({ file }) => file);
  const written = [...files, ...drafts.map(({ file }) => file)].filter((file) => !gone.includes(file));
  return [...new Set(written.flatMap((file) => slugOf(file) ?? []))].sort();
}

export function Articles(props: ConsoleProps) {
  const { words, articles } = props;
  const { data } = useContentState();
  const { file = '', target, open } = useAddress('articles');
  const slugs = data ? slugsIn(data) : [];
  const slug = slugOf(file);
  const titleOf = (one: string) => {
    const drafted = data?.drafts.find((draft) => slugOf(draft.file) === one && !draft.path.length)?.value;
    return (
      (drafted as { title?: string } | undefined)?.title ??
      articles.find((known) => known.slug === one)?.title ??
      one
    );
  };
  if (slug && slugs.includes(slug))
    return (
      <section className="stack">
        <a className="console-link" href="#articles">
          {words.editor.allArticles}
        </a>
        <SectionTitle title={titleOf(slug)} />
        <EditArticle key={slug + target} {...props} slug={slug} target={target} onGone={() => open('')} />
      </section>
    );
  return (
    <section className="stack">
      <SectionTitle title={words.shell.articles} wideOnly />
      {data && <NewArticle {...props} slugs={slugs} onMade={open} />}
      <ul className="editor-list">
        {slugs.map((one) => (
          <li key={one}>
            <a
              className="console-link"
              href={`#articles/${props.today.languages[0]?.locale}/articles/${one}.mdx`}
            >
              {titleOf(one)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const filesOf = ({ today }: ConsoleProps, slug: string) =>
  today.languages.map(({ locale, name: language }) => ({
    path: `${locale}/articles/${slug}.mdx`,
    locale,
    language,
  }));

type EditArticleProps = ConsoleProps & { slug: string; target: string | undefined; onGone: () => void };

function EditArticle({ slug, target, onGone, ...props }: EditArticleProps) {
  const { words } = props;
  const [own, other] = filesOf(props, slug);
  const [isAsked, setAsked] = useState(false);
  const { mutate, isError } = useMutation({
    mutationFn: async () => {
      for (const file of [own, other]) if (file) await saveDraft(file.path, [], null, null);
    },
    onSuccess: onGone,
  });
  return (
    own && (
      <>
        <Editor words={words} files={[own, other]} target={target} first={FIRST} />
        <div className="row">
          <Button kind="quiet" label={words.editor.deleteArticle} onClick={() => setAsked(true)} />
        </div>
        {isAsked && (
          <Dialog title={words.editor.deleteAsked} onClose={() => setAsked(false)}>
            {(close) => (
              <div className="row">
                <Button label={words.editor.deleteArticle} onClick={() => mutate()} />
                <Button kind="quiet" label={words.editor.cancel} onClick={close} />
                <p role="alert">{isError && words.editor.notSaved}</p>
              </div>
            )}
          </Dialog>
        )}
      </>
    )
  );
}

type NewArticleProps = ConsoleProps & { slugs: string[]; onMade: (file: string) => void };

/** Begins one in every language by its title, as the article before it is. */
function NewArticle({ slugs, onMade, ...props }: NewArticleProps) {
  const words = props.words.editor;
  const [title, setTitle] = useState('');
  const slug = idOf(title);
  const isTaken = slugs.includes(slug);
  const { mutate, isError } = useMutation({
    mutationFn: async () => {
      for (const [index, { path }] of filesOf(props, slug).entries()) {
        const like = filesOf(props, props.articles[0]?.slug ?? '')[index]?.path ?? path;
        const { live, schema } = await ask<ContentFile>(deskApi.file(like));
        const before = Object.entries((live ?? {}) as object).filter(([key]) => AS_BEFORE.includes(key));
        const value = {
          ...(blank(schema as Schema) as object),
          ...Object.fromEntries(before),
          ...{ published: dubaiDay(new Date()), readMinutes: 3 },
          ...(index === 0 && { title }),
        };
        await saveDraft(path, [], value, null);
      }
    },
    onSuccess: () => onMade(filesOf(props, slug)[0]?.path ?? ''),
  });
  return (
    <form
      className="editor-add"
      onSubmit={(event) => {
        event.preventDefault();
        if (slug && !isTaken) mutate();
      }}
    >
      <Field
        id="new-article"
        label={words.newArticle}
        hint={slug && fill(words.addressOf, { slug })}
        error={isTaken ? words.taken : undefined}
      >
        {(control) => <input {...control} value={title} onChange={({ target }) => setTitle(target.value)} />}
      </Field>
      <Button type="submit" label={words.write} />
      <p role="alert">{isError && words.notSaved}</p>
    </form>
  );
}
