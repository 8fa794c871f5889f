import { expect, type Locator, type Page, test } from '@playwright/test';
import { branchesOf } from '../e2e/expected-texts.ts';
import { fieldsOf, hydrated, nextReview } from '../e2e/review-form.ts';
import { english, named } from '../support/editions.ts';

/** Presses Tab until the element has focus; focus must never fall back to the body on the way. */
async function tabTo(page: Page, goal: Locator, most = 120): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const isThere = await goal.evaluateAll((all) => all.some((one) => one === document.activeElement));
    if (isThere) return;
  }
  throw new Error(`${goal} was not reached with ${most} presses of Tab`);
}

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

const { interface: frame, areas, booking, barber } = english.words;
const { jvc } = branchesOf(english);
const ayman = named(english.team, 'ayman-farouk');

test('finds a branch and composes a message for it by keyboard alone, from home', async ({ page }) => {
  test.slow();
  await page.goto(english.href('home'));
  const area = page.getByRole('combobox', { name: frame.finder.or });
  await tabTo(page, page.getByRole('button', { name: frame.finder.button }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(frame.finder.denied);
  await tabTo(page, area, 3);
  await page.keyboard.type(areas.items['jumeirah-village-circle'] ?? '');
  const result = page.locator('.finder-stage');
  await expect(result).toContainText(jvc.name);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(area).toBeFocused();
  await tabTo(page, result.locator(`a[href="${english.href('book', { branch: 'jvc' })}"]`), 20);
  await page.goto(jvc.href);
  const toBooking = page.locator(`main a[href^="${english.href('booking')}"]`).first();
  await tabTo(page, toBooking);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/booking\?/);
  const name = page.getByLabel(booking.form.fields.name);
  await tabTo(page, name);
  await page.keyboard.type('Omar');
  const send = page.getByRole('link', { name: booking.form.preview.send });
  await tabTo(page, send, 20);
  const text = new URL((await send.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain(english.fill(booking.form.message.name, { name: 'Omar' }));
});

test('writes a review on a profile by keyboard alone, with the focus at each next step', async ({ page }) => {
  test.slow();
  await page.route('**/api/reviews', (route) => route.fulfill({ status: 201, json: { id: 'x' } }));
  await page.goto(ayman.href);
  const { stars, submit } = fieldsOf(page, english);
  await tabTo(page, stars(5));
  await hydrated(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Omar');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Clean lines.');
  await tabTo(page, submit, 3);
  const sent = nextReview(page);
  await page.keyboard.press('Enter');
  // An email that was not given is empty, as the interface says.
  const words = { customerName: 'Omar', rating: 4, review: 'Clean lines.', email: '' };
  expect((await sent).postDataJSON()).toMatchObject({ barberId: ayman.id, ...words });
  await expect(page.locator('.toast')).toContainText(barber.toasts.success.text);
  expect(await page.evaluate(() => window.dataLayer)).toContainEqual({
    event: 'review_submitted',
    section: 'reviews',
    location: 'ayman-farouk',
  });
  await expect(page.getByRole('heading', { name: barber.form.title })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(stars(5)).toBeFocused();
});

test('orders the floating list of branches after its button for Tab', async ({ page }) => {
  await page.goto('/services');
  const main = page.locator('.floating-main');
  await expect(main).toBeVisible();
  await main.focus();
  const list = page.locator('.floating-list a');
  for (let index = 0; index < 3; index += 1) {
    await page.keyboard.press('Tab');
    await expect(list.nth(index)).toBeFocused();
    await expect(list.nth(index)).toBeInViewport();
  }
  await page.keyboard.press('Escape');
  await expect(list.first()).toBeHidden();
  await expect(main).toBeFocused();
});

test('closes a list of chats when Tab leaves it', async ({ page }) => {
  await page.goto('/services');
  await page.locator('[popovertarget="chat-hero"]').press('Enter');
  const list = page.locator('#chat-hero');
  await expect(list).toBeVisible();
  await tabTo(page, list.locator('a').last(), 10);
  await expect(list).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list).toBeHidden();
});
