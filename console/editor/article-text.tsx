import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, getSchema, useEditor } from '@tiptap/react';
import { useRef, useState } from 'react';
import type { ContentFile } from '../../contract/publishing.ts';
import { asTyped } from '../../domain/text.ts';
import { useField } from '../content/use-content.ts';
import { ArticleContext, articleCards } from './article-cards.tsx';
import { openText, writeText } from './article-document.ts';
import { articleNodes } from './article-nodes.ts';
import { ArticleToolbar } from './article-toolbar.tsx';
import type { EditedFile } from './editing.ts';
import { useMistakes } from './editing.ts';
import { FieldStatus } from './field-status.tsx';
import { cleanHtml, htmlOfMessage } from './pasted.ts';

const extensions = articleNodes(articleCards);
const schema = getSchema(extensions);
/** The content of a new article: an empty paragraph, and the block that ends every article. */
const NEW_CONTENT = [{ type: 'paragraph' }, { type: 'siteBlock', attrs: { name: 'CallToAction' } }];

/** `files` are those of all languages, because a new block needs its fields in each. */
type ArticleTextProps = { file: EditedFile; files: string[]; label: string };

export function ArticleText({ file, files, label }: ArticleTextProps) {
  const field = useField(file.path, ['text']);
  const { content } = field;
  const value = String(field.value ?? '');
  const mistakes = useMistakes(file.path).filter(({ path: [key = 'text'] }) => key === 'text');
  /** The text in the editor. If the text changes elsewhere (by a colleague, or a discard), the editor restarts with it. */
  const shown = useRef({ text: value, restarts: 0 });
  if (!content) return null;
  if (value.trimEnd() !== shown.current.text.trimEnd())
    shown.current = { text: value, restarts: shown.current.restarts + 1 };
  return (
    <ArticleContext value={{ file, facts: content.facts }}>
      <div className="editor-value">
        <TextEditor
          key={shown.current.restarts}
          id={field.id}
          files={files}
          label={label}
          content={content}
          text={value}
          write={(text) => {
            shown.current.text = text;
            field.set(text);
          }}
        />
        <div role="alert">
          {mistakes.map(({ text }) => (
            <p key={text} className="field-error warning">
              {text}
            </p>
          ))}
        </div>
        <FieldStatus {...field} />
      </div>
    </ArticleContext>
  );
}

type TextEditorProps = {
  id: string;
  files: string[];
  label: string;
  content: ContentFile;
  text: string;
  write: (text: string) => void;
};

function TextEditor({ id, files, label, content, text, write }: TextEditorProps) {
  const [blocks] = useState(() => openText(text, schema));
  const [options] = useState(() => ({
    extensions,
    content: { type: 'doc', content: blocks.length ? blocks.map(({ node }) => node) : NEW_CONTENT },
    injectCSS: false,
    // Markdown's rules would make WhatsApp's *bold* slanted.
    enablePasteRules: ['link'],
    editorProps: {
      transformPastedHTML: cleanHtml,
      transformPastedText: asTyped,
      handlePaste(view: EditorView, { clipboardData }: ClipboardEvent) {
        const isMessage = clipboardData && !clipboardData.types.includes('text/html');
        const html = isMessage && htmlOfMessage(clipboardData.getData('text/plain'));
        return html ? view.pasteHTML(html) : false;
      },
      attributes: {
        id,
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'article-body article-writing',
        lang: content.path.split('/')[0] ?? '',
        dir: 'auto',
        translate: 'no',
      },
    },
  }));
  const lastWritten = useRef(text.trimEnd());
  const editor = useEditor({
    ...options,
    onUpdate: ({ editor: { state } }) => {
      const written = writeText(state.doc, opened);
      if (written === lastWritten.current) return;
      lastWritten.current = written;
      write(written);
    },
  });
  const [opened] = useState(
    () => new Map(blocks.map((block, index) => [editor.state.doc.child(index), block])),
  );
  return (
    <>
      <ArticleToolbar id={id} editor={editor} content={content} files={files} />
      <EditorContent editor={editor} />
    </>
  );
}
