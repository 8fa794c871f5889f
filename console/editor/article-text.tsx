import type { Node } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, getSchema, type Editor as TiptapEditor, useEditor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { asTyped } from '../../domain/text.ts';
import type { DraftedFile } from '../content/use-content.ts';
import { ArticleContext, articleCards } from './article-cards.tsx';
import { articleNodes } from './article-nodes.ts';
import { ArticleToolbar } from './article-toolbar.tsx';
import type { ControlProps } from './controls.tsx';
import type { EditedFile } from './editing.ts';
import { cleanHtml, htmlOfMessage } from './pasted.ts';
import { openText } from './read-article.ts';
import { writeText } from './write-article.ts';

const extensions = articleNodes(articleCards);
const schema = getSchema(extensions);
/** The content of a new article: an empty paragraph, and the block that ends every article. */
const NEW_CONTENT = [{ type: 'paragraph' }, { type: 'siteBlock', attrs: { name: 'CallToAction' } }];
const contentOf = (text: string) => (text.trim() ? openText(text, schema) : NEW_CONTENT);

type ArticleTextProps = ControlProps & {
  file: EditedFile;
  /** Where the cursor begins: a paragraph as visitors read it. */
  at?: string | undefined;
};

export function ArticleText({ fieldProps, file, content, value, set, at }: ArticleTextProps) {
  const { id, label, error } = fieldProps;
  const text = String(value ?? '');
  /** The text in the editor. If the text changes elsewhere (by a colleague, or a discard), the editor restarts with it. */
  const shown = useRef({ text, restarts: 0 });
  if (text.trimEnd() !== shown.current.text.trimEnd())
    shown.current = { text, restarts: shown.current.restarts + 1 };
  const write = (written: string) => {
    shown.current.text = written;
    set(written);
  };
  return (
    <ArticleContext value={{ file, facts: content.facts }}>
      <TextEditor key={shown.current.restarts} {...{ id, label, content, text, at, write }} />
      <p className="field-error warning" id={`${id}-error`}>
        {error}
      </p>
    </ArticleContext>
  );
}

type TextEditorProps = {
  id: string;
  label: string;
  content: DraftedFile;
  text: string;
  at: string | undefined;
  write: (text: string) => void;
};

/** The letters and digits of a text: pages typeset its punctuation and spaces. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Puts the cursor at the start of the paragraph that visitors read as `text`, and shows it. */
function startAt({ view, state, commands }: TiptapEditor, text: string, facts: Record<string, string>) {
  const fact = ({ attrs }: Node) => facts[attrs.name] ?? '';
  let found: number | undefined;
  state.doc.descendants((node, position) => {
    const read = () => node.textBetween(0, node.content.size, '', fact);
    if (found === undefined && node.isTextblock && lettersOf(read()) === lettersOf(text))
      found = position + 1;
  });
  if (found === undefined) return;
  commands.setTextSelection(found);
  const { node } = view.domAtPos(found);
  if (node instanceof HTMLElement) node.scrollIntoView({ block: 'start' });
}

function TextEditor({ id, label, content, text, at, write }: TextEditorProps) {
  const [options] = useState(() => ({
    extensions,
    content: { type: 'doc', content: contentOf(text) },
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
        'aria-describedby': `${id}-error`,
        class: 'article-body article-writing',
        lang: content.path.split('/')[0] ?? '',
        dir: 'auto',
        translate: 'no',
      },
    },
  }));
  const start = useRef(at);
  const lastWritten = useRef(text.trimEnd());
  const editor = useEditor({
    ...options,
    onFocus({ editor }) {
      // After the browser has scrolled to the focus.
      const text = start.current;
      start.current = undefined;
      if (text) requestAnimationFrame(() => startAt(editor, text, content.facts));
    },
    onUpdate: ({ editor: { state } }) => {
      const written = writeText(state.doc);
      if (written === lastWritten.current) return;
      lastWritten.current = written;
      write(written);
    },
  });
  return (
    <>
      <ArticleToolbar id={id} editor={editor} content={content} />
      <EditorContent
        editor={editor}
        onClick={({ target }) => {
          // The empty part below the text: without this a tap selects the block at the end.
          const { doc } = editor.state;
          const end = Selection.findFrom(doc.resolve(doc.content.size), -1, true);
          if (target === editor.view.dom && end) editor.chain().setTextSelection(end.to).focus().run();
        }}
      />
    </>
  );
}
