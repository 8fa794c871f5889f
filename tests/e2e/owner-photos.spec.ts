import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { publishingApi } from '../../contract/changes.ts';
import { localPath } from '../../contract/routes.ts';
import { violations } from '../support/violations.ts';
import { editPage, publish, test } from './shop.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const blank = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** 12 megapixels, as a phone held upright stores them: rotated, with the orientation in EXIF. Upright: red above, blue below. */
const phonePhoto = async () => ({
  name: 'IMG_0012.jpg',
  mimeType: 'image/jpeg',
  buffer: await blank(4000, 3000, '#c81414')
    .composite([{ input: await blank(2000, 3000, '#1414c8').png().toBuffer(), left: 2000, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
});

type Photo = Awaited<ReturnType<typeof phonePhoto>>;
const choose = (page: Page, photo: Photo, name = 'JVC') =>
  page.getByLabel(`Choose a photo ${name}`, { exact: true }).setInputFiles(photo);
const card = (page: Page, name = 'JVC') => page.getByRole('region', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'What visitors see: JVC' });

const description = (page: Page, language: string) =>
  card(page).getByLabel(`What the picture shows, for people who cannot see it (${language})`);
const picture = (page: Page) =>
  page.getByRole('main').locator('[data-edit~="facts/photos.yaml:branch-jvc.photo"]').first();

/** Opens the editor of the branch's picture from its page. */
async function openPicture(page: Page) {
  await picture(page).tap();
  await expect(card(page)).toBeVisible();
}

/** The aspect ratio of a picture, and whether all of it is red. */
async function shapeAndColour(page: Page, address: string) {
  const picture = sharp(await (await page.request.get(address)).body());
  const { width, height } = await picture.metadata();
  const { channels } = await picture.stats();
  return { shape: Math.round((100 * width) / height) / 100, isRed: (channels[2]?.max ?? 255) < 100 };
}

test("crops, describes, publishes and removes a phone's photo by touch on a page", async ({ page }) => {
  await editPage(page, '/locations/jvc');
  await openPicture(page);
  await expect(card(page)).toContainText('The site’s own picture.');
  await choose(page, await phonePhoto());
  const part = dialog(page).getByRole('group', { name: 'Part of the photo' });
  await expect(part).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const box = await part.boundingBox();
  if (!box) throw new Error('The crop area is not visible');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 400, { steps: 5 });
  await page.mouse.up();
  await expect(dialog(page).locator('img')).toHaveAttribute('style', /translate\(0px, [1-9]/);
  for (const shape of [/at the head of its page on a laptop/, /on a phone/, /search engines/])
    await expect(dialog(page).getByRole('img', { name: shape })).toBeVisible();
  const arch = dialog(page).getByRole('img', { name: /on a laptop/ });
  const shown = await arch.getAttribute('viewBox');
  await dialog(page).getByLabel('Zoom').fill('1.5');
  await expect(arch).not.toHaveAttribute('viewBox', shown ?? '');
  await dialog(page).getByRole('button', { name: 'Use this part' }).tap();
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page).getByRole('img')).toHaveJSProperty('complete', true);
  expect(await shapeAndColour(page, publishingApi.photo('branch-jvc'))).toEqual({ shape: 1.33, isRed: true });
  await description(page, 'English').fill('A red wall');
  await description(page, 'العربية').fill('جدار أحمر');
  await expect(picture(page)).toHaveAttribute('alt', 'A red wall');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Done', exact: true }).tap();
  await publish(page);
  await page.getByRole('button', { name: 'End', exact: true }).tap();
  await expect(page.getByRole('button', { name: 'End', exact: true })).toHaveCount(0);
  await page.goto('/locations/jvc');
  const published = page.locator('main img[src*="branch-jvc"]').first();
  await published.scrollIntoViewIfNeeded();
  await expect(published).toHaveAttribute('alt', 'A red wall');
  const arabic = await page.request.get(localPath('/locations/jvc', 'ar'));
  expect(await arabic.text()).toContain('alt="جدار أحمر"');
  await expect.poll(() => published.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const address = await published.evaluate((img: HTMLImageElement) => img.currentSrc);
  expect(await shapeAndColour(page, address)).toMatchObject({ isRed: true });

  await page.goto(publishingApi.preview({ mode: 'edit', to: '/locations/jvc' }));
  await openPicture(page);
  await expect(description(page, 'العربية')).toHaveValue('جدار أحمر');
  await card(page).getByRole('button', { name: 'Remove' }).tap();
  await expect(card(page)).toContainText('The photo disappears with the next publication.');
  await card(page).getByRole('button', { name: 'Delete this change' }).tap();
  await expect(card(page).getByRole('img')).toBeVisible();
});

test('opens the slot of the picture below the veil and the text of home', async ({ page }) => {
  await editPage(page);
  await page.locator('.home-hero').tap({ position: { x: 370, y: 300 } });
  const name = 'Picture at the top of the home page on phones';
  await expect(page.getByRole('dialog', { name }).getByRole('img', { name })).toHaveJSProperty(
    'complete',
    true,
  );
  // A landscape photo is never turned unasked.
  await choose(
    page,
    {
      name: 'wide.jpg',
      mimeType: 'image/jpeg',
      buffer: await blank(2400, 1350, '#c81414').jpeg().toBuffer(),
    },
    name,
  );
  await expect(card(page, name).getByText(/2400 × 1350 pixels/)).toHaveRole('alert');
});

test('refuses an unusable photo in words and keeps the current one', async ({ page }) => {
  const { buffer, ...phone } = await phonePhoto();
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
  const small = await blank(800, 600, '#c81414').jpeg().toBuffer();
  await editPage(page, '/locations/jvc');
  await openPicture(page);
  const half = buffer.subarray(0, buffer.length / 2);
  for (const [file, reason] of [
    [heic, 'This is a HEIC photo'],
    [half, 'cannot be read as a whole photo'],
  ] as const) {
    await choose(page, { ...phone, buffer: file });
    if (file === half) await dialog(page).getByRole('button', { name: 'Use this part' }).tap();
    await expect(dialog(page).getByRole('alert')).toContainText(reason);
    await dialog(page).getByRole('button', { name: 'Cancel' }).tap();
    await expect(dialog(page)).toHaveCount(0);
  }
  await choose(page, { ...phone, buffer: small });
  const tooSmall = 'This photo is 800 × 600 pixels: here at least 1600 × 1200 are needed.';
  await expect(card(page).getByText(tooSmall)).toHaveRole('alert');
  await expect(dialog(page)).toHaveCount(0);
  await choose(page, { ...phone, buffer: Buffer.alloc(25_100_000) });
  const refusal = card(page).getByText('A photo can have 25 MB at most. This one has 25.1 MB.');
  await expect(refusal).toHaveRole('alert');
});
