import { type ReactNode, useState } from 'react';
import { type FieldPath, isWithin, valueAt } from '../../domain/field-path.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { useConsole } from '../context.ts';
import { useEditing } from './editing.ts';

/** The id of the button that adds a field or an entry. */
export const additionOf = (id: string) => `${id}+`;

type AccordionProps = { title: string; path: FieldPath; children: ReactNode };

export function Accordion({ title, path, children }: AccordionProps) {
  const { mistakes, idAt } = useEditing();
  const [isOpen, setOpen] = useState(false);
  const words = useConsole().words.editor;
  const hasMistake = mistakes.some((mistake) => isWithin(mistake.path, path));
  return (
    <details
      className="accordion"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary dir="auto" id={idAt(path)}>
        <span>{title}</span> {hasMistake && <span className="badge">{words.mistake}</span>}
      </summary>
      {isOpen && <div className="grid aside">{children}</div>}
    </details>
  );
}

type FieldGroupProps = {
  label: string;
  path: FieldPath;
  required: boolean;
  children: ReactNode;
  /** Buttons that add fields. */
  additions?: ReactNode;
};

/** Fields under a common name, in an accordion at the top level. An optional group can be removed. */
export function FieldGroup({ label, path, required, children, additions }: FieldGroupProps) {
  const { change, idAt } = useEditing();
  const words = useConsole().words.editor;
  const remove = () =>
    change(
      (data) => (valueAt(data, path) === undefined ? undefined : { path, value: null }),
      additionOf(idAt(path)),
    );
  const content = (
    <>
      {children}
      <div className="row">
        {additions}
        {!required && path.length > 0 && (
          <Button kind="quiet" label={fill(words.removeAll, { name: label })} onClick={remove} />
        )}
      </div>
    </>
  );
  // An entry of a list already has its own heading.
  if (!label) return content;
  if (path.length === 1)
    return (
      <Accordion title={label} path={path}>
        {content}
      </Accordion>
    );
  return (
    <fieldset className="editor-group">
      <legend>{label}</legend>
      {content}
    </fieldset>
  );
}
