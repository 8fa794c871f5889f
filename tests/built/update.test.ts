import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { releasesFolder } from '../../release/releases.ts';
import { findProgram, freePort } from '../../tools/support/programs.ts';
import { OWNER } from '../support/publishing.ts';
import { draft } from '../support/server.ts';
import { read, root, sourceFiles } from '../support/sources.ts';

const run = promisify(execFile);
/** A server looks for new publications every two seconds, and renders them. */
const WITHIN = { timeout: 60_000, interval: 500 };
const [OLD, NEW] = ['v2.0.0', 'v2.1.0'];

/** Replaces systemctl: a server is a process whose id is in a file. */
const SYSTEMCTL = `#!/bin/bash
[ "$1" = restart ] || exit 0
port=\${2//[!0-9]/}; pid=$STAND_INS/$port.pid
[ ! -e "$pid" ] || { kill "$(cat "$pid")"; tail --pid="$(cat "$pid")" -f /dev/null; }
cd "$JK_HOME/current"
PORT=$port setsid node_modules/.bin/node server/main.ts </dev/null >>"$STAND_INS/log" 2>&1 &
echo $! >"$pid"
`;
/** Replaces sleep: what sends the requests here notices at once that a server is back. */
const SLEEP = `#!/bin/bash
[ "$1" = 2 ] || exec /bin/sleep "$@"
`;
/**
 * Replaces npm: links the packages and copies the compiled program of this project. Each version gets its own program version;
 * `npm prune` leaves the production packages.
 */
const NPM = (real: string, production: string) => `#!/bin/bash
case $1 in
  ci) ln -s ${root}/node_modules node_modules ;;
  run)
    cp -r ${root}/dist dist
    sed -i "1s/version.:./&$(sha1sum <package.json | head -c 8)/" dist/program.json
    # The newer version has another default text.
    [ ! -e newer ] || sed -i '1s/"version":"/&newer/; s/404 Page Not Found/404 Page Not Found Here/g' dist/content/defaults.json ;;
  prune) ln -sfn ${production} node_modules ;;
  *) exec ${real} "$@" ;;
esac
`;

/** A folder with the packages that `npm ci --omit=dev` installs. */
function productionPackages(folder: string): string {
  type Lock = { packages: Record<string, { dev?: boolean }> };
  const { packages }: Lock = JSON.parse(read('package-lock.json'));
  const names = Object.keys(packages).filter((path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path));
  for (const name of [...names.filter((path) => !packages[path]?.dev), 'node_modules/.bin']) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    symlinkSync(join(root, name), join(folder, name));
  }
  return join(folder, 'node_modules');
}

