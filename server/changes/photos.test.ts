import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { PHOTO_BYTES, publishingApi, versionOf } from '../../contract/changes.ts';
import { PHOTOS } from '../../domain/content-files.ts';
import { OWNER, served } from '../../tests/support/publishing.ts';
import { sharedShop } from '../../tests/support/shop.ts';
import { STAFF } from '../../tests/support/staff.ts';
import { photosOf } from './content.ts';
import { convertPhoto, cropOf } from './photos.ts';
import { publishDrafts } from './publish-drafts.ts';

const SLOT = { slot: 'branch-jvc', width: 160, height: 120 };
const RED = { r: 200, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 200 };

const blank = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });
const jpeg = (width: number, height: number) => blank(width, height).jpeg().toBuffer();

/** A portrait photo as phones store it: rotated, with an EXIF orientation. Upright, its top is red and its bottom blue. */
const rotated = async () =>
  blank(400, 300)
    .composite([{ input: await blank(200, 300, BLUE).png().toBuffer(), left: 200, top: 0 }])
    .withExif({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 4/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const converted = (bytes: Uint8Array, crop?: string) => convertPhoto(SLOT, bytes, cropOf(crop));
/** The dominant colour of a photo. */
async function colourOf(photo: Uint8Array) {
  const { channels } = await sharp(photo).stats();
  return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue';
}

describe('a photo', () => {
  test('becomes upright and loses its EXIF data', async () => {
    const given = await rotated();
    expect(await sharp(given).metadata()).toMatchObject({ orientation: 6, width: 400 });
    expect(given.includes('A phone')).toBe(true);
    const photo = await converted(given);
    const { width, height, orientation, exif } = await sharp(photo).metadata();
    expect({ width, height, orientation, exif }).toEqual({
      width: 300,
      height: 400,
      orientation: undefined,
      exif: undefined,
    });
  });

  test.each([
    ['0,0,240,180', 'red'],
    ['60,220,240,180', 'blue'],
  ])('is cropped in pixels of the upright photo, %s', async (crop, colour) => {
    const photo = await converted(await rotated(), crop);
    expect(await sharp(photo).metadata()).toMatchObject({ width: 240, height: 180 });
    expect(await colourOf(photo)).toBe(colour);
  });

  test('is scaled down to 2,400 pixels', async () => {
    const { width, height } = await sharp(await converted(await jpeg(4000, 3000))).metadata();
    expect([width, height]).toEqual([2400, 1800]);
  });

  test.each([
    ['PNG', (photo: Sharp) => photo.png()],
    ['WebP', (photo: Sharp) => photo.webp()],
    ['AVIF', (photo: Sharp) => photo.avif({ effort: 0 })],
  ])('becomes a JPEG from a %s', async (_, as) => {
    const photo = await converted(await as(blank(160, 120)).toBuffer());
    expect((await sharp(photo).metadata()).format).toBe('jpeg');
  });
});

const head = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(64)]);
const half = async () => {
  const whole = await sharp(await rotated())
    .resize(800)
    .jpeg()
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
};

describe('refuses with a reason', () => {
  test.each<[string, () => Uint8Array | Promise<Uint8Array>, reason: string, crop?: string]>([
    ['a photo that arrived incomplete', half, 'cannot be read as a whole photo'],
    ['a file that is not a picture', () => Buffer.from('%PDF-1.7'), 'save it as JPEG, PNG, WebP or AVIF'],
    ['a photo of 51 megapixels', () => jpeg(10_200, 5_000), 'more than 50 megapixels'],
    [
      'an AVIF photo of 17 megapixels, which takes a lot of memory',
      () => blank(5_000, 3_400).avif({ effort: 0 }).toBuffer(),
      'more than 16 megapixels',
    ],
    ['a HEIC photo', () => head('heic'), 'This is a HEIC photo'],
    ['a HEIC photo of another brand', () => head('mif1'), 'This is a HEIC photo'],
    ['a small photo', () => jpeg(150, 120), '150 × 120 pixels: here at least 160 × 120 are needed.'],
    ['a small part', () => jpeg(400, 300), 'This part is 159 × 120 pixels: here at least', '0,0,159,120'],
    ['a crop outside of the photo', () => jpeg(400, 300), 'crop: lies outside', '300,200,160,120'],
  ])('%s', async (_, photo, reason, crop) => {
    const error = await convertPhoto(SLOT, await photo(), cropOf(crop)).catch((thrown) => thrown);
    expect(error).toMatchObject({ status: 422, message: expect.stringContaining(reason) });
  });

  test.each(['1,2,3', 'a,b,c,d', '-1,0,160,120', '0,0,0,0', '0,0,160.5,120', '1e300,0,160,120'])(
    'the crop %s',
    (crop) => {
      expect(() => cropOf(crop)).toThrow('crop: must be left,top,width,height in pixels');
    },
  );
});

