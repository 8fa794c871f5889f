import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporary } from '../tests/support/folder.ts';
import { read, root } from '../tests/support/sources.ts';
import { environment, readSettings, settingsAdvice } from './settings.ts';

const MAIL = { NOTICE_FROM: 'site@example.com', NOTICE_TO: 'owner@example.com' };

test('needs no setting to start', () => {
  expect(readSettings({})).toMatchObject({ PORT: 3000, HOST: undefined, TRUST_PROXY: 0, LOG_LEVEL: 'info' });
});

test.each([
  [{ PORT: '' }, 'PORT= must be a whole number'],
  [{ PORT: 'abc' }, 'PORT=abc must be a whole number'],
  [{ PORT: '65536' }, 'from 0 to 65535'],
  [{ DATA_DIR: ' ' }, 'must be the path of a folder'],
  [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must be an address that begins with postgres://'],
  [{ SITE_URL: 'not-a-url' }, 'SITE_URL=not-a-url must be a whole address'],
  [{ NODE_ENV: 'prod' }, 'must be one of production'],
  [
    { TRUST_PROXY: 'true' },
    'TRUST_PROXY=true must be a whole number from 0 to 10. For example: TRUST_PROXY=1',
  ],
  [{ NOTICE_TO: '' }, 'NOTICE_TO= must be email addresses'],
  [{ REVIEW_LIMIT: '0' }, 'from 1'],
  [{ LOG_LEVEL: 'warning' }, 'must be one of debug, info, warn, error, silent'],
  [{ SMTP_URL: 'garbage', ...MAIL }, 'SMTP_URL must be an address that begins with smtp://'],
  [{ SMTP_URL: 'smtp://x', NOTICE_TO: 'owner@example.com' }, 'SMTP_URL needs NOTICE_FROM and NOTICE_TO, too'],
  [
    { SMTP_URL: 'smtps://jk:1#2@mail.example', ...MAIL },
    'SMTP_URL is cut off inside its password: write # as %23',
  ],
  [{ DATABASE_URL: 'postgres://jk:a/b@db.example/jk' }, 'DATABASE_URL is cut off inside its password'],
  [{ NOTICE_FROM: 'nobody' }, 'must be an email address'],
  [{ NOTICE_TO: 'owner@example.com,' }, 'must be email addresses'],
])('refuses %j with the reason and an example', (env, reason) => {
  expect(() => readSettings(env)).toThrow(reason);
  expect(() => readSettings(env)).toThrow('For example: ');
});

test('never repeats a secret', () => {
  const env = { DATABASE_URL: 'mysql://jk:hunter2@x/y', SMTP_URL: 'hunter2', ...MAIL };
  expect(() => readSettings(env)).toThrow(/^(?!.*hunter2)/s);
});

test('accepts every example', () => {
  for (const [name, schema] of Object.entries(environment.shape)) {
    const value = String(schema.meta()?.example).replaceAll('"', '');
    expect([name, schema.safeParse(value).success]).toEqual([name, true]);
  }
});

test.each([
  [{ TRUSTPROXY: '1' }, 'TRUSTPROXY is not a setting: use TRUST_PROXY'],
  [{ review_limit: '3' }, 'review_limit is not a setting: use REVIEW_LIMIT'],
  [{ AUTH_SECRET: 'x' }, 'AUTH_SECRET is not a setting: docs/running.md'],
  [{ NOTICE_TO: 'owner@example.com' }, 'SMTP_URL is missing'],
  [{ NODE_ENV: 'production', SITE_URL: 'http://jk.example' }, 'Staff cannot sign in at http://jk.example'],
])('warns of %j with a remedy', (env, advice) => {
  expect(settingsAdvice(env)).toEqual([expect.stringContaining(advice)]);
});

test('does not warn of valid settings', () => {
  const env = {
    JK_SETTINGS: 'x',
    PORT: '1',
    PATH: '/bin',
    NODE_ENV: 'production',
    SITE_URL: 'https://jk.example',
  };
  expect(settingsAdvice(env)).toEqual([]);
});

test('listens on loopback behind a proxy unless HOST is set', () => {
  expect(readSettings({ TRUST_PROXY: '1' }).HOST).toBe('127.0.0.1');
  expect(readSettings({ TRUST_PROXY: '1', HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0');
});

test('reads the same file in server, build and jk, and prefers the environment', () => {
  const folder = temporary();
  writeFileSync(join(folder, 'settings.env'), 'PORT=abc\nTRUST_PROXY=true\nLOG_LEVEL=loud\n');
  const run = (program: string, env: Record<string, string> = {}, ...args: string[]) => {
    const { JK_SETTINGS: _, ...inherited } = process.env;
    const options = {
      encoding: 'utf8',
      cwd: folder,
      env: { ...inherited, LOG_LEVEL: 'warn', ...env },
    } as const;
    const { status, stderr } = spawnSync(process.execPath, [join(root, program), ...args], options);
    return [status, stderr];
  };
  const refused = expect.stringMatching(
    /^These settings cannot be used:\n {2}PORT=abc [^\n]*\n {2}TRUST_PROXY=true [^\n]*\ndocs/,
  );
  for (const program of ['server/main.ts', 'tools/start.ts', 'tools/build.ts', 'tools/jk/main.ts'])
    expect([program, ...run(program)]).toEqual([program, 2, refused]);
  const file = (text: string) => writeFileSync(join(folder, 'settings.env'), text);
  file('\uFEFFPORT=abc\nMAIL_TO=x\n');
  expect(run('tools/jk/main.ts', { LOG_LEVEL: '"loud"' })).toEqual([2, expect.stringContaining('PORT=abc')]);
  file('LOG_LEVEL=warn # a comment\nMAIL_TO=x\nPGPASSWORD=x\n');
  const unknown = 'Warning: MAIL_TO is not a setting: docs/running.md lists every one.\n';
  const dataDir = join(folder, 'data');
  expect(run('tools/jk/main.ts', { NODE_ENV: '"test"', DATA_DIR: `'${dataDir}'` }, 'settings')).toEqual([
    0,
    unknown,
  ]);
  file('SITE_ULR=https://jk.example\n');
  const meant = 'Warning: SITE_ULR is not a setting: use SITE_URL.\n';
  expect(run('tools/jk/main.ts', {}, 'settings')).toEqual([0, meant]);
  file('PORT=1\nREVIEW_LIMIT 20\n');
  expect(run('server/main.ts')).toEqual([2, expect.stringContaining('line 2 is not NAME=value')]);
  file('SMTP_URL=smtps://jk:1#2@mail.example\n');
  const cut = expect.stringContaining('SMTP_URL has a # in its value: put the value in quotes');
  expect(run('server/main.ts')).toEqual([2, cut]);
  const lost = expect.stringContaining('The settings in lost.env cannot be read');
  expect(run('server/main.ts', { JK_SETTINGS: 'lost.env' })).toEqual([2, lost]);
});

test('refuses a build that cannot write a release, without a stack', () => {
  const env = { ...process.env, RELEASES_DIR: join(import.meta.filename, 'releases') };
  const { status, stderr } = spawnSync('node', [join(root, 'tools/build.ts')], { encoding: 'utf8', env });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^RELEASES_DIR=.* cannot be used: EEXIST[^\n]*\nNothing was published\.\n$/);
});

test('documents every setting and no other in docs/running.md, with its default and example', () => {
  const rows = [...read('docs/running.md').matchAll(/^\| `([A-Z_]+)` \| (.*?) \| .* \| `(.*)` \|$/gm)];
  expect(rows.map(([, name]) => name)).toEqual(Object.keys(environment.shape));
  for (const [, name = '', unset, example] of rows) {
    const schema = environment.shape[name as keyof typeof environment.shape];
    const fallback = schema.safeParse(undefined).data;
    expect([name, example]).toEqual([name, schema.meta()?.example]);
    if (fallback !== undefined && !String(fallback).startsWith('/'))
      expect([name, unset]).toEqual([name, String(fallback)]);
  }
});
