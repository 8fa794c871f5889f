import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const BARBER = 'sami-khoury';
const PROFILE = `/barber/${BARBER}`;
/** Playwright's own searches for text pass this element over. */
const unscripted = (page: Page) => page.locator('noscript p');
const button = (page: Page) => page.getByRole('button', { name: 'Submit Review' });

test.use({ javaScriptEnabled: false });

test('a profile without JavaScript says what is missing, and waits for nothing', async ({ page }) => {
  await page.goto(PROFILE);
  await expect(unscripted(page)).toBeVisible();
  await expect(unscripted(page)).toContainText('shown with JavaScript, which is off');
  await expect(page.getByText('Loading reviews...')).toHaveCount(0);
  await expect(page.getByRole('form', { name: 'Write a review' })).toBeVisible();
});

test('/staff without JavaScript says that it needs it', async ({ page }) => {
  await page.goto('/staff');
  await expect(page.locator('noscript h1')).toHaveText('Staff console');
  await expect(unscripted(page)).toBeVisible();
  await expect(unscripted(page)).toContainText('The console needs JavaScript');
});

test('a review is written, corrected with every word kept, and kept by the server', async ({
  page,
  request,
}) => {
  await page.goto(PROFILE);
  await page.getByRole('radio', { name: '2 out of 5' }).check({ force: true });
  await page.getByLabel('Your name').fill(' \u2800 ');
  const words = `Two lines,\n"quoted" </textarea> & <b>bold</b>`;
  await page.getByLabel('Your review', { exact: true }).fill(words);
  await page.getByLabel('Email').fill('omar@example.com');
  await button(page).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your review was not sent yet');
  await expect(page).toHaveURL('/api/reviews');
  const name = page.getByLabel('Your name');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Write your name, or the name you go by.');
  await expect(page.getByLabel('Your review', { exact: true })).toHaveValue(words);
  await expect(page.getByLabel('Your review', { exact: true })).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email')).toHaveValue('omar@example.com');
  await expect(page.getByRole('radio', { name: '2 out of 5' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Your review of Sami Khoury' })).toBeVisible();

  await name.fill('Omar');
  await button(page).click();
  await expect(page).toHaveURL('/review-received');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review Submitted! 🌟');
  await expect(page.getByText('Your review will be visible after approval.')).toBeVisible();
  const counts = await (await request.get(`/api/reviews/counts?barberId=${BARBER}`)).json();
  expect(counts.received).toBe(1);
});

test('forms may be sent only from pages that have one, and only to this site', async ({ request }) => {
  const policy = async (path: string) => (await request.get(path)).headers()['content-security-policy'];
  expect(await policy(PROFILE)).toContain("form-action 'self'");
  for (const path of ['/', '/services', '/booking', '/staff', '/review-received'])
    expect([path, await policy(path)]).toEqual([path, expect.stringContaining("form-action 'none'")]);
});

test('the page for what went wrong has no address of its own', async ({ request }) => {
  expect((await request.get('/review-problem')).status()).toBe(404);
});

test.describe('with the checks of accessibility', () => {
  test.use({ javaScriptEnabled: true });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the page for what went wrong is accessible in the ${colorScheme} scheme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(PROFILE);
      await page.getByLabel('Your name').fill(' ');
      await page.getByLabel('Your review', { exact: true }).fill(' ');
      await button(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your review was not sent yet');
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      }
    });
  }
});
