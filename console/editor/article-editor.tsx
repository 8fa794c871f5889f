import { lazy, Suspense, useState } from 'react';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { useAddress } from '../address.ts';
import { useConsole } from '../context.ts';
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

/** The title and text of an article, as visitors will see them: one language at a time on a phone, both on a wide screen. */
export function ArticleEditor({ slug, file: tapped, at }: ArticleEditorProps) {
  const words = useConsole().words.editor;
  const target = useAddress().file;
  const files = useEditedFiles(`articles/${slug}.mdx`);
  const [own] = files;
  const [shown, setShown] = useState((files.find(({ path }) => path === (tapped ?? target)) ?? own)?.path);
  const label = (name: string, { language = '' }: EditedFile) => fill(words.inLanguage, { name, language });
  return (
    <>
      <div className="article-languages row">
        {files.map(({ path, language = '' }) => (
          <Button
            key={path}
            kind="quiet"
            label={language}
            aria-pressed={path === shown}
            onClick={() => setShown(path)}
          />
        ))}
      </div>
      <div className="editor-pair">
        {files.map((file) => (
          <div key={file.path} className="article-language" data-shown={file.path === shown}>
            <ContentField
              file={file.path}
              path={['title']}
              label={label(labelOf('title', words.names), file)}
            />
            <Suspense>
              <ArticleText
                file={file}
                files={files.map(({ path }) => path)}
                label={label(labelOf('text', words.names), file)}
                at={file.path === tapped ? at : undefined}
              />
            </Suspense>
          </div>
        ))}
      </div>
    </>
  );
}
