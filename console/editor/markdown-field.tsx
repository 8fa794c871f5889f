import '@github/markdown-toolbar-element';
import { type DetailedHTMLProps, type HTMLAttributes, useRef, useState } from 'react';
import { readArticleText } from '../../contract/article-text.ts';
import { type ContentFile, publishingApi } from '../../contract/publishing.ts';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import { Prose } from '../../site/components/prose.tsx';
import { useConsole } from '../context.ts';
import { InsertPicture } from './insert-picture.tsx';
import { withFacts } from './schema.ts';

type Custom = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { for?: string };
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'markdown-toolbar': Custom;
      'md-header': Custom;
      'md-bold': Custom;
      'md-link': Custom;
      'md-unordered-list': Custom;
      'md-ordered-list': Custom;
    }
  }
}

/** The text as visitors will read it, with photos that are still drafts and the values of facts. */
function Preview({ text, facts }: { text: string; facts: Record<string, string> }) {
  const nodes = readArticleText(text, {
    format: (part) => withFacts(part, facts),
    refuse: () => {},
  });
  return (
    <Prose
      nodes={nodes}
      block={(name) => <p>{`<${name} />`}</p>}
      photo={(name, alt) => <img src={publishingApi.photo(name.replace(/\.\w+$/, ''))} alt={alt} />}
    />
  );
}

type MarkdownFieldProps = {
  id: string;
  label: string;
  error: string | undefined;
  hint: string;
  content: ContentFile;
  value: string;
  set: (value: string) => void;
};

/** The text of an article in a textarea, which phones handle best, with buttons for Markdown. */
export function MarkdownField({ content: { path, facts }, value, set, ...field }: MarkdownFieldProps) {
  const words = useConsole().words.editor;
  const area = useRef<HTMLTextAreaElement>(null);
  const [isPreview, setPreview] = useState(false);
  const writing = { lang: path.split('/')[0], dir: 'auto' };
  const insert = (picture: string) => {
    const at = area.current?.selectionEnd ?? value.length;
    set(`${value.slice(0, at).trimEnd()}\n\n${picture}\n\n${value.slice(at).trimStart()}`);
  };
  return (
    <Field {...field}>
      {(control) => (
        <>
          <markdown-toolbar for={field.id} className="editor-toolbar row" aria-label={words.marks}>
            <md-header>{words.mark.heading}</md-header>
            <md-bold>{words.mark.bold}</md-bold>
            <md-link>{words.mark.link}</md-link>
            <md-unordered-list>{words.mark.list}</md-unordered-list>
            <md-ordered-list>{words.mark.steps}</md-ordered-list>
          </markdown-toolbar>
          <textarea
            {...control}
            {...writing}
            ref={area}
            rows={16}
            value={value}
            onChange={({ target }) => set(target.value)}
          />
          <div className="row">
            <Button
              kind="quiet"
              label={words.asItReads}
              aria-expanded={isPreview}
              onClick={() => setPreview(!isPreview)}
            />
          </div>
          <InsertPicture id={`${field.id}-picture`} file={path} insert={insert} />
          {isPreview && (
            <div {...writing} translate="no" className="editor-preview card">
              <Preview text={value} facts={facts} />
            </div>
          )}
        </>
      )}
    </Field>
  );
}
