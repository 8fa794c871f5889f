import { expect, it } from 'vitest';
import { smallContent, smallEdition } from '../../../tests/support/small-edition.ts';
import { pressKitPage } from './press-kit.ts';

const edition = smallEdition();
const { press, business } = smallContent.facts;
const [file] = press.downloads;
const { view } = await pressKitPage(edition, { [file?.file ?? '']: 24_300 });

it('names format and size of every file', () => {
  expect(view.downloads.files[0]).toMatchObject({ href: `/press/${file?.file}` });
  expect(view.downloads.files[0]?.details).toMatch(/SVG.*24.kB/);
});

it('gives the phone of the branch that the press may call', async () => {
  expect(view.contact.buttons[1]?.href).toBe('tel:+97142222222');
  const closed = smallEdition({ business: { ...business, pressBranch: 'gone' } });
  expect((await pressKitPage(closed, {})).view.contact.buttons[1]?.href).toBe('tel:+97141111111');
});

it('says beside each person and award that it is a sample', () => {
  const samples = [...press.leadership, ...press.awards].filter(({ sample }) => sample).length;
  const marked = [...view.leadership.items, ...view.awards.items].filter(({ sample }) => sample);
  expect(marked).toHaveLength(samples);
});

it('lists address, phone and hours of every branch', () => {
  expect(view.locations.facts.map(({ values }) => values)).toEqual([
    ['Quay 3, Dubai', '+971 4 111 1111', 'Daily: 8:00 AM – 10:00 PM'],
    ['Gate 7, Dubai', '+971 4 222 2222', 'Daily: 11:00 AM – 2:00 AM'],
  ]);
});

it('asks for the words about everything that the facts name', async () => {
  const awards = [{ id: 'oscar', year: 2024 }];
  await expect(pressKitPage(smallEdition({ press: { ...press, awards } }), {})).rejects.toThrow(
    "press-kit.yaml says nothing about 'oscar'",
  );
});
