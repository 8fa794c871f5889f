import { expect, test } from '@playwright/test';
import { named } from '../support/editions.ts';
import { inEveryLanguage } from '../support/languages.ts';
import { comeTo } from './island.ts';

test('the list of services says in words where each group has its prices from', async ({ page }) => {
  await page.goto('/booking');
  await comeTo(page, page.locator('.booking'));
  const groups = page.getByRole('combobox', { name: 'Service' }).locator('optgroup');
  await expect(groups.first()).toHaveAttribute('label', 'The menu');
  const labels = await groups.evaluateAll((all) => all.map((group) => group.getAttribute('label')));
  expect(labels).toContain('As on the page “Beard styling”');
  expect(labels).toContain('As on the page “Fade haircuts”');
  expect(labels).toContain('At Al Barsha 1');
  expect(new Set(labels).size).toBe(labels.length);
});

test('a branch without a bath says so where it would be chosen', async ({ page }) => {
  await page.goto('/booking?service=moroccan-bath');
  await comeTo(page, page.locator('.booking'));
  const branch = page.getByRole('combobox', { name: 'Branch' });
  const heights = branch.locator('option', { hasText: 'Barsha Heights' });
  await expect(heights).toHaveText('Barsha Heights (not for Moroccan bath (hammam))');
  await expect(heights).toBeDisabled();
  await expect(branch).toHaveAccessibleDescription(
    'Moroccan bath (hammam): Available at Al Barsha & JVC only',
  );
});

inEveryLanguage((edition) => {
  test('invented reviews and visits are said to be examples, under their headings', async ({ page }) => {
    const { samples, reviews, testimonials } = edition.words.home;
    await page.goto(edition.href('home'));
    for (const { title } of [reviews.heading, testimonials.heading]) {
      const section = page.locator('section', { has: page.getByRole('heading', { name: title }) });
      await expect(section.getByText(samples)).toBeVisible();
    }
  });

  test('the sheet of a service repeats its name and its price', async ({ page }) => {
    const { name, priceText } = named(edition.menu, 'haircut');
    await page.goto(edition.href('home'));
    const line = page.locator('.fare-line').filter({ hasText: name }).first();
    await line.click();
    await expect(page.locator('.chat-list:popover-open .chat-subject')).toHaveText(`${name} ${priceText}`);
  });

  test('the nearest branch is in sight after a press at the foot of a phone', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 25.08, longitude: 55.16 });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(edition.href('locations'));
    await comeTo(page, page.locator('.finder'));
    const button = page.locator('.finder-controls').getByRole('button');
    await button.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 650));
    await button.click();
    await expect(page.locator('.finder-result').getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.finder-distance')).toBeInViewport({ ratio: 1 });
    await expect(button).toBeFocused();
  });
});
