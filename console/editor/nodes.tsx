import { type ReactNode, useState } from 'react';
import type { FieldPath } from '../../contract/desk.ts';
import { isWithin, nameOfRecord, valueAt } from '../../domain/field-path.ts';
import { fill, searchForm } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import { fieldId } from '../desk/use-content.ts';
import { useEditing } from './editing.ts';
import { blank, foundIn, idOf, kindOf, labelOf, nameKeyOf, type Schema, titleOf } from './schema.ts';
import { ValueField } from './value-field.tsx';

type NodeProps = { schema: Schema; path: FieldPath; label: string; required: boolean; find: string };
const KINDS = { group: Group, entries: Entries, tuple: Tuple, value: ValueField };

/** A field or what holds several; nothing where somebody looks for something else. */
export function Node(props: NodeProps) {
  const { schema, path, label, find } = props;
  const { files } = useEditing();
  const isCalled = find !== '' && searchForm(label).includes(find);
  const isFound =
    isCalled || files.some(({ content }) => foundIn(valueAt(content.draft, path)).includes(find));
  const Kind = KINDS[kindOf(schema)];
  return isFound && <Kind {...props} find={isCalled ? '' : find} />;
}

type FoldProps = { title: string; path: FieldPath; find: string; children: ReactNode };

/** Opens by a touch, by what is looked for in it, and for whoever was led to a field in it. */
function Fold({ title, path, find, children }: FoldProps) {
  const { words, files, target } = useEditing();
  const isLed = files.some((file) => `${target}.`.startsWith(`${fieldId(file.path, path)}.`));
  const [open, setOpen] = useState(isLed);
  const isOpen = open || find !== '';
  const isWrong = files.some(({ mistakes }) => mistakes.some((one) => isWithin(one.path, path)));
  return (
    <details
      className="editor-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary dir="auto">
        {title} {isWrong && <span className="badge">{words.editor.mistake}</span>}
      </summary>
      {isOpen && <div className="editor-inside">{children}</div>}
    </details>
  );
}

type HolderProps = Pick<NodeProps, 'label' | 'path' | 'find'> & { children: ReactNode };

