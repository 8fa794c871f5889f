import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '../../publish/compress.ts';
import { addFloor, startWithMore } from './neighbours.ts';

export type Way = { from: string; to: string };

/** Until a page that is prerendered has been. */
export const PRERENDERED_MS = 3_000;
const OPEN = "default-src 'self' 'unsafe-inline' data:";

const link = (to: string) =>
  `<a id="door" href="${to}" style="position:fixed;inset:0 auto auto 0;z-index:99;padding:1rem">On</a>
<script>door.onclick = () => { localStorage.clicked = Date.now(); };</script>`;
const ahead = (to: string) =>
  `<script type="speculationrules">${JSON.stringify({ prerender: [{ urls: [to], eagerness: 'immediate' }] })}</script>
<script>setTimeout(() => door.click(), ${PRERENDERED_MS});</script>`;

/** The page that a way begins at, with a link to where it leads; `ahead` has that prerendered, and goes there by itself. */
export const doorOf = ({ from, to }: Way, kind: 'touched' | 'ahead') =>
  `/door${[from, to, kind].join('-').replaceAll('/', '')}`;

/** The built site, the floor, and the doors of these ways. */
export const startWithDoors = (ways: readonly Way[]) =>
  startWithMore(async (site, manifest) => {
    await addFloor(site, manifest);
    for (const way of ways) {
      const from = manifest[way.from];
      if (!from) throw new Error(`No page ${way.from}`);
      const html = readFileSync(join(site, from.file), 'utf8');
      const add = async (url: string, more: string) => {
        const file = `${url.slice(1)}.html`;
        writeFileSync(join(site, file), html + more);
        manifest[url] = { ...from, ...(await compress(site, file)), policy: OPEN };
      };
      await add(doorOf(way, 'touched'), link(way.to));
      await add(doorOf(way, 'ahead'), link(way.to) + ahead(way.to));
    }
  });
