import { extname } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Edition } from '../../edition/edition.ts';
import { editions } from '../../tests/support/editions.ts';
import { factsOf } from './facts.ts';
import { drawPressKit, pressKit } from './kit.ts';

const [edition] = editions as [Edition];
const { downloads } = edition.facts.press;
const { name } = edition.facts.business;
const kit = await pressKit(edition);
const read = (file: string) => kit.get(file) ?? Buffer.alloc(0);
const fileOf = (id: string) => downloads.find((download) => download.id === id)?.file ?? '';

/** What a file must be for its extension to be true. */
const kinds: Record<string, (data: Buffer) => Promise<void> | void> = {
  '.svg': (data) => {
    expect(data.toString()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]+<\/svg>\n$/);
    expect(data.toString()).toContain(`<title>${name}</title>`);
    // A logo that needs a typeface looks different on every machine.
    expect(data.toString()).not.toContain('<text');
  },
  '.png': async (data) => {
    const { format, width, hasAlpha } = await sharp(data).metadata();
    expect({ format, hasAlpha }).toEqual({ format: 'png', hasAlpha: true });
    expect(width).toBeGreaterThanOrEqual(2000);
  },
  '.pdf': (data) => {
    expect(data.subarray(0, 5).toString()).toBe('%PDF-');
    expect(data.subarray(-6).toString().trim()).toBe('%%EOF');
    expect(data.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  },
};

describe('the downloads of the press kit', () => {
  it.each(downloads)('$file is drawn and is what it says', async ({ file }) => {
    await kinds[extname(file)]?.(read(file));
    expect(Object.keys(kinds)).toContain(extname(file));
  });

  it('are the same bytes however often they are drawn, from the cache or not', async () => {
    for (const [file, data] of await drawPressKit(edition)) expect(data.equals(read(file)), file).toBe(true);
  });

  it('a changed fact is drawn at once', async () => {
    const business = { ...edition.facts.business, email: 'other@jkmasters.example' };
    const changed = await pressKit({ ...edition, facts: { ...edition.facts, business } });
    const file = fileOf('fact-sheet');
    expect(changed.get(file)?.equals(read(file))).toBe(false);
  });

  it('a download that nothing draws stops the build and is named', async () => {
    const press = { ...edition.facts.press, downloads: [{ id: 'poster', file: 'poster.pdf' }] };
    await expect(drawPressKit({ ...edition, facts: { ...edition.facts, press } })).rejects.toThrow(
      "'poster'",
    );
  });

  it('nothing unconfirmed is printed', () => {
    const printed = JSON.stringify(factsOf(edition));
    const samples = edition.facts.press.leadership.filter(({ sample }) => sample);
    expect(samples.filter((person) => printed.includes(person.name))).toEqual([]);
  });

  it('the two logos differ in the colour of the name', async () => {
    const mean = async (file: string) =>
      (await sharp(read(file)).flatten({ background: '#888' }).stats()).channels[0]?.mean;
    expect(await mean(fileOf('logo-dark'))).toBeGreaterThan((await mean(fileOf('logo-light'))) ?? 255);
  });
});
