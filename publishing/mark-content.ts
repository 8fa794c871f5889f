import type { ArticleNode } from '../contract/article-text.ts';
import { type FieldPath, fieldId, namedPath } from '../domain/field-path.ts';
import { markOf } from '../domain/marks.ts';
import type { ChangeData, Content } from '../edition/content/parse.ts';
import { jsonSchemaOf } from './content.ts';

type Schema = {
  type?: string;
  pattern?: string;
  format?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  prefixItems?: Schema[];
};

/** A string without a format or a list of allowed values. */
const isText = ({ type, pattern, format, enum: choices }: Schema) =>
  type === 'string' && !pattern && !format && !choices;

const schemaAt = (schema: Schema, key: string | number): Schema => {
  if (typeof key === 'number') return schema.prefixItems?.[key] ?? schema.items ?? {};
  const { additionalProperties: others } = schema;
  return schema.properties?.[key] ?? (typeof others === 'object' ? others : {});
};

/** Copies the data of a file with every text replaced. */
export function mapTexts<T>(file: string, data: T, change: (text: string, path: FieldPath) => string): T {
  const copy = (value: unknown, schema: Schema, path: FieldPath): unknown => {
    if (typeof value === 'string') return isText(schema) ? change(value, namedPath(data, path)) : value;
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value))
      return value.map((item, index) => copy(item, schemaAt(schema, index), [...path, index]));
    const fields = Object.entries(value);
    return Object.fromEntries(
      fields.map(([key, item]) => [key, copy(item, schemaAt(schema, key), [...path, key])]),
    );
  };
  return copy(data, (jsonSchemaOf(file) ?? {}) as Schema, []) as T;
}

/** Elements of an article that contain others instead of texts. */
const CONTAINERS = ['ul', 'ol', 'table', 'thead', 'tbody', 'tr', 'hr'];

const markedNodes = (nodes: ArticleNode[], mark: string): ArticleNode[] =>
  nodes.map((node) => {
    if (typeof node === 'string' || !('children' in node)) return node;
    const { children } = node;
    if (CONTAINERS.includes(node.tag)) return { ...node, children: markedNodes(children, mark) };
    const last = children.at(-1);
    return {
      ...node,
      children: typeof last === 'string' ? [...children.slice(0, -1), last + mark] : [...children, mark],
    };
  });

/** The content with a marker at the end of every text, and the field that each marker means. */
export function markContent(content: Content): { content: Content; fields: string[] } {
  const fields: string[] = [];
  const markFor = (field: string) => markOf(fields.push(field) - 1);
  const change: ChangeData = (file, data, part) => {
    // The console is not edited on a page.
    if (file.endsWith('/staff.yaml')) return data;
    if (part) return markedNodes(data as ArticleNode[], markFor(`${file}:${part}`)) as typeof data;
    return mapTexts(file, data, (text, path) => text + markFor(fieldId(file, path)));
  };
  return { content: content.refilled(change), fields };
}
