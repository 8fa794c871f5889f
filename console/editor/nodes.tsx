import { useState } from 'react';
import type { FieldPath } from '../../contract/desk.ts';
import { nameOfRecord, valueAt } from '../../domain/field-path.ts';
import { searchForm } from '../../domain/search-form.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { useConsole } from '../context.ts';
import { fieldId } from '../desk/use-content.ts';
import { ContentField } from './content-field.tsx';
import { useEditing } from './editing.ts';
import { AddNamed, addId, Fold, Holder } from './holder.tsx';
import { blank, fieldName, foundIn, kindOf, labelOf, nameKeyOf, type Schema, titleOf } from './schema.ts';
import { focusField } from './use-address.ts';

type NodeProps = { schema: Schema; path: FieldPath; label: string; required: boolean; find: string };
const KINDS = { group: Group, entries: Entries, tuple: Tuple, value: Value };

/** A field or what holds several; nothing where another text is looked for. */
export function Node(props: NodeProps) {
  const { schema, path, label, find } = props;
  const { files } = useEditing();
  const isCalled = find !== '' && searchForm(label).includes(find);
  // What was found stays while it is written anew.
  const isFound =
    isCalled ||
    files.some(({ content: { live, draft, facts } }) =>
      [live, draft].some((data) => foundIn(valueAt(data, path), facts).includes(find)),
    );
  const Kind = KINDS[kindOf(schema)];
  return isFound && <Kind {...props} find={isCalled ? '' : find} />;
}

/** One field in every language that is edited. */
function Value({ path, label }: NodeProps) {
  const { files } = useEditing();
  const { inLanguage } = useConsole().words.editor;
  return (
    <div className="editor-pair">
      {files.map(({ path: file, language }) => (
        <ContentField
          key={file}
          file={file}
          path={path}
          label={language ? fill(inLanguage, { name: label, language }) : label}
        />
      ))}
    </div>
  );
}

function Group({ schema, ...holder }: NodeProps) {
  const { path, label, find } = holder;
  const { files, change } = useEditing();
  const words = useConsole().words.editor;
  /** Shown to be written, and not written yet. */
  const [added, setAdded] = useState<string[]>([]);
  const { properties = {}, required: needed = [] } = schema;
  const isThere = (key: string) =>
    needed.includes(key) ||
    properties[key]?.type === 'boolean' ||
    properties[key]?.format === 'date' ||
    added.includes(key) ||
    files.some(({ content }) => valueAt(content.draft, [...path, key]) !== undefined);
  const nameOf = (key: string) => labelOf(key, words.names, fieldName(files[0]?.path ?? '', [...path, key]));
  // What names a record stays: other files know it by that.
  const isName = (key: string) =>
    typeof path.at(-1) === 'string' && key === nameKeyOf(schema) && needed.includes(key);
  const add = (key: string) => {
    const child = properties[key] ?? {};
    const at = [...path, key];
    const id = fieldId(files[0]?.path ?? '', at);
    if (kindOf(child) === 'value') {
      setAdded([...added, key]);
      focusField(id);
    } else change(() => ({ path: at, value: blank(child) }), id);
  };
  const keys = Object.keys(properties).filter((key) => !isName(key));
  const additions = keys
    .filter((key) => !isThere(key))
    .map((key) => (
      <Button
        key={key}
        id={addId(files, [...path, key])}
        kind="quiet"
        label={fill(words.add, { name: nameOf(key) })}
        describe={label}
        onClick={() => add(key)}
      />
    ));
  return (
    <Holder {...holder} additions={additions}>
      {keys.filter(isThere).map((key) => (
        <Node
          key={key}
          schema={properties[key] ?? {}}
          path={[...path, key]}
          label={nameOf(key)}
          required={needed.includes(key)}
          find={find}
        />
      ))}
    </Holder>
  );
}

