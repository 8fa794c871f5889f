import { useState } from 'react';
import { articleDefaults } from '../../contract/article-defaults.ts';
import { articleBlockFields, readArticleText } from '../../contract/article-text.ts';
import { valueAt } from '../../domain/field-path.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { useChangeFiles, useContentFile } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { ArticleEditor } from '../editor/article-editor.tsx';
import { ContentField } from '../editor/content-field.tsx';
import { type EditedFile, useEditedFiles } from '../editor/editing.ts';
import { Editor } from '../editor/editor.tsx';
import { labelOf, withFacts } from '../editor/schema.ts';
import { Confirm } from '../parts/dialog.tsx';
import { Fold } from '../parts/rows.tsx';

/** Fields that are edited above, for blocks in the text, and the tags, which a new article does not need. */
const ELSEWHERE = ['title', 'text', 'tags', 'category', 'description', ...Object.values(articleBlockFields)];

/** What lists and search engines show of an article. Without a description, they show its first paragraph. */
function Listing({ path, language = '' }: EditedFile) {
  const words = useConsole().words.editor;
  const { draft, facts = {} } = useContentFile(path).data ?? {};
  const textOf = (key: string) => String(valueAt(draft, [key]) ?? '');
  const body = readArticleText(textOf('text'), {
    format: (part) => withFacts(part, facts),
    refuse: () => {},
  });
  const { description } = articleDefaults(textOf('title'), body);
  return (
    <div className="grid aside">
      {['category', 'description'].map((key) => (
        <ContentField
          key={key}
          file={path}
          path={[key]}
          label={fill(words.inLanguage, { name: labelOf(key, words.names), language })}
          byDefault={key === 'description' ? description : undefined}
        />
      ))}
    </div>
  );
}

export function Article({ slug }: { slug: string }) {
  const { words } = useConsole();
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isError } = useChangeFiles();
  const files = useEditedFiles(`articles/${slug}.mdx`);
  const remove = () =>
    mutate(
      files.map(({ path }) => ({ file: path, make: () => ({ path: [], value: null }) })),
      { onSuccess: () => location.assign('#articles') },
    );
  return (
    <>
      <ArticleEditor slug={slug} />
      <div className="columns">
        {files.map((file) => (
          <Listing key={file.path} {...file} />
        ))}
      </div>
      <Fold title={words.editor.moreOfArticle}>
        <Editor files={files} without={ELSEWHERE} />
      </Fold>
      <p role="alert">{isError && words.editor.notSaved}</p>
      <div className="row">
        <Button kind="quiet" label={words.editor.deleteArticle} onClick={() => setConfirming(true)} />
      </div>
      {isConfirming && (
        <Confirm
          title={words.editor.deleteAsked}
          submit={words.editor.deleteArticle}
          onConfirm={remove}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
