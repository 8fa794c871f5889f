import { expect, test } from '@playwright/test';
import { named } from '../support/editions.ts';
import { inEveryLanguage } from '../support/languages.ts';

inEveryLanguage((edition) => {
  const { article: said, blocks, levels } = edition.words.blog;
  const { fill, money } = edition;
  const article = (slug: string) => named(edition.articles, slug);
  const guide = article('ultimate-fade-haircuts-dubai-guide');

  test('the listing shows two featured articles and four latest with two tags each', async ({ page }) => {
    await page.goto(edition.href('blog'));
    await expect(page.locator('.blog-card-large')).toHaveCount(2);
    const latest = page.locator('.blog-card:not(.blog-card-large)');
    await expect(latest).toHaveCount(4);
    for (const card of await latest.all()) await expect(card.locator('.tag-list li')).toHaveCount(2);
    await latest.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
    await page.getByRole('link', { name: said.back }).click();
    await expect(page).toHaveURL(edition.href('blog'));
  });

  test('an article is complete without JavaScript, its contents lead to its headings', async ({
    browser,
  }) => {
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

  test('haircuts have stars that are read out, trends say their impact in words', async ({ page }) => {
    await page.goto(article('best-haircut-styles-dubai-2025').href);
    await expect(page.locator('.article-body .style-grid > li').first()).toContainText(
      fill(blocks.stars, { count: '5' }),
    );
    await page.goto(article('dubai-barbershop-trends-2025').href);
    await expect(page.locator('.trends > li')).toHaveCount(5);
    await expect(page.locator('.trends > li').first()).toContainText(
      `${blocks.trends.impact}: ${levels.impact['very-high']}`,
    );
  });

  test('on a phone a wide table folds into cards that name their columns, and nothing scrolls', async ({
    page,
  }) => {
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

  test('sharing uses the browser’s sheet where there is one, and a chat everywhere', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (data: ShareData) => Object.assign(window, { shared: data }) });
    });
    await page.goto(guide.href);
    await page.getByRole('button', { name: said.share.sheet }).click();
    expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared.url)).toContain(
      guide.href,
    );
    await expect(page.getByRole('link', { name: said.share.whatsapp })).toHaveAttribute(
      'href',
      /wa\.me\/\?text=.*guide/,
    );
  });

  test('without a sheet of the browser there is no button that does nothing', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.goto(guide.href);
    await expect(page.getByRole('link', { name: said.share.whatsapp })).toBeVisible();
    await expect(page.getByRole('button', { name: said.share.sheet })).toBeHidden();
  });

  test('why-choose ends with two working buttons', async ({ page }) => {
    const { href, badge, callToAction } = article('why-choose-jk-masters');
    await page.goto(href);
    await expect(page.getByText(badge ?? '')).toBeVisible();
    for (const [{ label }, to] of [
      [callToAction.primary, edition.href('booking')],
      [callToAction.secondary, edition.href('locations')],
    ] as const) {
      await expect(page.getByRole('link', { name: label })).toHaveAttribute('href', to);
    }
  });

  test('the feed names all six articles, newest first', async ({ request }) => {
    const feed = await (await request.get(edition.href('feed'))).text();
    expect(feed.match(/<item>/g)).toHaveLength(6);
    expect(feed.indexOf('grooming-tips-dubai')).toBeLessThan(feed.indexOf('why-jk-masters-best'));
  });
});
