import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

export type SettingStore = ReturnType<typeof settingStore>;

export const settingStore = (db: Kysely<Database>) => ({
  async get(name: string): Promise<string | undefined> {
    const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
    return row?.value;
  },

  /** The value of that name; the first process to ask makes it, the others get the same. */
  async getOrMake(name: string, make: () => string): Promise<string> {
    const known = await this.get(name);
    if (known !== undefined) return known;
    await db
      .insertInto('settings')
      .values({ name, value: make() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return (await this.get(name)) ?? make();
  },

  async put(name: string, value: string): Promise<void> {
    await db
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  },

  /** Forgets every setting whose name begins so, but for these. */
  async forgetOthers(prefix: string, keep: string[]): Promise<void> {
    await db
      .deleteFrom('settings')
      .where('name', '>=', prefix)
      .where('name', '<', `${prefix}\uffff`)
      .where('name', 'not in', keep)
      .execute();
  },
});
