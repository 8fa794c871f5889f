import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '../../site/components/button.tsx';
import { SelectField } from '../../site/components/field.tsx';
import { useConsole } from '../context.ts';
import { FormDialog } from '../parts/dialog.tsx';
import { TextField } from '../parts/fields.tsx';
import { useOptions } from './use-options.ts';

/** 'example.com' becomes 'https://example.com'. */
const withScheme = (typed: string) =>
  /^(https?:|mailto:|tel:|\/|#)/.test(typed) ? typed : `https://${typed}`;

type LinkDialogProps = { id: string; editor: Editor; onClose: () => void };

/** Makes the selected words a link to a page of the site or to another address. */
export function LinkDialog({ id, editor, onClose }: LinkDialogProps) {
  const words = useConsole().words.editor;
  const pages = useOptions('pages');
  const before = String(editor.getAttributes('link').href ?? '');
  const [page, setPage] = useState(pages.find(({ value }) => value === before)?.value ?? '');
  const [address, setAddress] = useState(page ? '' : before);
  const link = (href: string) => {
    const chain = editor.chain().extendMarkRange('link');
    const text = pages.find(({ value }) => value === href)?.label ?? address;
    if (!href) chain.unsetLink().run();
    else if (before || !editor.state.selection.empty) chain.setLink({ href }).run();
    else chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
    onClose();
  };
  return (
    <FormDialog
      title={words.mark.link}
      submit={words.insert}
      onSubmit={() => link(page || withScheme(address.trim()))}
      onClose={onClose}
      actions={before && <Button kind="quiet" label={words.remove} onClick={() => link('')} />}
    >
      <SelectField id={id} label={words.linkPage} empty="" value={page} options={pages} onChange={setPage} />
      {!page && (
        <TextField
          id={`${id}-address`}
          label={words.linkAddress}
          inputMode="url"
          autoCapitalize="none"
          dir="ltr"
          required
          value={address}
          onChange={setAddress}
        />
      )}
    </FormDialog>
  );
}
