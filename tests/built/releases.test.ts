import { expect, test } from 'vitest';
import type { Program } from '../../publish/program.ts';
import { buildRelease } from '../../publish/publish.ts';
import { currentRelease, serveRelease } from '../../publish/releases.ts';
import { freePort } from '../../tools/support/programs.ts';
import { english } from '../support/editions.ts';
import { nginx, shownUnder, startNginx } from '../support/nginx.ts';
import { restartable } from '../support/processes.ts';
import { temporary } from '../support/publishing.ts';
import { leaveRelease } from '../support/releases.ts';

const VISITORS = 6;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A publication that is refused: its page says nothing of itself. */
async function refusedPublication(releases: string): Promise<void> {
  const program: Program = {
    ...{ version: 'broken', files: [], folder: '' },
    renderer: {
      addressesOf: () => [{ path: '/', route: '/' }],
      render: async () => new Response('<!doctype html><title>x</title>'),
    },
  };
  const locals = { editions: [english], preview: false } satisfies App.Locals;
  await expect(buildRelease({ program, releases, locals })).rejects.toThrow('/ has no record');
}

test.skipIf(!nginx)(
  'behind nginx no request fails over five publications, two of them refused, and a restart of each process (skipped where nginx is missing)',
  async () => {
    const [folder, dataDir] = [temporary('releases'), temporary('data')];
    await leaveRelease(folder, 'first');
    const ports = [await freePort(), await freePort()];
    const env = { RELEASES_DIR: folder, DATA_DIR: dataDir, TRUST_PROXY: '1' };
    const servers = [];
    for (const port of ports) servers.push(await restartable(port, env));
    const settings = shownUnder('Behind nginx')
      .replace(':3001', `:${ports[0]}`)
      .replace(':3002', `:${ports[1]}`);
    const origin = await startNginx(settings);

    const failures: string[] = [];
    let answered = 0;
    const ask = async (path: string): Promise<string> => {
      const answer = await fetch(origin + path).catch((error) => error as Error);
      if (answer instanceof Error || !answer.ok)
        failures.push(`${path}: ${answer instanceof Error ? answer.message : answer.status}`);
      else answered += 1;
      return answer instanceof Response ? answer.text() : '';
    };
    let open = true;
    const visitors = Array.from({ length: VISITORS }, async () => {
      while (open) {
        const html = await ask('/');
        await ask(/\/_astro\/only-[\w-]+\.js/.exec(html)?.[0] ?? '/the-script-of-the-page');
        await ask('/services');
        await pause(5);
      }
    });

    for (const name of ['second', 'broken', 'third', 'broken', 'fourth']) {
      const before = await currentRelease(folder);
      if (name === 'broken') {
        await refusedPublication(folder);
        expect(await currentRelease(folder)).toBe(before);
      } else {
        await leaveRelease(folder, name);
        // The other process finds out by itself, or by what it is asked for.
        servers[0]?.hangUp();
      }
      await pause(400);
    }
    await pause(2_500);
    expect(await ask('/')).toContain('only-fourth');
    for (const server of servers) expect(await server.restart()).toBe(0);
    await serveRelease(folder, 1);
    await pause(2_500);
    expect(await ask('/')).toContain('only-first');
    expect(await ask('/_astro/only-fourth.js')).toContain('fourth');
    open = false;
    await Promise.all(visitors);
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(200);
  },
  120_000,
);
