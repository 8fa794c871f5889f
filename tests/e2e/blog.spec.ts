import { expect, test } from '@playwright/test';
import { english, named } from '../support/editions.ts';

const { article: articleWords } = english.words.blog;
const article = (slug: string) => named(english.articles, slug);
const guide = article('ultimate-fade-haircuts-dubai-guide');

test('lists two featured and four latest articles with two tags each', async ({ page }) => {
  await page.goto(english.href('blog'));
  await expect(page.locator('.blog-card:has(img)')).toHaveCount(2);
  const latest = page.locator('.blog-card:not(:has(img))');
  await expect(latest).toHaveCount(4);
  for (const card of await latest.all()) await expect(card.locator('.tag-list li')).toHaveCount(2);
  await latest.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  await page.getByRole('link', { name: articleWords.back }).click();
  await expect(page).toHaveURL(english.href('blog'));
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
