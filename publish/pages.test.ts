import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DEFINING, pageHtml, recordFor, WAKING } from './html/fixture.ts';
import { publishPage } from './pages.ts';

function siteOf(html: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'jk-masters-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '_astro'));
  writeFileSync(join(folder, 'a.html'), html);
  return folder;
}

test('a page goes out lightened, with its files beside it and the policy of what is left', async () => {
  const body = `<script>${WAKING}${DEFINING}</script><astro-island client="visible" props="{}"></astro-island>`;
  const folder = siteOf(pageHtml({ record: recordFor('/a'), body }));
  const { record, policy } = await publishPage(folder, 'a.html');
  expect(record.path).toBe('/a');
  expect(policy).toContain("script-src 'self';");
  const [file] = readdirSync(join(folder, '_astro'));
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toContain(`data-islands="/_astro/${file}"`);
});

test('what is wrong is said with the name of the page, and the page stays as it was', async () => {
  const html = pageHtml({ body: '<p style="color:red">x</p>' });
  const folder = siteOf(html);
  await expect(publishPage(folder, 'a.html')).rejects.toThrow('a.html holds <p style="color:red">');
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe(html);
});
