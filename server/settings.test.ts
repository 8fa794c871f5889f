import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { environment, readSettings, settingsAsMarkdown, unknownSettings } from './settings.ts';

const root = join(import.meta.dirname, '..');
const MAIL = { NOTICE_FROM: 'site@example.com', NOTICE_TO: 'owner@example.com' };

test('nothing is needed to begin', () => {
  expect(readSettings({})).toMatchObject({ PORT: 3000, HOST: '0.0.0.0', TRUST_PROXY: 0, LOG_LEVEL: 'info' });
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
  [{ NOTICE_FROM: 'nobody' }, 'must be an email address'],
  [{ NOTICE_TO: 'owner@example.com,' }, 'must be email addresses'],
])('%j is refused with the reason and an example', (env, reason) => {
  expect(() => readSettings(env)).toThrow(reason);
  expect(() => readSettings(env)).toThrow('For example: ');
});

test('a secret is never repeated', () => {
  const env = {
    DATABASE_URL: 'mysql://jk:hunter2@x/y',
    SMTP_URL: 'hunter2',
    ...MAIL,
  };
  expect(() => readSettings(env)).toThrow(/^(?!.*hunter2)/s);
});

test('each example would be taken', () => {
  for (const [name, schema] of Object.entries(environment.shape)) {
    const value = String(schema.meta()?.example).replaceAll('"', '');
    expect([name, schema.safeParse(value).success]).toEqual([name, true]);
  }
});

test('a name that only looks like ours is found', () => {
  const env = {
    TRUSTPROXY: '1',
    AUTH_SECRET: 'x',
    NOTICE_EMAIL: 'x',
    review_limit: '3',
    PORT: '1',
    PATH: '/bin',
  };
  expect(unknownSettings(env)).toEqual(['TRUSTPROXY', 'AUTH_SECRET', 'NOTICE_EMAIL', 'review_limit']);
});

test('the server names every wrong setting and ends with 2', () => {
  const env = { ...process.env, PORT: 'abc', TRUST_PROXY: 'true', LOG_LEVEL: 'warning' };
  const { status, stderr } = spawnSync('node', [join(root, 'server/main.ts')], { encoding: 'utf8', env });
  expect(status).toBe(2);
  for (const name of ['PORT=abc', 'TRUST_PROXY=true', 'LOG_LEVEL=warning']) expect(stderr).toContain(name);
  expect(stderr).not.toContain('    at ');
});

test('a build that may not leave a release says so before it begins, without a stack', () => {
  const env = { ...process.env, RELEASES_DIR: join(import.meta.filename, 'releases') };
  const { status, stdout, stderr } = spawnSync('node', [join(root, 'tools/build.ts')], {
    encoding: 'utf8',
    env,
  });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^RELEASES_DIR=.* is no folder that you may write to: ENOTDIR[^\n]*\n$/);
}, 30_000);

test('docs/running.md shows the table as it is: `npm run jk -- settings --write` prints it anew', () => {
  expect(readFileSync(join(root, 'docs/running.md'), 'utf8')).toContain(`\n${settingsAsMarkdown()}\n`);
});