/** Prepares a machine as in docs/deploy.md, with a repository of two versions of the program. */
async function machine() {
  const folder = mkdtempSync(join(tmpdir(), 'jk-masters-update-'));
  const ports = [await freePort(), await freePort()];
  const at = (name: string) => join(folder, name);
  for (const name of ['bin', 'home/versions', 'state/releases', 'units'])
    mkdirSync(at(name), { recursive: true });
  const source = at('source');
  for (const path of sourceFiles(/^(?!(docs|tests)\/)./))
    cpSync(join(root, path), join(source, path), { recursive: true });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: source,
    });
  const release = (tag: string) => {
    const about = read('package.json').replace(/"version": ".*"/, `"version": "${tag.slice(1)}"`);
    writeFileSync(join(source, 'package.json'), about);
    git('add', '--all');
    git('commit', '--quiet', '--message', tag);
    git('tag', tag);
  };
  git('init', '--quiet');
  release(OLD);
  const schema = join(source, 'server/store/schema.ts');
  const later = "'900-later': { up: statements('alter table reviews add column later text') } };";
  writeFileSync(
    schema,
    readFileSync(schema, 'utf8').replace(/(const migrations = \{[\s\S]*?),? \};/, `$1, ${later}`),
  );
  writeFileSync(join(source, 'newer'), '');
  release(NEW);
  git('clone', '--quiet', '--bare', source, at('home/repository.git'));
  // Pictures take most of a first publication, and are the same in every version.
  cpSync(join(releasesFolder(), '.cache'), at('state/releases/.cache'), { recursive: true });
  const settings = {
    NODE_ENV: 'production',
    SITE_URL: 'https://www.jkmasters.example',
    DATA_DIR: at('state/data'),
    RELEASES_DIR: at('state/releases'),
    TRUST_PROXY: '1',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(at('settings.env'), lines.join(''));
  const real = findProgram('npm') ?? 'npm';
  for (const [name, script] of [
    ['systemctl', SYSTEMCTL],
    ['sleep', SLEEP],
    ['npm', NPM(real, productionPackages(at('production')))],
  ] as const)
    writeFileSync(at(`bin/${name}`), script, { mode: 0o755 });
  // Without the variables that the test runner sets.
  const { NODE_ENV: _, VITEST: __, ...inherited } = process.env;
  const env = {
    ...inherited,
    PATH: `${at('bin')}:${process.env.PATH}`,
    STAND_INS: folder,
    JK_HOME: at('home'),
    JK_STATE: at('state'),
    JK_USER: userInfo().username,
    JK_UNITS: at('units'),
    JK_PORTS: ports.join(' '),
    JK_SETTINGS: at('settings.env'),
  };
  onTestFinished(() => {
    for (const name of readdirSync(folder).filter((each) => each.endsWith('.pid')))
      process.kill(Number(readFileSync(at(name), 'utf8')), 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  return { at, ports, update: (version: string) => run(join(root, 'deploy/update.sh'), [version], { env }) };
}

test('an update, a rollback and another update keep reviews and content, and answer every request', async () => {
  const { at, ports, update } = await machine();
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  await update(OLD);
  const ask = async (path: string, init?: RequestInit) => {
    // Fails over to the other server, like a proxy.
    for (const origin of origins) {
      const answer = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(10_000) }).catch(
        () => undefined,
      );
      if (answer) return answer;
    }
    return undefined;
  };
  const bodyOf = async (path: string) => (await ask(path))?.text();
  const post = (key: string) => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    return ask('/api/reviews', { method: 'POST', headers, body: JSON.stringify(draft({ review: key })) });
  };
  expect((await post('before-the-update'))?.status).toBe(201);

  const { lead } = parse(read('content/en/not-found.yaml'));
  /** Publishes a text by the code of a version: another one may refuse its store. */
  const publish = async (tag: string, base: number, value: string) => {
    const change = { file: 'en/not-found.yaml', path: ['lead'], before: lead, value };
    const script = `import { openStore } from './server/app/store.ts';
const store = await openStore({ dataDir: '${at('state/data')}' });
const publication = { ...${JSON.stringify({ base, author: OWNER, pages: [] })}, at: new Date() };
if (!(await store.changes.publish([${JSON.stringify(change)}], publication))) process.exit(1);
await store.close();`;
    const cwd = at(`home/versions/${tag}`);
    await run('node_modules/.bin/node', ['--input-type=module', '--eval', script], { cwd });
    await vi.waitFor(async () => expect(await bodyOf('/no-such-page')).toContain(value), WITHIN);
  };
  await publish(OLD, 0, 'Words of the owner');
  let open = true;
  const failures: unknown[] = [];
  const visitor = (async () => {
    while (open) {
      const answer = await ask('/services');
      if (answer?.status !== 200) failures.push(answer?.status);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  await update(NEW);
  expect(await bodyOf('/healthz')).toContain(NEW.slice(1));
  expect(await bodyOf('/no-such-page')).toMatch(/Not Found Here[\s\S]*Words of the owner/);
  await publish(NEW, 1, 'Later words');
  const storedReviews = () => {
    using store = new DatabaseSync(join(at('state/data'), 'jk-masters.db'), { readOnly: true });
    return store.prepare('select count(*) as count from reviews').get()?.count;
  };
  const servedProgram = () =>
    JSON.parse(readFileSync(at('state/releases/current/release.json'), 'utf8')).program;
  const programOf = (tag: string) =>
    JSON.parse(readFileSync(at(`home/versions/${tag}/dist/program.json`), 'utf8')).version;
  expect(programOf(NEW)).not.toBe(programOf(OLD));
  expect(servedProgram()).toBe(programOf(NEW));
  expect(storedReviews()).toBe(1);
  expect(readdirSync(at('state/backups'))).toEqual([expect.stringMatching(`^before-${NEW}-[0-9-]+$`)]);

  await expect(update('v9.9.9')).rejects.toThrow('There is no tag v9.9.9');
  const { stdout } = await update('--rollback');
  expect(stdout).toContain('The store keeps what was written since.');
  expect(await bodyOf('/healthz')).toContain(OLD.slice(1));
  expect(servedProgram()).toBe(programOf(OLD));
  expect(await bodyOf('/no-such-page')).toContain('Words of the owner');
  expect(await bodyOf('/no-such-page')).not.toContain('Not Found Here');
  // It knows no column of the newer version, and touches nothing.
  expect((await post('after-the-rollback'))?.status).toBe(503);
  await update(NEW);
  expect(servedProgram()).toBe(programOf(NEW));
  expect((await post('after-the-rollback'))?.status).toBe(201);
  expect(await bodyOf('/no-such-page')).toContain('Later words');
  open = false;
  await visitor;
  expect(failures).toEqual([]);
}, 480_000);
