import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';

const BETWEEN_MS = 400;

type Shift = { value: number; sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[] };

const PAGES = ['/', '/services', '/fade-haircut-dubai', '/ar/locations/jvc', '/barsha-heights', '/booking'];

for (const path of PAGES)
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const)
    test(`${path} at ${width} px: a head that comes in parts is seen whole, and nothing in it moves`, async ({
      page,
      request,
    }) => {
      const html = await (await request.get(path)).text();
      const cut = html.indexOf('</h1>');
      const line = createServer(async ({ url }, answer) => {
        if (url !== '/page') return void answer.writeHead(404).end();
        answer.setHeader('content-type', 'text/html; charset=utf-8').write(html.slice(0, cut));
        await sleep(BETWEEN_MS);
        answer.end(html.slice(cut));
      }).listen(0);
      await once(line, 'listening');
      await page.setViewportSize({ width, height });
      await page.goto(`http://127.0.0.1:${(line.address() as AddressInfo).port}/page`, {
        waitUntil: 'commit',
      });
      const head = page.locator('main > :first-child');
      await expect(head).toHaveCSS('opacity', '0');
      await expect(head).toHaveCSS('opacity', '1');
      const moved = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const add = (list: PerformanceObserverEntryList) =>
              resolve(
                list
                  .getEntries()
                  .map((entry) => entry as unknown as Shift)
                  // A picture that came with the rest counts, though it stands where it stood.
                  .filter(({ sources }) =>
                    sources.some(
                      ({ previousRect, currentRect }) =>
                        JSON.stringify(previousRect) !== JSON.stringify(currentRect),
                    ),
                  )
                  .reduce((sum, { value }) => sum + value, 0),
              );
            new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
            setTimeout(resolve, 300, 0);
          }),
      );
      expect(moved).toBeLessThan(0.001);
      line.close();
    });
