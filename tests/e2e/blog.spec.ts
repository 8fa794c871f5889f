import { expect, test } from '@playwright/test';
import { english, named } from '../support/editions.ts';

const { article: said } = english.words.blog;
const { share } = english.words.interface;
const { fill, money } = english;
const article = (slug: string) => named(english.articles, slug);
const guide = article('ultimate-fade-haircuts-dubai-guide');

test('lists two featured and four latest articles with two tags each', async ({ page }) => {
  await page.goto(english.href('blog'));
  await expect(page.locator('.blog-card-large')).toHaveCount(2);
  const latest = page.locator('.blog-card:not(.blog-card-large)');
  await expect(latest).toHaveCount(4);
  for (const card of await latest.all()) await expect(card.locator('.tag-list li')).toHaveCount(2);
  await latest.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  await page.getByRole('link', { name: said.back }).click();
  await expect(page).toHaveURL(english.href('blog'));
});

test('shows an article without JavaScript, with contents that link to its headings', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(guide.href);
  await expect(page.getByText(fill(said.byline, { author: guide.author.name }))).toBeVisible();
  await expect(page.locator('.article-hero')).toContainText(guide.readTime);
  const links = page.locator('.article-contents a');
  expect(await links.count()).toBeGreaterThan(3);
  for (const link of await links.all()) {
    await expect(page.locator((await link.getAttribute('href')) ?? '')).toHaveCount(1);
  }
  await expect(page.locator('.article-body .style-grid > li')).toHaveCount(4);
  await expect(page.getByText(money(95))).toBeVisible();
  await expect(page.getByRole('table')).toContainText(guide.maintenance?.columns[1] ?? '');
  await page.close();
});

test('folds a wide table into labelled cards on a phone, without scrolling', async ({ page }) => {
  await page.goto(guide.href);
  const table = page.locator('.data-table').first();
  await table.scrollIntoViewIfNeeded();
  const { over, outside } = await table.evaluate((element) => ({
    over: element.scrollWidth - element.clientWidth,
    outside: [...element.querySelectorAll('th, td')].filter(
      (cell) => cell.getBoundingClientRect().left < 0 || cell.getBoundingClientRect().right > innerWidth,
    ).length,
  }));
  expect([over, outside]).toEqual([0, 0]);
  const cell = table.locator('td').first();
  const column = await cell.getAttribute('data-column');
  expect(await cell.evaluate((one) => getComputedStyle(one, '::before').content)).toContain(column);
  await expect(table.getByRole('columnheader')).not.toHaveCount(0);
});

test("shares by the browser's share sheet where there is one, and by chat everywhere", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: ShareData) => Object.assign(window, { shared: data }) });
  });
  await page.goto(guide.href);
  await page.getByRole('button', { name: share.sheet }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared.url)).toContain(
    guide.href,
  );
  await expect(page.getByRole('link', { name: share.whatsapp })).toHaveAttribute(
    'href',
    /wa\.me\/\?text=.*guide/,
  );
});

test('ends why-choose with two working buttons', async ({ page }) => {
  const { href, badge, callToAction } = article('why-choose-jk-masters');
  await page.goto(href);
  await expect(page.getByText(badge ?? '')).toBeVisible();
  for (const [{ label }, to] of [
    [callToAction.primary, english.href('booking')],
    [callToAction.secondary, english.href('locations')],
  ] as const) {
    await expect(page.getByRole('link', { name: label })).toHaveAttribute('href', to);
  }
});

test('lists all six articles in the feed, newest first', async ({ request }) => {
  const feed = await (await request.get(english.href('feed'))).text();
  expect(feed.match(/<item>/g)).toHaveLength(6);
  expect(feed.indexOf('grooming-tips-dubai')).toBeLessThan(feed.indexOf('why-jk-masters-best'));
});
