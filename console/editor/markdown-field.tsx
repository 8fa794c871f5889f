import '@github/markdown-toolbar-element';
import { useMutation } from '@tanstack/react-query';
import { type DetailedHTMLProps, type HTMLAttributes, useRef, useState } from 'react';
import { readArticleText } from '../../contract/article-text.ts';
import { type ContentFile, deskApi, PHOTO_TYPES } from '../../contract/desk.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import { Prose } from '../../site/components/prose.tsx';
import { ask } from '../api.ts';
import { useConsole } from '../context.ts';
import { saveDraft } from '../desk/unsaved.ts';

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

/** What the site needs of a picture in a text, in pixels. */
const LEAST = { width: 640, height: 360 };

/** As it will read: photos that are still drafts, and figures for their names. What no article may hold is left out. */
function Preview({ text, facts }: { text: string; facts: Record<string, string> }) {
  const nodes = readArticleText(text, {
    format: (raw) => raw.replace(/\{([\w.-]+)\}/g, (whole, name: string) => facts[name] ?? whole),
    refuse: () => {},
  });
  return (
    <Prose
      nodes={nodes}
      block={(name) => <p>{`<${name} />`}</p>}
      photo={(name, alt) => <img src={deskApi.photo(name.replace(/\.\w+$/, ''))} alt={alt} />}
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

/** The text of an article: what phones know how to type into, with buttons for the marks of Markdown. */
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
          <markdown-toolbar for={field.id} className="editor-toolbar" aria-label={words.marks}>
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
          <Picture id={`${field.id}-picture`} file={path} insert={insert} />
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

type PictureProps = { id: string; file: string; insert: (picture: string) => void };

/** A photo gets a place of its own among those of the site, and stands in the text by its name. */
function Picture({ id, file, insert }: PictureProps) {
  const words = useConsole().words.editor;
  const [alt, setAlt] = useState('');
  const [, slug] = /([a-z0-9-]+)\.mdx$/.exec(file) ?? [];
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (photo: File) => {
      const slot = `${slug}-${Date.now().toString(36)}`;
      const purpose = fill(words.pictureOf, { name: slug });
      const value = { slot, ...LEAST, purpose, crop: words.pictureCrop };
      await saveDraft({ file: 'facts/photos.yaml', path: [slot], value, seen: null });
      await ask(deskApi.photo(slot), 'PUT', photo);
      return slot;
    },
    onSuccess: (slot) => {
      insert(`![${alt}](../../photos/${slot}.jpg)`);
      setAlt('');
    },
  });
  return (
    <details>
      <summary>{words.picture}</summary>
      <Field id={`${id}-alt`} label={words.pictureAlt}>
        {(control) => (
          <input {...control} dir="auto" value={alt} onChange={({ target }) => setAlt(target.value)} />
        )}
      </Field>
      <Field id={id} label={words.pictureFile} error={error?.message}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept={PHOTO_TYPES}
            disabled={isPending}
            onChange={({ target: { files } }) => files?.[0] && mutate(files[0])}
          />
        )}
      </Field>
    </details>
  );
}
