import { useState } from 'react';
import { titleOf } from '../../domain/brief.ts';
import { isDay } from '../../domain/dubai-time.ts';
import { type FieldPath, nameOfRecord, valueAt } from '../../domain/field-path.ts';
import { formatDay } from '../../domain/format.ts';
import { blank, kindOf, type Schema } from '../../domain/json-schema.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { useConsole } from '../context.ts';
import { focusField } from '../focus.ts';
import { AddForm } from './add-form.tsx';
import { FieldPair } from './content-field.tsx';
import { useEditing } from './editing.ts';
import { Accordion, additionOf, FieldGroup } from './field-group.tsx';
import { fieldNameOf, keyNameOf, readable } from './field-names.ts';
import { idOf, nameKeyOf } from './schema.ts';

type SchemaFieldProps = {
  schema: Schema;
  path: FieldPath;
  label: string;
  required: boolean;
};
const KINDS = { group: Group, entries: Entries, tuple: Tuple, value: Value };

/** The field, group or list that a schema describes. */
export function SchemaField(props: SchemaFieldProps) {
  const Kind = KINDS[kindOf(props.schema)];
  return <Kind {...props} />;
}

function Value({ path, label }: SchemaFieldProps) {
  return <FieldPair files={useEditing().files} path={path} label={label} />;
}

function Group({ schema, ...group }: SchemaFieldProps) {
  const { path, label } = group;
  const { files, change, idAt } = useEditing();
  const context = useConsole();
  const words = context.words.editor;
  /** Optional fields that were added and have no value yet. */
  const [added, setAdded] = useState<string[]>([]);
  const { properties = {}, required: needed = [] } = schema;
  const isShown = (key: string) =>
    needed.includes(key) ||
    properties[key]?.type === 'boolean' ||
    ['date', 'time'].includes(properties[key]?.format ?? '') ||
    added.includes(key) ||
    files.some(({ content }) => valueAt(content.draft, [...path, key]) !== undefined);
  const nameOf = (key: string) => keyNameOf(context, files[0]?.path ?? '', [...path, key]);
  // The field that names a record cannot change, because other files refer to it.
  const isRecordName = (key: string) =>
    typeof path.at(-1) === 'string' && key === nameKeyOf(schema) && needed.includes(key);
  const add = (key: string) => {
    const child = properties[key] ?? {};
    const at = [...path, key];
    if (kindOf(child) === 'value') {
      setAdded([...added, key]);
      focusField(idAt(at));
    } else change(() => ({ path: at, value: blank(child) }), idAt(at));
  };
  const keys = Object.keys(properties).filter((key) => !isRecordName(key) && key !== 'keywords');
  const additions = keys
    .filter((key) => !isShown(key))
    .map((key) => (
      <Button
        key={key}
        id={additionOf(idAt([...path, key]))}
        kind="quiet"
        label={words.names[`add.${key}`] ?? fill(words.add, { name: nameOf(key) })}
        describe={label || fieldNameOf(context, files[0]?.path ?? '', path)}
        onClick={() => add(key)}
      />
    ));
  return (
    <FieldGroup {...group} additions={additions}>
      {keys.filter(isShown).map((key) => (
        <SchemaField
          key={key}
          schema={properties[key] ?? {}}
          path={[...path, key]}
          label={nameOf(key)}
          required={needed.includes(key)}
        />
      ))}
    </FieldGroup>
  );
}

/** The entries of a list or a record. Records of a list are known by their name, other entries by their index. */
function Entries({ schema, ...group }: SchemaFieldProps) {
  const { path, label } = group;
  const { files, change, idAt } = useEditing();
  const addition = additionOf(idAt(path));
  const context = useConsole();
  const words = context.words.editor;
  const isList = schema.type === 'array';
  const item = (isList ? schema.items : schema.additionalProperties) || {};
  const isValue = kindOf(item) === 'value';
  const nameKey = isList ? nameKeyOf(item) : undefined;
  const listIn = (data: unknown): unknown[] => [valueAt(data, path) ?? []].flat();
  const keysIn = (data: unknown): (string | number)[] =>
    isList
      ? listIn(data).map((entry, index) => (nameKey && nameOfRecord(entry)) ?? index)
      : Object.keys(valueAt(data, path) ?? {});
  const keys = [...new Set(files.flatMap(({ content }) => keysIn(content.draft)))];
  const titleAt = (key: string | number, index: number) => {
    const { path: file = '', content = undefined } = files[0] ?? {};
    const title = isList && !isValue ? titleOf(valueAt(content?.draft, [...path, key])) : '';
    if (isDay(title)) return formatDay(title, context.locale);
    if (title) return readable(context, title, content?.facts);
    return typeof key === 'string' ? keyNameOf(context, file, [...path, key]) : `${label} ${index + 1}`;
  };
  const move = (from: number, to: number) =>
    change(
      (data) => {
        const list = listIn(data);
        if (!(from in list)) return undefined;
        return { path, value: list.toSpliced(from, 1).toSpliced(to, 0, list[from]) };
      },
      idAt([...path, keys[to] === to ? to : (keys[from] ?? to)]),
    );
  const remove = (key: string | number) =>
    change((data) => {
      const at = [...path, key];
      if (valueAt(data, at) === undefined) return undefined;
      if (typeof key === 'string') return { path: at, value: null };
      return { path, value: listIn(data).toSpliced(key, 1) };
    }, addition);
  const add = () =>
    change((data) => ({ path, value: [...listIn(data), blank(item)] }), idAt([...path, keys.length]));
  const addNamed = (typed: string) => {
    const name = idOf(typed);
    if (!name) return;
    const at = [...path, name];
    const value = nameKey ? Object.assign({}, blank(item), { [nameKey]: name }) : blank(item);
    change((data) => (valueAt(data, at) === undefined ? { path: at, value } : undefined), idAt(at));
  };
  const isNamed = nameKey !== undefined || !isList;
  const additions = !isNamed && (
    <Button id={addition} kind="quiet" label={words.addEntry} describe={label} onClick={add} />
  );
  return (
    <FieldGroup {...group} additions={additions}>
      {keys.map((key, index) => {
        const at = [...path, key];
        const title = titleAt(key, index);
        const action = (name: string, onClick: () => void) => (
          <Button kind="quiet" label={name} describe={title} onClick={onClick} />
        );
        const entry = (
          <>
            <SchemaField schema={item} path={at} label={isValue ? title : ''} required />
            <div className="row">
              {isList && index > 0 && action(words.up, () => move(index, index - 1))}
              {isList && index < keys.length - 1 && action(words.down, () => move(index, index + 1))}
              {action(words.remove, () => remove(key))}
            </div>
          </>
        );
        return isValue ? (
          <div key={key}>{entry}</div>
        ) : (
          <Accordion key={key} title={title} path={at}>
            {entry}
          </Accordion>
        );
      })}
      {isNamed && (
        <AddForm
          id={addition}
          label={words.newName}
          hint={words.newNameHint}
          describe={label}
          add={addNamed}
        />
      )}
    </FieldGroup>
  );
}

/** A fixed number of entries, each with its own schema. */
function Tuple({ schema: { prefixItems = [] }, ...group }: SchemaFieldProps) {
  const { path, label } = group;
  const entries = prefixItems.map((item, index) => ({ item, index, name: `${label} ${index + 1}` }));
  return (
    <FieldGroup {...group}>
      {entries.map(({ item, index, name }) => (
        <SchemaField key={name} schema={item} path={[...path, index]} label={name} required />
      ))}
    </FieldGroup>
  );
}
