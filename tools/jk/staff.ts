import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { type Command, Option } from 'commander';
import { type StaffRole, staffRoles } from '../../contract/staff.ts';
import { isPlainText } from '../../domain/text.ts';
import { addStaff, checkNewMember, memberOf, resetPassword } from '../../server/staff/accounts.ts';
import type { Cli } from './store.ts';

/** Reads the password from STAFF_PASSWORD or a prompt. Never from an argument, which other users of the machine can read. */
async function passwordFor(email: string, { env }: Cli): Promise<string> {
  const password = env.STAFF_PASSWORD || (await ask(`Password for ${email}: `));
  if (!isPlainText(password)) throw new Error('The password must not contain control characters');
  return password;
}

async function ask(question: string): Promise<string> {
  const line = createInterface({ input: process.stdin, output: process.stderr });
  const closed = once(line, 'close').then(() => undefined);
  const answer = await Promise.race([line.question(question), closed]);
  line.close();
  if (answer === undefined) throw new Error('No password given: set STAFF_PASSWORD');
  return answer;
}

export function staffCommands(program: Command, cli: Cli): void {
  const { withStore, out } = cli;
  const staff = program.command('staff').description('accounts of the staff console');
  staff
    .command('add <email> <name>')
    .description('create an account; the password comes from STAFF_PASSWORD or a prompt')
    .addOption(new Option('--role <role>', 'what they may do').choices(staffRoles).default('owner'))
    .option('--branch <slug...>', 'for the role branch: its branches')
    .option('--writes', 'for the role branch: it may write articles and texts')
    .action(
      async (
        email: string,
        name: string,
        { role, branch = [], writes = false }: { role: StaffRole; branch?: string[]; writes?: boolean },
      ) => {
        if ((role === 'branch') !== branch.length > 0)
          throw new Error(
            'The role branch requires --branch, and other roles do not allow it. Give the slug of the page, such as jvc',
          );
        await withStore(
          async (store) => {
            await checkNewMember(store, { email, name });
            const password = await passwordFor(email, cli);
            await addStaff(store, { email, name, password, role, branches: branch, writes });
          },
          { create: true },
        );
        out(`${email} can sign in at /staff`);
        // A server with another store does not know the account.
        cli.err(`The account is in ${cli.databaseUrl ? 'the database of DATABASE_URL' : cli.storeFile}`);
      },
    );
  staff
    .command('list')
    .description('list the accounts')
    .action(async () => {
      for (const { email, name, createdAt, role, branches, writes } of await withStore((store) =>
        store.staff.list(),
      ))
        out([email, name, createdAt, role, branches, writes && 'writes'].filter(Boolean).join('\t'));
    });
  staff
    .command('remove <email>')
    .description('remove an account and end its sessions')
    .action(async (email: string) => {
      await withStore(async (store) => store.staff.remove((await memberOf(store, email)).id));
      out(`${email} can no longer sign in`);
    });
  staff
    .command('reset <email>')
    .description('set a new password and end all sessions')
    .action(async (email: string) => {
      await withStore(async (store) => {
        await memberOf(store, email);
        await resetPassword(store, email, await passwordFor(email, cli));
      });
      out(`${email} has a new password`);
    });
}
