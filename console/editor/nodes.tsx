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
const KINDS = { group: Group, record: RecordEntries, list: List, value: ValueField };

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

/** Opens by a touch, by what is looked for in it, and for whoever was led to a field in it. */
function Fold({
  title,
  path,
  find,
  children,
}: {
  title: string;
  path: FieldPath;
  find: string;
  children: ReactNode;
}) {
  const { files, target } = useEditing();
  const isLed = files.some((file) => `${target}.`.startsWith(`${fieldId(file.path, path)}.`));
  const [open, setOpen] = useState(isLed);
  const isOpen = open || find !== '';
  const isWrong = files.some(({ mistakes }) => mistakes.some((one) => isWithin(one.path, path)));
  const { words } = useEditing();
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

/** What holds fields, under its name: at the top it can be closed. */
function Holder({
  label,
  path,
  find,
  children,
}: Pick<NodeProps, 'label' | 'path' | 'find'> & { children: ReactNode }) {
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
  const take = () =>
    change((data) => (valueAt(data, path) === undefined ? undefined : { path, value: null }));
  return (
    !required &&
    path.length > 0 &&
    typeof path.at(-1) === 'string' && (
      <Button kind="quiet" label={words.editor.remove} describe={label} onClick={take} />
    )
  );
}

function RecordEntries({ schema, path, label, find, required }: NodeProps) {
  const { files, words } = useEditing();
  const item = schema.additionalProperties || {};
  const keys = new Set(files.flatMap(({ content }) => Object.keys(valueAt(content.draft, path) ?? {})));
  return (
    <Holder label={label} path={path} find={find}>
      {[...keys].map((key) => (
        <Entry
          key={key}
          schema={item}
          path={[...path, key]}
          label={labelOf(key, words.editor.names)}
          find={find}
        />
      ))}
      {!find && <AddNamed path={path} label={label} make={() => blank(item)} />}
      {!find && <TakeAway path={path} label={label} required={required} />}
    </Holder>
  );
}

/** An entry of a record or a list, with what can be done with it. */
function Entry({
  schema,
  path,
  label,
  find,
  children,
}: Omit<NodeProps, 'required'> & { children?: ReactNode }) {
  const { words, change } = useEditing();
  const key = path.at(-1) ?? '';
  const take = () =>
    change((data) => {
      if (valueAt(data, path) === undefined) return undefined;
      if (typeof key === 'string') return { path, value: null };
      const list = valueAt(data, path.slice(0, -1)) as unknown[];
      return { path: path.slice(0, -1), value: list.toSpliced(key, 1) };
    });
  const buttons = !find && (
    <div className="row">
      {children}
      <Button kind="quiet" label={words.editor.remove} describe={label} onClick={take} />
    </div>
  );
  const node = (
    <Node schema={schema} path={path} label={kindOf(schema) === 'value' ? label : ''} required find={find} />
  );
  if (kindOf(schema) === 'value')
    return (
      <div className="editor-entry">
        {node}
        {buttons}
      </div>
    );
  return (
    <Fold title={label} path={path} find={find}>
      {node}
      {buttons}
    </Fold>
  );
}

/** Entries in their order; records among them go by their name, others by their number. */
function List({ schema, path, label, find, required }: NodeProps) {
  const { files, words, change } = useEditing();
  const { items = {}, prefixItems } = schema;
  const lists = files.map(({ content }) => (valueAt(content.draft, path) ?? []) as unknown[]);
  const nameKey = nameKeyOf(items);
  const longest = lists.reduce((a, b) => (b.length > a.length ? b : a));
  const names: (string | number)[] = nameKey
    ? [...new Set(lists.flat().map((record) => nameOfRecord(record) ?? ''))]
    : longest.map((_, index) => index);
  if (prefixItems) {
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
  const move = (from: number, to: number) =>
    change((data) => {
      const list = (valueAt(data, path) ?? []) as unknown[];
      const value = list.toSpliced(from, 1).toSpliced(to, 0, list[from]);
      return list[from] === undefined ? undefined : { path, value };
    });
  return (
    <Holder label={label} path={path} find={find}>
      {names.map((name, index) => {
        const at = [...path, name];
        const said = kindOf(items) === 'value' ? '' : titleOf(valueAt(files[0]?.content.draft, at));
        const title = said || `${label} ${index + 1}`;
        return (
          <Entry key={name} schema={items} path={at} label={title} find={find}>
            {index > 0 && (
              <Button
                kind="quiet"
                label={words.editor.up}
                describe={title}
                onClick={() => move(index, index - 1)}
              />
            )}
            {index < names.length - 1 && (
              <Button
                kind="quiet"
                label={words.editor.down}
                describe={title}
                onClick={() => move(index, index + 1)}
              />
            )}
          </Entry>
        );
      })}
      {!find && nameKey && (
        <AddNamed
          path={path}
          label={label}
          make={(name) => ({ ...(blank(items) as object), [nameKey]: name })}
        />
      )}
      {!find && !nameKey && (
        <div className="row">
          <Button
            kind="quiet"
            label={words.editor.addEntry}
            describe={label}
            onClick={() =>
              change((data) => ({
                path,
                value: [...((valueAt(data, path) ?? []) as unknown[]), blank(items)],
              }))
            }
          />
          <TakeAway path={path} label={label} required={required} />
        </div>
      )}
    </Holder>
  );
}

function AddNamed({
  path,
  label,
  make,
}: Pick<NodeProps, 'path' | 'label'> & { make: (name: string) => unknown }) {
  const { words, files, change } = useEditing();
  const [name, setName] = useState('');
  const id = idOf(name);
  return (
    <form
      className="editor-add"
      onSubmit={(event) => {
        event.preventDefault();
        if (!id) return;
        change((data) =>
          valueAt(data, [...path, id]) === undefined ? { path: [...path, id], value: make(id) } : undefined,
        );
        setName('');
      }}
    >
      <Field
        id={`${fieldId(files[0]?.path ?? '', path)}+`}
        label={words.editor.newName}
        hint={words.editor.newNameHint}
      >
        {(control) => <input {...control} value={name} onChange={({ target }) => setName(target.value)} />}
      </Field>
      <Button kind="quiet" type="submit" label={words.editor.addEntry} describe={label} />
    </form>
  );
}
