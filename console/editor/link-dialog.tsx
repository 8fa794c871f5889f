import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { pagePath, routes } from '../../contract/routes.ts';
import { Button } from '../../site/components/button.tsx';
import { SelectField } from '../../site/components/field.tsx';
import { useConsole } from '../context.ts';
import { namesOf } from '../names.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Form, TextField } from '../parts/fields.tsx';

/** 'example.com' becomes 'https://example.com'. */
const withScheme = (typed: string) =>
  /^(https?:|mailto:|tel:|\/|#)/.test(typed) ? typed : `https://${typed}`;

type LinkDialogProps = { id: string; editor: Editor; onClose: () => void };

/** Makes the selected words a link to a page of the site or to another address. */
export function LinkDialog({ id, editor, onClose }: LinkDialogProps) {
  const context = useConsole();
  const words = context.words.editor;
  const names = namesOf(context);
  const pages = [
    ...Object.values(routes),
    ...context.branches.map((branch) => pagePath('branch', branch)),
    ...context.barbers.map((barber) => pagePath('barber', barber)),
    ...context.articles.map((article) => pagePath('article', article)),
  ].map((path) => ({ value: path, label: names.page(path) }));
  const before = String(editor.getAttributes('link').href ?? '');
  const [page, setPage] = useState(pages.find(({ value }) => value === before)?.value ?? '');
  const [address, setAddress] = useState(page ? '' : before);
  const link = (href: string) => {
    const chain = editor.chain().extendMarkRange('link');
    if (!href) return chain.unsetLink().run();
    if (before || !editor.state.selection.empty) return chain.setLink({ href }).run();
    const text = pages.find(({ value }) => value === href)?.label ?? address;
    return chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
  };
  return (
    <Dialog title={words.mark.link} onClose={onClose}>
      {(close) => (
        <Form
          onSubmit={() => {
            link(page || withScheme(address.trim()));
            close();
          }}
        >
          <SelectField
            id={id}
            label={words.linkPage}
            empty=""
            value={page}
            options={pages}
            onChange={setPage}
          />
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
          <div className="row">
            <Button type="submit" label={words.insert} />
            {before && (
              <Button
                kind="quiet"
                label={words.remove}
                onClick={() => {
                  link('');
                  close();
                }}
              />
            )}
            <Button kind="quiet" label={words.cancel} onClick={close} />
          </div>
        </Form>
      )}
    </Dialog>
  );
}
