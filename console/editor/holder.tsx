import { type ReactNode, useState } from 'react';
import type { FieldPath } from '../../contract/desk.ts';
import { isWithin, valueAt } from '../../domain/field-path.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import { useConsole } from '../context.ts';
import { fieldId } from '../desk/use-content.ts';
import { useEditing } from './editing.ts';
import { idOf } from './schema.ts';

/** Of the control that adds what stands at a path, or to it. */
export const addId = (files: { path: string }[], path: FieldPath) =>
  `${fieldId(files[0]?.path ?? '', path)}+`;

type FoldProps = { title: string; path: FieldPath; find: string; children: ReactNode };

/** Open for what is looked for in it, and for the field that the address names. */
export function Fold({ title, path, find, children }: FoldProps) {
  const { files, mistakes, target } = useEditing();
  const holdsTarget = files.some((file) => `${target}.`.startsWith(`${fieldId(file.path, path)}.`));
  const [open, setOpen] = useState(holdsTarget);
  const isOpen = open || find !== '';
  const words = useConsole().words.editor;
  const isWrong = mistakes.some((mistake) => isWithin(mistake.path, path));
  return (
    <details
      className="editor-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary dir="auto" id={fieldId(files[0]?.path ?? '', path)}>
        <span>{title}</span> {isWrong && <span className="badge">{words.mistake}</span>}
      </summary>
      {isOpen && <div className="editor-inside">{children}</div>}
    </details>
  );
}

type HolderProps = {
  label: string;
  path: FieldPath;
  find: string;
  required: boolean;
  children: ReactNode;
  /** Buttons that add something. */
  additions?: ReactNode;
};

/** What holds fields, under its name: at the top it can be closed. What need not be there can be taken away. */
export function Holder({ label, path, find, required, children, additions }: HolderProps) {
  const { files, change } = useEditing();
  const words = useConsole().words.editor;
  const remove = () =>
    change(
      (data) => (valueAt(data, path) === undefined ? undefined : { path, value: null }),
      addId(files, path),
    );
  const content = (
    <>
      {children}
      {!find && (
        <div className="row">
          {additions}
          {!required && path.length > 0 && (
            <Button kind="quiet" label={fill(words.removeAll, { name: label })} onClick={remove} />
          )}
        </div>
      )}
    </>
  );
  // An entry stands under its own name already.
  if (!label) return content;
  if (path.length === 1)
    return (
      <Fold title={label} path={path} find={find}>
        {content}
      </Fold>
    );
  return (
    <fieldset className="editor-group">
      <legend>{label}</legend>
      {content}
    </fieldset>
  );
}

type AddNamedProps = { id: string; label: string; add: (name: string) => void };

export function AddNamed({ id, label, add }: AddNamedProps) {
  const words = useConsole().words.editor;
  const [name, setName] = useState('');
  return (
    <form
      className="editor-add"
      onSubmit={(event) => {
        event.preventDefault();
        if (idOf(name)) add(idOf(name));
        setName('');
      }}
    >
      <Field id={id} label={words.newName} hint={words.newNameHint}>
        {(control) => <input {...control} value={name} onChange={({ target }) => setName(target.value)} />}
      </Field>
      <Button kind="quiet" type="submit" label={words.addEntry} describe={label} />
    </form>
  );
}
