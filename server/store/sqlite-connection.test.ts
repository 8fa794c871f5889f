import { expect, test } from 'vitest';
import { type OpenFile, SqliteConnection, Turns } from './sqlite-connection.ts';

test('whoever cannot even roll back keeps nobody else from writing', async () => {
  const broken = {
    database: { isTransaction: true },
    checkInPlace() {},
    exec(sql: string) {
      if (sql === 'rollback') throw new Error('disk I/O error');
    },
  } as unknown as OpenFile;
  const turns = new Turns();
  const one = new SqliteConnection(broken, broken, turns);
  await one.begin();
  await expect(one.rollback()).rejects.toThrow('disk I/O error');
  const leave = await turns.take();
  leave();
});
