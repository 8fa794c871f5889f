import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { type ArticleBlock, articleBlockFields } from '../../contract/article-text.ts';
import { mayEdit } from '../../contract/rights.ts';
import { PHOTOS } from '../../domain/content-files.ts';
import { valueAt } from '../../domain/field-path.ts';
import { blank } from '../../domain/json-schema.ts';
import { keysOf } from '../../domain/lists.ts';
import { Button } from '../../site/components/button.tsx';
import { SelectField } from '../../site/components/field.tsx';
import { type DraftedFile, useChangeFiles } from '../content/use-content.ts';
import { useConsole, useStaff } from '../context.ts';
import { useEditedFiles } from './editing.ts';
import { factNameOf } from './field-names.ts';
import { InsertPicture } from './insert-picture.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { labelOf, schemaAt } from './schema.ts';

type Words = ReturnType<typeof useConsole>['words']['editor'];
type ToolbarAction = [
  keyof Words['mark'],
  run: (chain: ChainedCommands) => ChainedCommands,
  type?: string,
  attrs?: object,
];

const ACTIONS: ToolbarAction[] = [
  ['heading', (chain) => chain.toggleHeading({ level: 2 }), 'heading', { level: 2 }],
  ['subheading', (chain) => chain.toggleHeading({ level: 3 }), 'heading', { level: 3 }],
  ['bold', (chain) => chain.toggleBold(), 'bold'],
  ['italic', (chain) => chain.toggleItalic(), 'italic'],
  ['list', (chain) => chain.toggleBulletList(), 'bulletList'],
  ['steps', (chain) => chain.toggleOrderedList(), 'orderedList'],
  ['quote', (chain) => chain.toggleBlockquote(), 'blockquote'],
  ['undo', (chain) => chain.undo()],
  ['redo', (chain) => chain.redo()],
];

/** A small screen leaves these out. */
const RARE = ['subheading', 'quote'];

/** Blocks that show data of the article. Only articles that have the data can add them. */
const DATA_BLOCKS = /^(HaircutCards|TrendList|FadeCards|MaintenanceTable|Testimonials)$/;

/** Inserts a block after the one with the cursor, or in its place if that is empty. */
function insertBlock(editor: Editor, type: string, attrs: Record<string, string>): void {
  const { $from, $to } = editor.state.selection;
  const isEmpty = $from.depth === 1 && $from.parent.content.size === 0;
  const to = $to.depth ? $to.after(1) : $to.pos;
  editor
    .chain()
    .insertContentAt(isEmpty ? { from: $from.before(1), to } : to, { type, attrs })
    .run();
}

type ArticleToolbarProps = { id: string; editor: Editor; content: DraftedFile };

export function ArticleToolbar({ id, editor, content }: ArticleToolbarProps) {
  const context = useConsole();
  const staff = useStaff();
  const words = context.words.editor;
  const [dialog, setDialog] = useState<'link' | 'picture'>();
  const { mutate } = useChangeFiles();
  // A new block needs its fields in each language.
  const files = useEditedFiles(content.path.replace(/^\w+\//, ''));
  const pressed = useEditorState({
    editor,
    selector: ({ editor }) => ACTIONS.map(([, , type, attrs]) => type && editor.isActive(type, attrs)),
  });
  const blocks = keysOf(articleBlockFields).filter(
    (name) => !DATA_BLOCKS.test(name) || valueAt(content.draft, [articleBlockFields[name]]) !== undefined,
  );
  const addBlock = (name: ArticleBlock) => {
    const path = [articleBlockFields[name]];
    const value = blank(schemaAt(content.schema, path));
    const make = (data: unknown) => (valueAt(data, path) === undefined ? { path, value } : undefined);
    mutate(files.map(({ path: file }) => ({ file, make })));
    insertBlock(editor, 'siteBlock', { name });
  };
  const close = () => setDialog(undefined);
  // Before a chain begins: on phones the focus is a transaction of its own, which the chain would not match.
  const focus = () => editor.view.focus();
  return (
    <fieldset
      aria-label={words.marks}
      className="article-toolbar"
      // Keeps the cursor in the text, and the keyboard of a phone open.
      onMouseDown={(event) =>
        event.target instanceof Element && event.target.closest('button') && event.preventDefault()
      }
    >
      {/* First, so that a phone always shows it. */}
      {mayEdit(staff, { file: PHOTOS, path: [], before: null, value: null }, undefined) && (
        <Button kind="quiet" label={words.mark.picture} onClick={() => setDialog('picture')} />
      )}
      {ACTIONS.map(([name, run, type], index) => (
        <Button
          key={name}
          kind="quiet"
          data-rare={RARE.includes(name)}
          label={words.mark[name]}
          aria-pressed={type ? pressed[index] === true : undefined}
          onClick={() => {
            focus();
            run(editor.chain()).run();
          }}
        />
      ))}
      <Button kind="quiet" label={words.mark.link} onClick={() => setDialog('link')} />
      <SelectField
        id={`${id}-block`}
        label={words.mark.block}
        labelHidden
        empty={words.mark.block}
        value=""
        options={blocks.map((name) => ({
          value: name,
          label: labelOf(articleBlockFields[name], words.names),
        }))}
        onChange={(name) => name && addBlock(name as ArticleBlock)}
      />
      <SelectField
        id={`${id}-fact`}
        label={words.mark.fact}
        labelHidden
        empty={words.mark.fact}
        value=""
        options={Object.entries(content.facts).map(([name, value]) => ({
          value: name,
          label: `${value}, ${factNameOf(context, name)}`,
        }))}
        onChange={(name) => {
          focus();
          editor.chain().insertContent({ type: 'fact', attrs: { name } }).run();
        }}
      />
      {dialog === 'link' && <LinkDialog id={`${id}-link`} editor={editor} onClose={close} />}
      {dialog === 'picture' && (
        <InsertPicture
          id={`${id}-picture`}
          file={content.path}
          insert={(photo, alt) => insertBlock(editor, 'picture', { photo, alt })}
          onClose={close}
        />
      )}
    </fieldset>
  );
}
