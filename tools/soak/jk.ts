import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const main = join(import.meta.dirname, '../jk/main.ts');

/** The command line beside the running server; throws what it says when it fails. */
export async function jk(env: Record<string, string>, ...args: string[]): Promise<void> {
  await run(process.execPath, [main, ...args], { env: { ...process.env, ...env } });
}
