import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CURRENT, type Manifest, PRIVATE, SITE } from '../../contract/release.ts';
import { compress } from '../../publish/compress.ts';
import { filesIn, urlOf } from '../../publish/files.ts';
import { release } from '../support/release.ts';
import { startServer } from '../support/server-process.ts';

const root = join(import.meta.dirname, '../..');

export const FLOOR = '/floor';
export const PEER = '/peer';

/** The peer's styles stand in its page. */
const OPEN = "default-src 'self' data:; style-src 'self' 'unsafe-inline'";

const TEXT = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>A page of plain text</title>
<meta name="description" content="Nothing but a heading and a paragraph."><link rel="icon" href="data:,"></head><body><main><h1>Barbershop</h1>
<p>Al Barsha 1, Barsha Heights and JVC, open until one in the morning.</p></main></body></html>`;

/** Builds the page of a shop like ours, made with Astro and without React. */
function buildPeer(folder: string): void {
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  execFileSync(process.execPath, [astro, 'build', '--silent', '--root', join(import.meta.dirname, 'peer')], {
    env: { ...process.env, NODE_ENV: '', PEER_OUT: folder, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: 'inherit',
  });
}

/** The built site with more pages, from the same server: `add` writes them and says of each how it is handed out. */
export async function startWithMore(add: (site: string, manifest: Manifest) => Promise<void>) {
  const releases = mkdtempSync(join(tmpdir(), 'jk-masters-bench-'));
  const copy = join(releases, '1');
  cpSync(release, copy, { recursive: true, dereference: true });
  symlinkSync('1', join(releases, CURRENT));
  const manifest: Manifest = JSON.parse(readFileSync(join(copy, PRIVATE.manifest), 'utf8'));
  await add(join(copy, SITE), manifest);
  writeFileSync(join(copy, PRIVATE.manifest), JSON.stringify(manifest));
  const server = await startServer({ RELEASES_DIR: releases });
  return {
    origin: server.origin,
    stop: async () => {
      await server.stop();
      rmSync(releases, { recursive: true });
    },
  };
}

/** A page of plain text: no page can be faster here. */
export async function addFloor(site: string, manifest: Manifest): Promise<void> {
  const file = `${FLOOR.slice(1)}.html`;
  writeFileSync(join(site, file), TEXT);
  // The same headers as home, so that nothing but the page differs.
  manifest[FLOOR] = { ...manifest['/'], ...(await compress(site, file)) };
}

/** With the floor and a peer. */
export const startWithNeighbours = () =>
  startWithMore(async (site, manifest) => {
    const peer = mkdtempSync(join(tmpdir(), 'jk-masters-peer-'));
    buildPeer(peer);
    const added = await filesIn(peer);
    cpSync(peer, site, { recursive: true });
    rmSync(peer, { recursive: true });
    for (const file of added) manifest[urlOf(file)] = { ...(await compress(site, file)), policy: OPEN };
    await addFloor(site, manifest);
  });
