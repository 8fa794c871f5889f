import { lazy, Suspense, useState } from 'react';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { useAddress } from '../address.ts';
import { useConsole } from '../context.ts';
import { ContentField } from './content-field.tsx';
import type { EditedFile } from './editing.ts';
import { labelOf } from './schema.ts';

const ArticleText = lazy(async () => ({ default: (await import('./article-text.tsx')).ArticleText }));

/** The files of an article, one per language. */
export function useArticleFiles(slug: string): [EditedFile, EditedFile?] {
  const [own, other] = useConsole().today.languages.map(({ locale, name }) => ({
    path: `${locale}/articles/${slug}.mdx`,
    language: name,
  }));
  return [own ?? { path: '' }, other];
}

/** The title and text of an article, as visitors will see them: one language at a time on a phone, both on a wide screen. */
export function ArticleEditor({ slug }: { slug: string }) {
  const words = useConsole().words.editor;
  const { file: target } = useAddress();
  const files = useArticleFiles(slug);
  const languages = files.filter((file) => file !== undefined);
  const [shown, setShown] = useState(languages.find(({ path }) => path === target)?.path ?? files[0].path);
  const label = (name: string, { language = '' }: EditedFile) => fill(words.inLanguage, { name, language });
  return (
    <>
      <div className="article-languages row">
        {languages.map(({ path, language = '' }) => (
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
        {languages.map((file) => (
          <div key={file.path} className="article-language" data-shown={file.path === shown}>
            <ContentField
              file={file.path}
              path={['title']}
              label={label(labelOf('title', words.names), file)}
            />
            <Suspense>
              <ArticleText
                file={file}
                files={languages.map(({ path }) => path)}
                label={label(labelOf('text', words.names), file)}
              />
            </Suspense>
          </div>
        ))}
      </div>
    </>
  );
}
