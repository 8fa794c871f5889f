import { expect, type Page, test } from '@playwright/test';
import { editions, english } from '../support/editions.ts';
import { branchesOf } from './expected-texts.ts';
import { chooseArea, scrollToIsland } from './island.ts';

/** Every key that a browser stores, with the text of /privacy about it in each language. */
const STORED = {
  language: [/your preferred language/, /اللغة التي تفضّلها/],
  'review-draft:ayman-farouk': [/anything you typed but haven’t sent/, /الكلام الذي كتبته ولم ترسله/],
  'booking-visitor': [/your name and note stay in this tab/, /واسمك وملاحظتك في علامة التبويب/],
  'before-booking': [/which page led you to booking/, /أيّ صفحة قادتك إلى الحجز/],
  'nearest-branch': [/which branch is nearest to you/, /أيّ فرع هو الأقرب إليك/],
  // The dismissed offer of another language: set for every browser of these tests.
  offered: [/your preferred language/, /اللغة التي تفضّلها/],
} as const;
const MAP = [
  /once you scroll to it or close to it, not before/,
  /حين تصل إليها في الصفحة أو تقترب منها، لا قبل ذلك/,
];

const storedKeys = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());

const { words, href } = english;
const { jvc } = branchesOf(english);

/** Opens /privacy in each language. */
async function readInEach(page: Page, check: (at: number) => Promise<void>): Promise<void> {
  for (const [at, edition] of editions.entries()) {
    await page.goto(edition.href('privacy'));
    await check(at);
  }
}

test('/privacy names all that is stored, and there is no cookie', async ({ page, context }) => {
  await page.goto(href('home'));
  await page.locator('.language-link').first().click();
  await page.goto(href('locations'));
  await scrollToIsland(page, page.locator('.finder'));
  await chooseArea(page, 'jumeirah-village-circle');
  await expect(page.locator('.finder-result')).toBeVisible();
  await page.goto(href('barber', { id: 'ayman-farouk' }));
  const form = page.locator('.review-form');
  await scrollToIsland(page, form);
  await form.getByRole('textbox').first().fill('Omar');
  await page.goto(href('booking'));
  await scrollToIsland(page, page.locator('.booking'));
  await page.getByLabel(words.booking.form.fields.name).fill('Omar');
  await expect(page.locator('.booking-bubble')).toContainText('Omar');

  await readInEach(page, async (at) => {
    for (const texts of Object.values(STORED))
      await expect(page.getByRole('main')).toContainText(texts[at] ?? /^$/);
  });
  expect(await storedKeys(page)).toEqual(Object.keys(STORED).sort());
  expect(await context.cookies()).toEqual([]);
});

test('/privacy says when the map comes from Google, and nothing else comes from another host', async ({
  page,
  baseURL,
}) => {
  const others: string[] = [];
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => {
      others.push(new URL(route.request().url()).hostname);
      return route.abort();
    },
  );
  await readInEach(page, (at) => expect(page.getByRole('main')).toContainText(MAP[at] ?? /^$/));
  for (const path of [href('home'), href('booking'), jvc.href]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(others, path).toEqual([]);
  }
  await scrollToIsland(page, page.locator('.map'));
  await expect.poll(() => [...new Set(others)]).toEqual(['www.google.com']);
});
