import { expect, it } from 'vitest';
import { textsBehind } from './behind.ts';
import { compare, recordFile } from './record.ts';

const files = {
  'facts/team.yaml': '- { id: one }',
  'en/home.yaml': 'hero:\n  title: A chair\n  lead: Sit down\nlist: [one, two]\n',
  'xr/home.yaml': 'hero:\n  title: Ein Stuhl\n  lead: Setz dich\nlist: [eins, zwei]\n',
  'en/articles/fades.mdx': '---\ntitle: Fades\n---\nSkin.\n',
  'xr/articles/fades.mdx': '---\ntitle: Verlauf\n---\nHaut.\n',
};
const compared = { ...files, [recordFile('xr')]: JSON.stringify(compare(files, 'xr')) };
const after = (file: keyof typeof files, from: string, to: string) =>
  textsBehind({ ...compared, [file]: files[file].replace(from, to) });

it('says nothing of languages that were compared, nor of one alone', () => {
  expect(textsBehind(compared)).toEqual([]);
  expect(textsBehind({ 'en/home.yaml': files['en/home.yaml'] })).toEqual([]);
});

it('names the text that has not followed, whichever language changed', () => {
  expect(after('en/home.yaml', 'A chair', 'A throne')).toEqual([
    "content/xr/home.yaml:2  hero.title: 'en' has changed since this was written",
  ]);
  expect(after('xr/home.yaml', 'Setz dich', 'Nimm Platz')).toEqual([
    "content/en/home.yaml:3  hero.lead: 'xr' has changed since this was written",
  ]);
  expect(after('en/articles/fades.mdx', 'Skin.', 'Bare skin.')).toEqual([
    "content/xr/articles/fades.mdx:4  body: 'en' has changed since this was written",
  ]);
});

it('names what one language lacks', () => {
  expect(after('en/home.yaml', 'two]', 'two, three]')).toEqual([
    'content/en/home.yaml:4  list.2: content/xr/home.yaml does not have this text',
  ]);
  expect(after('xr/home.yaml', '  lead: Setz dich\n', '')).toEqual([
    'content/en/home.yaml:3  hero.lead: content/xr/home.yaml does not have this text',
  ]);
});

it('asks for texts that changed in both, or were never compared', () => {
  expect(textsBehind(files)).toEqual([expect.stringContaining('content/xr  was not yet compared')]);
  expect(
    textsBehind({
      ...compared,
      'en/home.yaml': files['en/home.yaml'].replace('A chair', 'A throne'),
      'xr/home.yaml': files['xr/home.yaml'].replace('Ein Stuhl', 'Ein Thron'),
    }),
  ).toEqual(["content/xr/home.yaml:2  hero.title: not yet compared with 'en'"]);
});
