import { type Expression, type RawBuilder, sql } from 'kysely';
import { searchedAs, searchForm } from '../../domain/text.ts';

const ARABIC = /\p{Script=Arabic}/u;

/** A column as `form` is compared with it, in words that both engines know; letters that the form has not stay as they are. */
const searchFormOf = (column: RawBuilder<string>, form: string) =>
  searchedAs
    .filter(([, searched]) => form.includes(searched))
    .reduce(
      (text, [written, searched]) => sql<string>`replace(${text}, ${sql.lit(written)}, ${sql.lit(searched)})`,
      column,
    );

/** Whether a column contains a text, in either case and however Arabic is written; signs stand for themselves. */
export function containing(search: string, column: Expression<unknown>): RawBuilder<boolean> {
  const form = searchForm(search);
  const lower = sql<string>`lower(${column})`;
  // Only a search in Arabic pays for the forms of its letters.
  const text = ARABIC.test(form) ? searchFormOf(lower, form) : lower;
  return sql<boolean>`${text} like ${`%${form.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
}
