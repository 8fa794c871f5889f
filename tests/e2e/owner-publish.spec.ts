import { expect, type Page } from '@playwright/test';
import { publishingApi } from '../../contract/changes.ts';
import { violations } from '../support/violations.ts';
import { discard, discardDrafts, draftsOf, leaveField, MONA, openConsole, priceOf, test } from './shop.ts';
import { rows, submitReview } from './staff.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** Saves a draft in another tab of the account, which has seen the newest one. */
async function draft(page: Page, file: string, path: (string | number)[], value: unknown): Promise<void> {
  const drafts = await draftsOf(page);
  const seen = drafts.find((one) => one.file === file && `${one.path}` === `${path}`)?.at ?? null;
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const answer = await page.request.put(publishingApi.drafts, { data: { file, path, value, seen }, headers });
  expect(answer.status()).toBe(200);
}

test('shows the page of a change as it is and will be, and the bar at a wrong address', async ({ page }) => {
  await openConsole(page, 'history');
  await draft(page, 'facts/services.yaml', ['eyebrows', 'price'], 29);
  await page.reload();
  await page.getByText('1 change').tap();
  await page.getByRole('button', { name: 'Eyebrows 25 → 29', exact: true }).tap();
  await page.getByText('See the page', { exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'Eyebrows 25 → 29' });
  const frame = (title: string) => dialog.getByTitle(title, { exact: true });
  const main = (title: string) => frame(title).contentFrame().getByRole('main');
  await expect(main('As it will be')).toContainText('AED 29', { timeout: 80_000 });
  await expect(main('As it will be').getByText('AED 29').first()).toBeInViewport();
  await expect(frame('As it is')).toBeHidden();
  await dialog.getByRole('button', { name: 'As it is', exact: true }).tap();
  await expect(frame('As it will be')).toBeHidden();
  await expect(main('As it is')).toContainText('AED 25');
  await expect(main('As it is')).not.toContainText('AED 29');
  await expect(page.getByRole('region', { name: 'Edit site' })).toHaveCount(0);
  const ending = page.waitForResponse((answer) => answer.url().includes('/preview/end'));
  await dialog.getByRole('button', { name: 'Done' }).tap();
  await ending;

  await page.goto(publishingApi.preview({ mode: 'edit', to: '/ar/nowhere' }));
  await expect(page.locator('h1')).toBeVisible();
  await page.getByRole('button', { name: 'End', exact: true }).tap();
  await expect(page).toHaveURL(/\/staff#history$/);
  await page.getByText('1 change').tap();
  await discard(page);
  await expect(page.locator('.publish-bar')).toHaveCount(0);
});

test('waits for the check before it publishes, and opens the list at what is wrong', async ({ page }) => {
  await openConsole(page, 'history');
  await draft(page, 'facts/services.yaml', ['eyebrows', 'price'], 29);
  await draft(page, 'facts/services.yaml', ['beard', 'price'], 6000);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${publishingApi.check}`, async (route) => {
    await released;
    await route.continue();
  });
  let publications = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === publishingApi.publish) publications += 1;
  });
  await page.reload();
  await page.getByRole('button', { name: 'Publish', exact: true }).tap();
  const own = page.getByRole('region', { name: 'Your changes' });
  const beard = own.getByLabel(/^Beard/);
  await expect(beard).toBeChecked();
  await page.getByRole('button', { name: 'Publish 2 now' }).tap();
  await expect(page.getByRole('status').filter({ hasText: 'Checking your changes' })).toBeVisible();
  release();
  await expect(beard).not.toBeChecked();
  await expect(own.getByLabel(/^Eyebrows/)).toBeChecked();
  const reason = own.getByRole('alert');
  await expect(reason).toContainText('Unusual: your prices run from AED 20 to 400');
  // On a laptop, too, the buttons of the bar cover no line of the list.
  await page.setViewportSize({ width: 1280, height: 600 });
  for (const box of await own.getByRole('checkbox').all())
    expect(
      await box.evaluate((element) => {
        element.scrollIntoView({ block: 'nearest' });
        const { x, y } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + 8, y + 8));
      }),
    ).toBe(true);
  await discard(page, own.getByRole('listitem').filter({ hasText: 'Eyebrows' }));
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await expect(reason).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await expect(reason).toContainText('Unusual: your prices run from AED 20 to 400');
  await expect(reason).toBeInViewport({ ratio: 1 });
  expect(publications).toBe(0);
  await discard(page);
  await expect(page.locator('.publish-bar')).toHaveCount(0);
  await page.goto('/staff#audit');
  const log = page.getByRole('list', { name: 'Audit log' });
  await expect(log).toContainText('Omar discarded a draft: Eyebrows 25 → 29 (Omar).');
  await expect(log).toContainText(/(seconds?|minutes?) ago|now/);
});

test('lets two owners each publish only their own changes', async ({ page, browser, shop }) => {
  const other = await shop.colleague(browser);
  await openConsole(other, 'history', MONA.email);
  await openConsole(page, 'history');
  await draft(page, 'facts/services.yaml', ['eyebrows', 'price'], 27);
  await draft(other, 'facts/services.yaml', ['moustache', 'price'], 22);
  await page.reload();
  await expect(page.getByText('2 changes')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).tap();
  const own = page.getByRole('region', { name: 'Your changes' });
  const eyebrows = own.getByRole('checkbox', { name: 'Eyebrows 25 → 27' });
  const others = page.getByRole('region', { name: 'Mona' });
  const moustache = others.getByRole('checkbox', { name: /^Moustache/ });
  await expect(eyebrows).toBeChecked();
  await expect(moustache).not.toBeChecked();
  expect(await violations(page)).toEqual([]);
  // Mona changes her draft at the moment at which the other owner publishes it.
  await moustache.check();
  // Each page of the site that is edited is a new load.
  await page.reload();
  await page.getByRole('button', { name: 'Publish', exact: true }).tap();
  await expect(moustache).toBeChecked();
  const publishing = `**${publishingApi.publish}`;
  await page.route(publishing, async (route) => {
    await draft(other, 'facts/services.yaml', ['moustache', 'price'], 23);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Publish 2 now' }).tap();
  const refusal = page.locator('.draft-list').getByRole('alert').first();
  await expect(refusal).toContainText('Mona has changed this meanwhile.');
  await expect(refusal).toContainText('Moustache 20 → 23');
  await expect(others.getByRole('checkbox', { name: 'Moustache 20 → 23' })).not.toBeChecked();
  await page.unroute(publishing);
  await others.getByRole('button', { name: /^Delete this change/ }).tap();
  await page
    .getByRole('dialog', { name: 'Delete this change of Mona? It cannot be brought back.' })
    .getByText('Cancel')
    .tap();
  await page.getByRole('button', { name: 'Publish 1 now' }).tap();
  const result = page.locator('.publication');
  await expect(result).toContainText('Published', { timeout: 80_000 });
  await expect(result).toBeFocused();
  expect(await violations(page)).toEqual([]);
  expect(await Promise.all(['eyebrows', 'moustache'].map((id) => priceOf(page, id)))).toEqual([27, 20]);
  const [site] = await Promise.all([
    page.waitForEvent('popup'),
    result.getByRole('link', { name: 'See it' }).tap(),
  ]);
  await expect(site.getByRole('main')).toContainText('AED 27');
  await expect(other.locator('.publication')).toHaveCount(0);
  await expect(other.getByText('1 change')).toBeVisible();
  await discardDrafts(other);
});

test('shows why nothing was published until the change is another one', async ({ page }) => {
  await openConsole(page, 'menu/facts/services.yaml:eyebrows.price');
  const price = page.locator('[id="facts/services.yaml:eyebrows.price"]');
  const result = page.locator('.publication');
  await price.fill('6000');
  await expect(page.getByText(/Unusual: your prices run from AED 20 to 400/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await leaveField(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).tap();
  await page.getByRole('checkbox', { name: /^Eyebrows/ }).check();
  await page.getByRole('button', { name: 'Publish 1 now' }).tap();
  await expect(result).toContainText('Nothing was published.', { timeout: 80_000 });
  await result.getByRole('link', { name: 'The business: Prices' }).tap();
  await expect(page).toHaveURL(/#settings\/facts\/business\.yaml:prices$/);
  await page.goBack();
  // A new change, and then the value that is public: neither is what was refused.
  await price.fill('32');
  await expect(result).toHaveCount(0);
  await price.fill('27');
  await expect(page.locator('.publish-bar')).toHaveCount(0);
  // As if the last one had been planned.
  await page.route(`**${publishingApi.history}*`, async (route) => {
    const response = await route.fetch();
    const { entries, ...rest } = await response.json();
    const [last, ...others] = entries;
    await route.fulfill({ response, json: { ...rest, entries: [{ ...last, byItself: true }, ...others] } });
  });
  await page.goto('/staff#history');
  await expect(page.getByText(/^Published by itself on /)).toHaveCount(1);
  // Its name tells it from the others.
  const undo = page.getByRole('main').getByRole('button', { name: /^Undo \d.*, / });
  await expect(undo.first()).toBeVisible();
});

test('discards all drafts of a new branch with one button and one question', async ({ page }) => {
  await openConsole(page, 'team');
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const data = { kind: 'branch', id: 'karama', name: 'Karama', arabicName: 'الكرامة' };
  expect((await page.request.post(publishingApi.new, { headers, data })).status()).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: 'Publish', exact: true }).tap();
  const list = page.getByRole('region', { name: 'Your changes' });
  await expect(list.getByRole('checkbox')).toHaveCount(7);
  // They are one change, which is discarded as one.
  await expect(page.locator('.change-count')).toHaveText('1 change');
  // Its facts are not finished, and its texts are nothing without them.
  await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(list.getByRole('button', { name: /^Delete all changes/ })).toHaveCount(1);
  await expect(list.getByRole('button', { name: /^Delete/ })).toHaveCount(1);
  await discard(page, list);
  await expect(page.locator('.publish-bar')).toHaveCount(0);
});

test('keeps the undo of a decision in reach while there are changes to publish', async ({ page }) => {
  await submitReview(page, 'imran-qureshi', { review: 'A very even fade' });
  await openConsole(page, 'queue');
  await draft(page, 'en/press-kit.yaml', ['hero', 'title'], 'For all who write about us.');
  await draft(page, 'en/press-kit.yaml', ['overview', 'stats', 3, 'label'], 'honest reviews');
  await page.reload();
  const bar = page.getByRole('region', { name: 'Publish', exact: true });
  await expect(bar).toBeVisible();
  await rows(page).getByRole('button', { name: 'Approve' }).tap();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(rows(page)).toHaveCount(1);
  // Leaves no drafts or reviews to other tests on this server.
  await rows(page).getByRole('button', { name: 'Approve' }).tap();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Menu' }).tap();
  await page.getByText('2 changes').tap();
  await expect(page.locator('.draft-list')).toContainText('Press Kit: Overview, Figures, reviews, Label');
  await discardDrafts(page);
});
