import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { publishingApi } from '../../contract/changes.ts';
import { fieldId } from '../../domain/field-path.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { useAddress } from '../address.ts';
import { fetchJson, reload } from '../api.ts';
import { useConsole } from '../context.ts';
import { focusField } from '../focus.ts';
import { ContentField } from './content-field.tsx';
import { type EditedFile, useEditedFiles } from './editing.ts';
import { labelOf } from './schema.ts';

const ArticleText = lazy(async () => ({ default: (await import('./article-text.tsx')).ArticleText }));

type ArticleEditorProps = {
  slug: string;
  /** The file and paragraph that were tapped on the page. */
  file?: string;
  at?: string;
};

/** The title and text of an article, as visitors will see them: one language at a time where there is little room, else both. */
export function ArticleEditor({ slug, file: tapped, at }: ArticleEditorProps) {
  const { words: all, today } = useConsole();
  const words = all.editor;
  const addressed = useAddress().file;
  const files = useEditedFiles(`articles/${slug}.mdx`);
  const languages = today.languages.map(
    ({ locale, name }): EditedFile => ({ path: `${locale}/articles/${slug}.mdx`, language: name }),
  );
  const isWritten = ({ path }: EditedFile) => files.some((file) => file.path === path);
  // In the console the address names the language, so that a link to a field shows it.
  const [chosen, show] = useState(tapped ?? addressed);
  const shown = (languages.find(({ path }) => path === chosen) ?? languages[0])?.path;
  const label = (name: string, { language = '' }: EditedFile) => fill(words.inLanguage, { name, language });
  return (
    <div className="article-editor stack">
      <div className="article-languages row">
        {languages.map(({ path, language = '' }) => (
          <Button
            key={path}
            kind="quiet"
            label={language}
            aria-pressed={path === shown}
            onClick={() => show(path)}
          />
        ))}
      </div>
      <div className="columns">
        {languages.map((file) => (
          <div key={file.path} className="article-language" data-shown={file.path === shown}>
            {isWritten(file) ? (
              <>
                <ContentField
                  file={file.path}
                  path={['title']}
                  label={label(labelOf('title', words.names), file)}
                />
                <Suspense>
                  <ContentField
                    file={file.path}
                    path={['text']}
                    label={label(labelOf('text', words.names), file)}
                    control={(props) => (
                      <ArticleText {...props} file={file} at={file.path === tapped ? at : undefined} />
                    )}
                  />
                </Suspense>
              </>
            ) : (
              <Begin slug={slug} file={file} />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Begins an article in a further language. Until it is published, the pages in that language leave the article out. */
function Begin({ slug, file: { path, language = '' } }: { slug: string; file: EditedFile }) {
  const { articles, words } = useConsole();
  const name = articles.find((one) => one.slug === slug)?.title;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const request = { kind: 'article', id: slug, name, locale: path.split('/')[0] };
      await fetchJson(publishingApi.new, 'POST', request);
      await reload(publishingApi.content);
      focusField(fieldId(path, ['title']));
    },
  });
  return (
    <div className="stack">
      <p className="quiet">{fill(words.editor.notIn, { language })}</p>
      <Button
        kind="quiet"
        label={fill(words.editor.writeIn, { language })}
        aria-disabled={isPending}
        onClick={() => !isPending && mutate()}
      />
      <p role="alert">{error && (error.message || words.publishing.failed)}</p>
    </div>
  );
}
