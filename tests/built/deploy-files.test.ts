import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { environment } from '../../server/settings.ts';
import { findProgram } from '../../tools/support/programs.ts';
import { editions } from '../support/editions.ts';
import { temporary } from '../support/folder.ts';
import { jk } from '../support/jk.ts';
import { read, root, sourceFiles } from '../support/sources.ts';

const units = 'deploy/systemd';
const unitsLike = (pattern: RegExp) => readdirSync(join(root, units)).filter((name) => pattern.test(name));
const isThere = (name: string) => findProgram(name) !== undefined;

/** Runs systemd-analyze on a root folder with our units and stubs of the programs they start. */
function machine() {
  const folder = temporary();
  const system = join(folder, 'etc/systemd/system');
  cpSync(join(root, units), system, { recursive: true });
  for (const target of ['sysinit', 'basic', 'shutdown', 'timers', 'paths', 'network-online', 'multi-user'])
    writeFileSync(join(system, `${target}.target`), '[Unit]\n');
  const named = unitsLike(/service$/).flatMap((name) => [
    ...read(join(units, name)).matchAll(/^Exec\w+=-?(\S+)/gm),
  ]);
  for (const [, program = ''] of named) {
    mkdirSync(join(folder, dirname(program)), { recursive: true });
    writeFileSync(join(folder, program), '');
    chmodSync(join(folder, program), 0o755);
  }
  return (...args: string[]) => {
    const given = [`--root=${folder}`, '--no-pager', ...args];
    const { status, stdout, stderr } = spawnSync('systemd-analyze', given, { encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };
}

const services = unitsLike(/\.service$/).map((name) => name.replace('@', '@3001'));
const others = unitsLike(/\.(timer|path)$/);

// Skipped without systemd-analyze.
test.skipIf(!isThere('systemd-analyze'))('systemd accepts every unit and rates its sandbox as safe', () => {
  const analyze = machine();
  expect(analyze('--man=no', 'verify', ...services, ...others)).toEqual({ status: 0, output: '' });
  for (const name of services) {
    const { output } = analyze('security', '--offline=true', name);
    const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(output) ?? [];
    expect([name, Number(exposure) <= 2.5, exposure]).toEqual([name, true, expect.anything()]);
  }
});

test('every timer uses Dubai time, at the times of a container without systemd', () => {
  const times = unitsLike(/\.timer$/).map((name) => read(join(units, name)));
  expect(times).toHaveLength(3);
  for (const time of times) expect(time).toMatch(/^OnCalendar=.* Asia\/Dubai$/m);
  expect(times.join()).toMatch(/ 04:30:00 [\s\S]*Fri .* 05:30:00 [\s\S]* \*:50:00 /);
  for (const line of ['*04:30) jk backup --rotate', "'5 05:30') jk backup --drill", '*:50) jk watch'])
    expect(read('deploy/jobs.sh')).toContain(line);
});

test('every job runs an existing command', async () => {
  const commands = unitsLike(/service$/).flatMap(
    (name) => /jk\/main\.ts (.*)$/m.exec(read(join(units, name)))?.[1]?.split(' ') ?? [],
  );
  expect(commands).toEqual(['backup', '--rotate', 'backup', '--drill', 'watch']);
  const help = await jk({}, 'help', 'backup');
  for (const option of ['--rotate', '--drill']) expect(help.out).toContain(option);
});

test('servers start with the same command as npm start', () => {
  const [, command = ''] = /exec node (.*)$/.exec(JSON.parse(read('package.json')).scripts.start) ?? [];
  expect(read(join(units, 'jk-masters-web@.service'))).toContain(`/node ${command}\n`);
  const words = ['node', ...command.split(' ')].map((word) => `"${word}"`);
  expect(read('deploy/Containerfile')).toContain(`CMD [${words.join(', ')}]`);
});

test.skipIf(!isThere('shellcheck'))('shellcheck reports nothing (skipped without shellcheck)', () => {
  const scripts = sourceFiles(/^deploy\//).filter((path) => read(path).startsWith('#!'));
  expect(scripts.length).toBeGreaterThan(3);
  const { status, stdout } = spawnSync('shellcheck', scripts, { cwd: root, encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, '']);
});

test('settings.env contains only known settings with valid values', () => {
  const lines = [...read('deploy/settings.env').matchAll(/^(?:# )?([A-Z_]+)="?(.*?)"?$/gm)];
  const given = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
  expect(Object.keys(given).filter((name) => !(name in environment.shape))).toEqual([]);
  expect(environment.safeParse(given).error).toBeUndefined();
});

type Service = {
  volumes: string[];
  read_only?: boolean;
  cap_drop?: string[];
  tmpfs?: string[];
  healthcheck?: object;
  depends_on?: Record<string, { condition: string }>;
};

test('containers write only to their volumes and /tmp, and wait until their dependencies are healthy', () => {
  type Compose = { services: Record<string, Service>; volumes: Record<string, null> };
  const { services, volumes }: Compose = parse(read('deploy/compose.yaml'), { merge: true });
  const image = read('deploy/Containerfile');
  expect(image).toMatch(/^USER jk-masters$/m);
  const files = sourceFiles(/^deploy\//).map((path) => path.replace('deploy/', './'));
  for (const [name, service] of Object.entries(services)) {
    for (const volume of service.volumes)
      expect([...files, ...Object.keys(volumes)]).toContain(volume.split(':')[0]);
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(condition).toBe('service_healthy');
      expect(services[other]?.healthcheck ?? /^HEALTHCHECK/m.test(image)).toBeTruthy();
    }
    if (name === 'postgres') continue;
    expect([name, service.read_only, service.cap_drop]).toEqual([name, true, ['ALL']]);
  }
  // The image's user owns the volume folders and no other folder.
  const [, made = ''] = /install -d -o jk-masters([\s\S]*?)\nCOPY/.exec(image) ?? [];
  expect(services.jobs?.volumes.map((each) => each.split(':')[1])).toEqual(made.match(/\/\S+/g));
  expect(services.jobs?.tmpfs).toEqual(['/tmp']);
});

test('the runtime image contains neither a compiler nor npm', () => {
  const [build = '', runtime = ''] = read('deploy/Containerfile').split(/^FROM (?=.*debian)/m);
  expect(build).toContain('npm run compile && npm prune --omit=dev');
  expect(runtime).not.toMatch(/\bnpm\b/);
});

test('the CI example publishes only after its checks, with existing commands', () => {
  const { jobs } = parse(read('deploy/ci/github-actions.yml'));
  expect(jobs.publish.needs).toBe('check');
  expect(jobs.publish.steps.at(-1).run).toContain('/opt/jk-masters/current/deploy/update.sh "$TAG"');
  const { scripts } = JSON.parse(read('package.json'));
  const commands = jobs.check.steps.flatMap(({ run = '' }) => /^npm run (\S+)/.exec(run)?.[1] ?? []);
  expect(commands).toEqual(['content', 'check', 'build']);
  expect(commands.filter((name: string) => !(name in scripts))).toEqual([]);
});

test('/privacy says that no access log is kept, and neither nginx nor Caddy keeps one', () => {
  const [, ...servers] = read('deploy/nginx.conf').split(/^server \{$/m);
  const answering = servers.filter((server) => !server.includes('ssl_reject_handshake on;'));
  expect(answering.filter((server) => !/^ {2}access_log off;$/m.test(server))).toEqual([]);
  expect(read('deploy/Caddyfile')).not.toMatch(/^\s*log\b/m);
  const privacyTexts = editions.map(({ words }) => JSON.stringify(words.legal.privacy));
  expect(privacyTexts).toEqual([
    expect.stringContaining('keeps no log of visits'),
    expect.stringContaining('ولا يحتفظ خادمنا بسجلّ للزيارات'),
  ]);
});