/** Entries by their id or in their order; records of a list go by their name, others by their number. */
function Entries({ schema, ...holder }: NodeProps) {
  const { path, label, find } = holder;
  const { files, change } = useEditing();
  const words = useConsole().words.editor;
  const isList = schema.type === 'array';
  const item = (isList ? schema.items : schema.additionalProperties) || {};
  const isValue = kindOf(item) === 'value';
  const nameKey = isList ? nameKeyOf(item) : undefined;
  const listIn = (data: unknown) => (valueAt(data, path) ?? []) as unknown[];
  const keysIn = (data: unknown): (string | number)[] =>
    isList
      ? listIn(data).map((entry, index) => (nameKey && nameOfRecord(entry)) ?? index)
      : Object.keys(valueAt(data, path) ?? {});
  const keys = [...new Set(files.flatMap(({ content }) => keysIn(content.draft)))];
  const titleAt = (key: string | number, index: number) => {
    if (!isList) return labelOf(String(key), words.names);
    const title = isValue ? '' : titleOf(valueAt(files[0]?.content.draft, [...path, key]));
    return title || `${label} ${index + 1}`;
  };
  const idAt = (key: string | number) => fieldId(files[0]?.path ?? '', [...path, key]);
  const move = (from: number, to: number) =>
    change(
      (data) => {
        const list = listIn(data);
        if (!(from in list)) return undefined;
        return { path, value: list.toSpliced(from, 1).toSpliced(to, 0, list[from]) };
      },
      idAt(keys[to] === to ? to : (keys[from] ?? to)),
    );
  const remove = (key: string | number) =>
    change(
      (data) => {
        if (valueAt(data, [...path, key]) === undefined) return undefined;
        return typeof key === 'string'
          ? { path: [...path, key], value: null }
          : { path, value: listIn(data).toSpliced(key, 1) };
      },
      addId(files, path),
    );
  const add = () => change((data) => ({ path, value: [...listIn(data), blank(item)] }), idAt(keys.length));
  const addNamed = (name: string) =>
    change((data) => {
      const at = [...path, name];
      const value = nameKey ? { ...(blank(item) as object), [nameKey]: name } : blank(item);
      return valueAt(data, at) === undefined ? { path: at, value } : undefined;
    }, idAt(name));
  const isNamed = nameKey !== undefined || !isList;
  const additions = !isNamed && (
    <Button id={addId(files, path)} kind="quiet" label={words.addEntry} describe={label} onClick={add} />
  );
  return (
    <Holder {...holder} additions={additions}>
      {keys.map((key, index) => {
        const at = [...path, key];
        const title = titleAt(key, index);
        const act = (name: string, onClick: () => void) => (
          <Button kind="quiet" label={name} describe={title} onClick={onClick} />
        );
        const entry = (
          <>
            <Node schema={item} path={at} label={isValue ? title : ''} required find={find} />
            {!find && (
              <div className="row">
                {isList && index > 0 && act(words.up, () => move(index, index - 1))}
                {isList && index < keys.length - 1 && act(words.down, () => move(index, index + 1))}
                {act(words.remove, () => remove(key))}
              </div>
            )}
          </>
        );
        return isValue ? (
          <div key={key} className="editor-entry">
            {entry}
          </div>
        ) : (
          <Fold key={key} title={title} path={at} find={find}>
            {entry}
          </Fold>
        );
      })}
      {!find && isNamed && <AddNamed id={addId(files, path)} label={label} add={addNamed} />}
    </Holder>
  );
}

/** As many entries as the schema has, each of its own kind. */
function Tuple({ schema: { prefixItems = [] }, ...holder }: NodeProps) {
  const { path, label, find } = holder;
  const places = prefixItems.map((item, index) => ({ item, index, name: `${label} ${index + 1}` }));
  return (
    <Holder {...holder}>
      {places.map(({ item, index, name }) => (
        <Node key={name} schema={item} path={[...path, index]} label={name} required find={find} />
      ))}
    </Holder>
  );
}