/** What holds fields, under its name: at the top it can be closed. */
function Holder({ label, path, find, children }: HolderProps) {
  // An entry stands under its own name already.
  if (!label) return children;
  if (path.length === 1)
    return (
      <Fold title={label} path={path} find={find}>
        {children}
      </Fold>
    );
  return (
    <fieldset className="editor-group">
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}

function Group({ schema, path, label, find, required }: NodeProps) {
  const { words, files, change } = useEditing();
  /** Shown to be written, and not written yet. */
  const [added, setAdded] = useState<string[]>([]);
  const { properties = {}, required: needed = [] } = schema;
  const isThere = (key: string) =>
    needed.includes(key) ||
    properties[key]?.type === 'boolean' ||
    added.includes(key) ||
    files.some(({ content }) => valueAt(content.draft, [...path, key]) !== undefined);
  const name = (key: string) => labelOf(key, words.editor.names);
  const keys = Object.keys(properties);
  const missing = keys.filter((key) => !isThere(key));
  // What names a record stays: other files know it by that.
  const shown = keys.filter(
    (key) =>
      isThere(key) && !(typeof path.at(-1) === 'string' && key === nameKeyOf(schema) && needed.includes(key)),
  );
  const add = (key: string) => {
    const child = properties[key] ?? {};
    if (kindOf(child) === 'value') setAdded([...added, key]);
    else change(() => ({ path: [...path, key], value: blank(child) }));
  };
  return (
    <Holder label={label} path={path} find={find}>
      {shown.map((key) => (
        <Node
          key={key}
          schema={properties[key] ?? {}}
          path={[...path, key]}
          label={name(key)}
          required={needed.includes(key)}
          find={find}
        />
      ))}
      {!find && (
        <div className="row">
          {missing.map((key) => (
            <Button
              key={key}
              kind="quiet"
              label={fill(words.editor.add, { name: name(key) })}
              describe={label}
              onClick={() => add(key)}
            />
          ))}
          <TakeAway path={path} label={label} required={required} />
        </div>
      )}
    </Holder>
  );
}

/** Takes away what need not be there. */
function TakeAway({ path, label, required }: Pick<NodeProps, 'path' | 'label' | 'required'>) {
  const { words, change } = useEditing();
  if (required || !path.length) return null;
  const take = () =>
    change((data) => (valueAt(data, path) === undefined ? undefined : { path, value: null }));
  return <Button kind="quiet" label={words.editor.remove} describe={label} onClick={take} />;
}

/** Entries by their id or in their order; records of a list go by their name, others by their number. */
function Entries({ schema, path, label, find, required }: NodeProps) {
  const { files, words, change } = useEditing();
  const isList = schema.type === 'array';
  const item = (isList ? schema.items : schema.additionalProperties) || {};
  const nameKey = isList ? nameKeyOf(item) : undefined;
  const listIn = (data: unknown) => (valueAt(data, path) ?? []) as unknown[];
  const all = files.map(({ content }) => content.draft);
  const keys: (string | number)[] = isList
    ? [
        ...new Set(
          all.flatMap((data) => listIn(data).map((one, index) => (nameKey && nameOfRecord(one)) ?? index)),
        ),
      ]
    : [...new Set(all.flatMap((data) => Object.keys(valueAt(data, path) ?? {})))];
  const titleAt = (key: string | number, index: number) => {
    if (!isList) return labelOf(String(key), words.editor.names);
    const said = kindOf(item) === 'value' ? '' : titleOf(valueAt(all[0], [...path, key]));
    return said || `${label} ${index + 1}`;
  };
  const move = (from: number, to: number) =>
    change((data) => {
      const list = listIn(data);
      return from in list ? { path, value: list.toSpliced(from, 1).toSpliced(to, 0, list[from]) } : undefined;
    });
  const take = (key: string | number) =>
    change((data) => {
      if (valueAt(data, [...path, key]) === undefined) return undefined;
      return typeof key === 'string'
        ? { path: [...path, key], value: null }
        : { path, value: listIn(data).toSpliced(key, 1) };
    });
  const add = () => change((data) => ({ path, value: [...listIn(data), blank(item)] }));
  const addNamed = (name: string) =>
    change((data) => {
      const at = [...path, name];
      const value = nameKey ? { ...(blank(item) as object), [nameKey]: name } : blank(item);
      return valueAt(data, at) === undefined ? { path: at, value } : undefined;
    });
  return (
    <Holder label={label} path={path} find={find}>
      {keys.map((key, index) => {
        const at = [...path, key];
        const title = titleAt(key, index);
        const acts: [string, boolean, () => void][] = [
          [words.editor.up, isList && index > 0, () => move(index, index - 1)],
          [words.editor.down, isList && index < keys.length - 1, () => move(index, index + 1)],
          [words.editor.remove, true, () => take(key)],
        ];
        const isValue = kindOf(item) === 'value';
        const entry = (
          <>
            <Node schema={item} path={at} label={isValue ? title : ''} required find={find} />
            {!find && (
              <div className="row">
                {acts.map(
                  ([name, isPossible, act]) =>
                    isPossible && (
                      <Button key={name} kind="quiet" label={name} describe={title} onClick={act} />
                    ),
                )}
              </div>
            )}
          </>
        );
        if (isValue)
          return (
            <div key={key} className="editor-entry">
              {entry}
            </div>
          );
        return (
          <Fold key={key} title={title} path={at} find={find}>
            {entry}
          </Fold>
        );
      })}
      {!find && (nameKey || !isList) && (
        <AddNamed id={fieldId(files[0]?.path ?? '', path)} label={label} add={addNamed} />
      )}
      {!find && (
        <div className="row">
          {isList && !nameKey && (
            <Button kind="quiet" label={words.editor.addEntry} describe={label} onClick={add} />
          )}
          <TakeAway path={path} label={label} required={required} />
        </div>
      )}
    </Holder>
  );
}

/** As many entries as the schema has, each of its own kind. */
function Tuple({ schema: { prefixItems = [] }, path, label, find, required }: NodeProps) {
  const places = prefixItems.map((item, index) => ({ item, index, name: `${label} ${index + 1}` }));
  return (
    <Holder label={label} path={path} find={find}>
      {places.map(({ item, index, name }) => (
        <Node key={name} schema={item} path={[...path, index]} label={name} required find={find} />
      ))}
      <TakeAway path={path} label={label} required={required} />
    </Holder>
  );
}

type AddNamedProps = { id: string; label: string; add: (name: string) => void };

function AddNamed({ id, label, add }: AddNamedProps) {
  const words = useEditing().words.editor;
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
      <Field id={`${id}+`} label={words.newName} hint={words.newNameHint}>
        {(control) => <input {...control} value={name} onChange={({ target }) => setName(target.value)} />}
      </Field>
      <Button kind="quiet" type="submit" label={words.addEntry} describe={label} />
    </form>
  );
}
