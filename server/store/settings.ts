import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

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

  /** A page of the file, and another one each time: a full disk answers every read, and SQLite does not write what stands there. */
  async tryWrite(): Promise<void> {
    const value = randomBytes(2_048).toString('hex');
    await db
      .insertInto('settings')
      .values({ name: 'last-try', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  },
});
