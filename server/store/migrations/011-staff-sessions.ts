import { type Kysely, sql } from 'kysely';
import { strict } from '../engine.ts';

type Earlier = { id: string; name: string; email: string; password: string; createdAt: string | Date };

/** Accounts under our own names, with their passwords as they were; sessions of before, twelve hours long at most, end. */
export async function up(db: Kysely<never>): Promise<void> {
  const members = db.schema
    .createTable('staff_members')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('password', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull());
  await strict(db, members).execute();

  const { rows } = await sql<Earlier>`
    select u.id, u.name, u.email, u."createdAt", a.password
    from staff_user u join staff_account a on a."userId" = u.id
    where a."providerId" = 'credential' and a.password is not null`.execute(db);
  for (const { id, name, email, password, createdAt } of rows) {
    const since = new Date(createdAt).toISOString();
    await sql`insert into staff_members (id, email, name, password, created_at)
      values (${id}, ${email.toLowerCase()}, ${name}, ${password}, ${since})`.execute(db);
  }
  for (const table of ['staff_session', 'staff_account', 'staff_verification', 'staff_user'])
    await db.schema.dropTable(table).execute();
  await sql`delete from settings where name = 'auth-secret'`.execute(db);

  const ownedBy = 'staff_members.id';
  const sessions = db.schema
    .createTable('staff_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references(ownedBy).onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull());
  await strict(db, sessions).execute();
  await db.schema.createIndex('staff_sessions_of_member').on('staff_sessions').column('member_id').execute();

  // Browsers that somebody has signed in with before: what strangers try does not slow them down.
  const devices = db.schema
    .createTable('staff_devices')
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.notNull().references(ownedBy).onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('staff_devices_key', ['token_hash', 'member_id']);
  await strict(db, devices).execute();
}
