import { describe, expect, it } from 'vitest';
import type { Branch } from '../../../edition/join/branches.ts';
import type { Facts } from '../../../edition/schema/catalogue.ts';
import { smallContent, smallEdition } from '../../../tests/support/small-edition.ts';
import { branchPage } from './branch.ts';
import { shortBranchPage } from './short-branch.ts';

const edition = smallEdition();
const [harbour, market] = edition.branches as [Branch, Branch];
const long = await branchPage(edition, harbour);
const short = await shortBranchPage(edition, market);

/** Market with other facts, on a page of its own. */
async function marketWith(change: Partial<(typeof smallContent.facts.branches)[number]>) {
  const branches = smallContent.facts.branches.map((branch) =>
    branch.slug === 'market' ? { ...branch, ...change } : branch,
  );
  const changed = smallEdition({ branches });
  return branchPage(changed, changed.branches[1] as Branch);
}
const notesOf = ({ view }: typeof long) => view.visit.facts.flatMap(({ notes = [] }) => notes);

describe('the page of a branch', () => {
  it('shows its own price cards, priced by the menu', () => {
    expect(long.view.services.lines).toEqual([
      {
        id: 'cut',
        name: 'The cut',
        description: 'With a wash.',
        price: 'AED\u00a070',
        duration: '40\u00a0min',
        book: expect.objectContaining({
          describe: 'The cut',
          href: '/booking?branch=harbour&service=harbour_cut',
        }),
      },
    ]);
  });

  it('shows its menu where it has no cards', async () => {
    const { view } = await branchPage(edition, market);
    expect(view.services.lines.map(({ id, book }) => [id, book?.href])).toEqual([
      ['haircut', '/booking?branch=market&service=haircut'],
      ['moroccan-bath', '/booking?branch=market&service=moroccan-bath'],
    ]);
  });

  it('shows who works there, and nobody else', () => {
    expect(long.view.team.barbers.map(({ id }) => id)).toEqual(['omar-said']);
  });

  it('reaches the branch in every way', () => {
    const hrefs = [...long.view.actions.buttons, ...long.view.closing.buttons].map(({ href }) => href);
    expect(hrefs[0]).toContain('wa.me/971501111111');
    expect(hrefs[1]).toBe('tel:+97141111111');
    expect(hrefs[2]).toContain(encodeURIComponent('Two Chairs, Quay 3, Dubai'));
    expect(hrefs[3]).toBe('/booking?branch=harbour');
  });

  it('lends a branch without pictures the chair that every branch has', () => {
    expect(long.record.linkPicture?.scene).toMatch(/\/chair-[^/]+webp$/);
  });

  it('says the first and the last day, and other hours, also those that began before the first day', async () => {
    expect(notesOf(long)).toEqual([]);
    const page = await marketWith({
      opens: '2027-02-20',
      closes: '2027-12-01',
      exceptions: [
        { from: '2027-02-08', until: '2027-03-09', opens: '12:00', reason: 'Ramadan' },
        { from: '2027-03-10', until: '2027-03-10', closed: true, reason: 'Eid' },
      ],
    });
    const notes = notesOf(page);
    expect(notes[0]).toMatch(/^Opens on .*20 February 2027/);
    expect(notes[1]).toMatch(/^Open until .*1 December 2027/);
    expect(notes[2]).toMatch(/^Ramadan, .* to .*: 12:00 PM – 2:00 AM$/);
    expect(notes[3]).toMatch(/^Eid, [^:]*10 March 2027: closed$/);
  });

  it('is a hair salon to search engines, with the hours of every day', async () => {
    const { head } = await marketWith({
      exceptions: [{ from: '2027-03-10', until: '2027-03-10', closed: true, reason: 'Eid' }],
    });
    expect(head.structuredData['@graph'][2]).toMatchObject({
      '@type': 'HairSalon',
      name: 'Two Chairs Old Market',
      telephone: '+97142222222',
      priceRange: 'AED 50-210',
      geo: { latitude: 25.26, longitude: 55.3 },
      openingHoursSpecification: [
        { opens: '11:00', closes: '02:00' },
        { validFrom: '2027-03-10', opens: '00:00', closes: '00:00' },
      ],
    });
  });

  it('spans every price of a visit there, fades and pages of all branches too, and none of another branch', async () => {
    const spanOf = async (changed: Partial<Facts>) => {
      const other = smallEdition(changed);
      const page = await branchPage(other, other.branches.find(({ slug }) => slug === 'market') as Branch);
      return (page.head.structuredData['@graph'][2] as { priceRange: string }).priceRange;
    };
    const { fades, services } = edition.facts;
    const dear = fades.map((fade) => ({ ...fade, price: 390 }));
    const harbour = [{ id: 'cut', quotes: 'haircut', price: 20 }];
    const all = { 'traditional-shave': [{ id: 'traditional-shave', quotes: 'shave', price: 300 }] };
    expect(await spanOf({ fades: dear })).toBe('AED 50-390');
    expect(await spanOf({ 'page-prices': { harbour, market: [] } })).toBe('AED 70-210');
    expect(await spanOf({ 'page-prices': { harbour, ...all } })).toBe('AED 70-300');
    const [cut] = services;
    const same = fades.map((fade) => ({ ...fade, price: 70 }));
    expect(await spanOf({ services: cut ? [cut] : [], fades: same, 'page-prices': {} })).toBe('AED 70');
  });

  it('asks for the words that it needs', async () => {
    await expect(branchPage(edition, { ...market, slug: 'souk' })).rejects.toThrow(
      "No words for the page of the branch 'souk'",
    );
  });
});

describe('the short page of a branch', () => {
  it('leads to the long one, and stands for itself', () => {
    expect(short.view.about.more.href).toBe('/locations/market');
    expect(short.head.canonical).toBe('https://www.jkmasters.example/market');
  });

  it('has the whole menu, and a map', () => {
    expect(short.view.services?.lines.map(({ price }) => price)).toEqual(['AED\u00a070', 'AED\u00a0210']);
    expect(short.map).toMatchObject({ slug: 'market', name: 'Old Market' });
    expect(short.map.words.title).toBe('Map: Old Market');
  });
});
