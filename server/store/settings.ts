import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

export type SettingStore = ReturnType<typeof settingStore>;

export const settingStore = (db: Kysely<Database>) => ({
  /** The value of that name; the first process to ask makes it, the others get the same. */
  async getOrMake(name: string, make: () => string): Promise<string> {
    const read = () => db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
    const known = await read();
    if (known) return known.value;
    await db
      .insertInto('settings')
      .values({ name, value: make() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return (await read())?.value ?? make();
  },

  /** Forgets every setting whose name begins so, but for one. */
  async forgetOthers(prefix: string, keep: string): Promise<void> {
    await db
      .deleteFrom('settings')
      .where('name', '>=', prefix)
      .where('name', '<', `${prefix}\uffff`)
      .where('name', '!=', keep)
      .execute();
  },
});
