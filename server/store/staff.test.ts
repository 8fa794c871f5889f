import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { bothEngines, openedStore } from '../../tests/support/engines.ts';
import { passwordsAt } from '../staff/passwords.ts';
import { up as earlierTables } from './migrations/003-staff.ts';
import { up as moveAccounts } from './migrations/011-staff-sessions.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const MONA = { email: 'Mona@example.com', name: 'Mona', password: 'a long enough password' };
/** That password as accounts carried it before. */
const EARLIER =
  '0d930ebca3abbfa57f1f01c7ae073d13:1358dca05d929ecbd9d5dcd1a32752981151bbfce69c05fd8bf23c8cd206c99f4116a7465db823d3f7254951712fb69951c3a6e0c6fc824b58dc6aece3775b91';

describe.each(bothEngines())('staff in the store on %s', (_engine, fresh) => {
  async function storeWithMona(options = fresh()) {
    const store = await openedStore(options);
    await store.staff.add(MONA, NOW);
    const member = await store.staff.find(MONA.email);
    if (!member) throw new Error('no member');
    const begin = (tokenHash: string, at = NOW, freshHash?: string) =>
      store.sessions.begin(
        { memberId: member.id, tokenHash, device: '' },
        { checked: member.password, freshHash },
        at,
      );
    return { store, member, begin, options };
  }

  test('accounts and sessions are known to every process on the same store', async () => {
    const { store, member, begin, options } = await storeWithMona();
    expect(member).toMatchObject({ email: 'mona@example.com', name: 'Mona' });
    expect(await store.staff.add({ ...MONA, password: 'x' }, NOW)).toBe(false);
    expect(await begin('one')).toBe(true);
    const other = await openedStore(options);
    expect((await other.sessions.use('one', NOW))?.member.email).toBe('mona@example.com');
    await other.staff.remove(member.id);
    expect(await store.sessions.use('one', NOW)).toBeUndefined();
    expect(await store.staff.list()).toEqual([]);
  });

  test('a session does not begin with a password that was changed meanwhile', async () => {
    const { store, member, begin } = await storeWithMona();
    await store.staff.setPassword(member.id, 'changed');
    expect(await begin('late')).toBe(false);
    expect(await store.sessions.use('late', NOW)).toBeUndefined();
  });

  test('many sign-ins and a change of password at once leave no session of the old one', async () => {
    const { store, member, begin } = await storeWithMona();
    const begun = Array.from({ length: 10 }, (_, index) => begin(`session ${index}`));
    await Promise.all([
      ...begun.slice(0, 5),
      store.staff.setPassword(member.id, 'changed'),
      ...begun.slice(5),
    ]);
    expect(await store.sessions.list(member.id, NOW)).toEqual([]);
  });

  test('a fresh hash takes the place of the outdated one when a session begins', async () => {
    const { store, begin } = await storeWithMona();
    await begin('one', NOW, 'fresh');
    expect((await store.staff.find(MONA.email))?.password).toBe('fresh');
  });

  test('what is over is purged, and nothing else', async () => {
    const { store, member, begin } = await storeWithMona();
    const later = (hours: number) => new Date(+NOW + hours * 3_600_000);
    await begin('idle');
    await begin('used', later(11));
    await store.devices.remember('phone', member.id, NOW);
    await store.sessions.purge(later(12));
    await store.devices.purge(later(12));
    expect(await store.sessions.list(member.id, later(12))).toHaveLength(1);
    expect(await store.devices.accountsOn('phone', later(12))).toEqual(['mona@example.com']);
    await store.devices.purge(later(181 * 24));
    expect(await store.devices.accountsOn('phone', NOW)).toEqual([]);
  });

  test('accounts of before keep their names, days and passwords', async () => {
    const options = fresh();
    const store = await openedStore(options);
    const db = store.db as unknown as Kysely<never>;
    for (const table of ['staff_devices', 'staff_sessions', 'staff_members'])
      await db.schema.dropTable(table).execute();
    await earlierTables(db);
    const at = NOW.toISOString();
    const verified = options.databaseUrl ? sql`true` : sql`1`;
    await sql`insert into staff_user (id, name, email, "emailVerified", "createdAt", "updatedAt")
      values ('u1', 'Mona', 'mona@example.com', ${verified}, ${at}, ${at})`.execute(db);
    await sql`insert into staff_account
      (id, "userId", "accountId", "providerId", password, "createdAt", "updatedAt")
      values ('a1', 'u1', 'u1', 'credential', ${EARLIER}, ${at}, ${at})`.execute(db);
    await sql`insert into staff_session (id, "userId", token, "expiresAt", "createdAt", "updatedAt")
      values ('s1', 'u1', 'token', ${at}, ${at}, ${at})`.execute(db);
    await sql`insert into settings (name, value) values ('auth-secret', 'x')`.execute(db);
    await moveAccounts(db);

    const [mona, ...others] = await store.staff.list();
    expect(others).toEqual([]);
    expect(mona).toEqual({
      id: 'u1',
      name: 'Mona',
      email: 'mona@example.com',
      password: EARLIER,
      created_at: at,
    });
    expect(await passwordsAt().isRight(mona?.password, MONA.password)).toBe(true);
    expect(await store.settings.getOrMake('auth-secret', () => 'none was left')).toBe('none was left');
  });
});
