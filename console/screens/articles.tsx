import { useState } from 'react';
import { articleDefaults } from '../../contract/article-defaults.ts';
import { articleBlockFields, readArticleText } from '../../contract/article-text.ts';
import type { ContentState } from '../../contract/publishing.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { addressOf, useAddress } from '../address.ts';
import { useChangeFiles, useContentFile, useContentState } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { ArticleEditor, useArticleFiles } from '../editor/article-editor.tsx';
import { ContentField } from '../editor/content-field.tsx';
import type { EditedFile } from '../editor/editing.ts';
import { Editor } from '../editor/editor.tsx';
import { labelOf, withFacts } from '../editor/schema.ts';
import { Confirm } from '../parts/dialog.tsx';
import { Screen } from '../parts/status.tsx';
import { NewRecord } from './new-record.tsx';

const slugOf = (file: string) => /\/articles\/(.+)\.mdx$/.exec(file)?.[1];

/** What is edited above, and the fields of blocks, which are edited in the text. */
const ELSEWHERE = ['title', 'text', 'description', ...Object.values(articleBlockFields)];
const FIRST = ['category', 'tags'];

/** The state of each article: new, published, or published with drafts. Leaves out those that a draft deletes. */
function statesIn({ files, drafts }: Pick<ContentState, 'files' | 'drafts'>): Map<string, 'draft' | 'published' | 'changed'> {
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
  const { file = '', target } = useAddress();
  const states = statesIn(data ?? { files: [], drafts: [] });
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
  const stateOf = (name: string) => <p className="badge">{words.editor[states.get(name) ?? 'draft']}</p>;
  if (slug && states.has(slug))
    return (
      <Screen title={titleOf(slug)} onPhone actions={stateOf(slug)}>
        <a className="console-link" href="#articles">
          {words.editor.allArticles}
        </a>
        <Article key={slug} slug={slug} target={target} />
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
            {stateOf(name)}
          </li>
        ))}
      </ul>
    </Screen>
  );
}

/** The description in lists and search engines, which is the first paragraph where nothing else is written. */
function Description({ path, language = '' }: EditedFile) {
  const words = useConsole().words.editor;
  const { draft, facts = {} } = useContentFile(path).data ?? {};
  const { title = '', text = '' } = (draft ?? {}) as { title?: string; text?: string };
  const body = readArticleText(text, { format: (part) => withFacts(part, facts), refuse: () => {} });
  return (
    <ContentField
      file={path}
      path={['description']}
      label={fill(words.inLanguage, { name: labelOf('description', words.names), language })}
      byDefault={articleDefaults(title, body).description}
    />
  );
}

function Article({ slug, target }: { slug: string; target: string | undefined }) {
  const { words } = useConsole();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isError } = useChangeFiles();
  const files = useArticleFiles(slug);
  const languages = files.filter((file) => file !== undefined);
  const remove = () =>
    mutate(
      languages.map(({ path }) => ({ file: path, make: () => ({ path: [], value: null }) })),
      { onSuccess: () => location.assign('#articles') },
    );
  return (
    <>
      <ArticleEditor slug={slug} />
      <details className="card console-card">
        <summary>{words.editor.moreOfArticle}</summary>
        <div className="editor-pair">
          {languages.map((file) => (
            <Description key={file.path} {...file} />
          ))}
        </div>
        <Editor files={files} target={target} first={FIRST} without={ELSEWHERE} />
      </details>
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
