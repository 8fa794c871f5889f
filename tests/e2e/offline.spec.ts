import { expect, test } from '@playwright/test';
import type { Edition } from '../../edition/edition.ts';
import { english } from '../support/editions.ts';
import { visitAndCache } from './island.ts';

test.use({ serviceWorkers: 'allow' });

/** The line above a cached page, with today's date. */
function asOf({ words, fill, tag }: Edition): string {
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'Asia/Dubai' });
  return fill(words.interface.frame.asOf, { day: format.format(new Date()) });
}

test('shows prices, branches and booking offline after a visit', async ({ page, context }) => {
  const { words, href, branches } = english;
  await visitAndCache(page, href('home'));
  await context.setOffline(true);
  const line = page.locator('main > .as-of');

  await page.goto(`${href('services').toUpperCase()}/`);
  await expect(line).toHaveText(asOf(english));
  for (const { price } of english.services.slice(0, 3))
    await expect(page.locator('main')).toContainText(english.price(price));

  await page.goto(href('locations'));
  await expect(line).toHaveText(asOf(english));
  for (const { phone, address, hoursText } of branches) {
    await expect(page.locator('main')).toContainText(address);
    await expect(page.locator('main')).toContainText(hoursText);
    await expect(page.locator(`main a[href="tel:${phone.replaceAll(' ', '')}"]`).first()).toBeAttached();
  }

  await page.goto(href('book', { branch: 'jvc' }));
  await expect(line).toHaveText(asOf(english));
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);

  await page.goto(href('home'));
  await expect(line).toHaveText(asOf(english));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home.hero.title);

  await page.goto(href('team'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['not-found'].offline.title);
  for (const { phone } of branches)
    await expect(page.locator(`main a[href="tel:${phone.replaceAll(' ', '')}"]`)).toBeVisible();

  await context.setOffline(false);
  await page.goto(href('services'));
  await expect(line).toHaveCount(0);
});