describe('the slot of a photo', () => {
  const PLACE = publishingApi.photo('branch-jvc');

  let shop: Awaited<ReturnType<typeof sharedShop>>;
  let sara: typeof shop.bilal;
  beforeAll(async () => {
    shop = await sharedShop();
    sara = await shop.server.colleague('Sara');
  });
  afterEach(() => shop.discard());
  const photo = async () => new Uint8Array(await jpeg(1600, 1200));
  const put = (
    bytes: Uint8Array<ArrayBuffer>,
    path: string = PLACE,
    by: Pick<typeof sara, 'ask'> = shop.server,
  ) => by.ask(path, { method: 'PUT', body: bytes });

  test('is kept when the cache cannot be written to', async () => {
    const { publishing, state } = shop;
    const refresh = vi.spyOn(publishing, 'refresh').mockImplementation(async (drafts) => {
      if (drafts) throw new Error("EROFS: read-only file system, open '/srv/cache'");
    });
    onTestFinished(() => refresh.mockRestore());
    expect((await put(await photo())).status).toBe(200);
    expect((await state()).drafts).toMatchObject([{ file: PHOTOS, path: ['branch-jvc', 'photo'] }]);
  });

  test('serves the draft, then the published photo, and 404 once a draft deletes it', async () => {
    const { places, server, state, drafts, publishing } = shop;
    const publish = async () => {
      const order = { drafts: (await drafts()).map(versionOf) };
      const answer = await server.send(publishingApi.publish, order);
      expect(await answer.json()).toMatchObject({ reason: null, state: 'done' });
    };
    expect((await server.ask(PLACE)).status).toBe(404);
    expect((await put(await photo(), `${PLACE}?crop=0,0,1600,1200`)).status).toBe(200);
    const shown = await server.ask(PLACE);
    expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
    const photoOf = () => photosOf(publishing.content.state());
    expect(photoOf()).toEqual([]);
    expect(await drafts()).toMatchObject([{ file: PHOTOS, value: expect.any(String) }]);
    await publish();
    expect(await state()).toMatchObject({ drafts: [] });
    expect(photoOf()).toMatchObject([{ slot: 'branch-jvc' }]);
    expect(served(places, 'locations/jvc.html')).toMatch(/_astro\/branch-jvc\.[\w-]+-960\.avif/);
    expect((await server.ask(PLACE)).status).toBe(200);
    expect((await server.ask(PLACE, { method: 'DELETE' })).status).toBe(200);
    expect((await server.ask(PLACE)).status).toBe(404);
    await publish();
    expect([photoOf(), await drafts()]).toEqual([[], []]);
  });

  test('belongs to the draft that made room for it', async () => {
    const { server, state } = shop;
    const value = { slot: 'soft-beard-1', width: 640, height: 360, purpose: 'A beard', crop: 'As it is' };
    const changes = [{ file: 'facts/photos.yaml', path: [value.slot], value, seen: null }];
    await server.send(publishingApi.drafts, { changes, group: 'soft-beard' }, 'PUT');
    await put(await photo(), publishingApi.photo(value.slot));
    expect((await state()).drafts).toMatchObject([
      { group: 'soft-beard', path: [value.slot], value: { ...value, photo: expect.any(String) } },
    ]);
  });

  test('is one that was uploaded', async () => {
    const { server } = shop;
    const change = { file: PHOTOS, path: ['branch-jvc', 'photo'], value: 'a'.repeat(64), seen: null };
    const answer = await server.send(publishingApi.drafts, change, 'PUT');
    expect([answer.status, (await answer.json()).detail]).toEqual([422, 'photo: is not an uploaded photo']);
  });

  test('keeps the draft of a colleague until it is published or discarded', async () => {
    const { server, state } = shop;
    await put(await photo(), PLACE, sara);
    const answer = await put(await photo());
    expect(answer.status).toBe(409);
    expect((await answer.json()).detail).toMatch(/^Sara chose something else here/);
    const [draft] = (await state()).drafts;
    await server.ask(publishingApi.draft(draft?.id ?? ''), { method: 'DELETE' });
    expect((await put(await photo())).status).toBe(200);
    expect((await state()).drafts).toMatchObject([{ by: STAFF.name }]);
  });

  test('is seen by editors, who may not change it', async () => {
    const { server, store } = shop;
    await put(await photo());
    const editor = await server.colleague('Eva', { role: 'editor' });
    expect((await editor.ask(PLACE)).status).toBe(200);
    const add = vi.spyOn(store.photos, 'add');
    expect((await put(await photo(), PLACE, editor)).status).toBe(403);
    expect((await editor.ask(PLACE, { method: 'DELETE' })).status).toBe(403);
    expect(add).not.toHaveBeenCalled();
    add.mockRestore();
  });

  test('encodes two photos at a time, queues four and refuses more with Retry-After', async () => {
    const { server } = shop;
    const one = new Uint8Array(await jpeg(4_000, 3_000));
    // One account may send four at once.
    const accounts = [server, sara, await server.colleague('Adam')];
    const answers = await Promise.all([0, 1, 2].flatMap(() => accounts.map((by) => put(one, PLACE, by))));
    const busy = answers.filter(({ status }) => status === 503);
    // On a busy machine one may be done before the last one arrives.
    expect(busy.length).toBeGreaterThan(0);
    expect(busy.length).toBeLessThanOrEqual(3);
    // The draft of a colleague is a conflict.
    const prepared = answers.filter(({ status }) => status === 200 || status === 409);
    expect(prepared).toHaveLength(9 - busy.length);
    expect(busy.every(({ headers }) => headers.get('Retry-After') === '10')).toBe(true);
  });

  test('must exist, and takes at most 25 MB', async () => {
    expect((await put(await photo(), publishingApi.photo('branch-moon'))).status).toBe(404);
    expect((await put(new Uint8Array(PHOTO_BYTES + 1))).status).toBe(413);
  });

  test('is published as chosen; a photo that replaces it meanwhile stays a draft', async () => {
    const { store, publishing, state } = shop;
    await put(await photo());
    const order = await store.changes.drafts();
    await put(new Uint8Array(await blank(1600, 1200, BLUE).jpeg().toBuffer()));
    expect(await publishing.run(OWNER, (context) => publishDrafts(context, order, OWNER))).toMatchObject({
      reason: null,
      state: 'done',
    });
    const bytes = await store.photos.read(photosOf(publishing.content.state())[0]?.photo ?? '');
    expect(await colourOf(bytes ?? Buffer.from(''))).toBe('red');
    expect((await state()).drafts).toHaveLength(1);
  });
});
