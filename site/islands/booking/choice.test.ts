import { describe, expect, it } from 'vitest';
import type { Clock } from '../../../domain/dubai-time.ts';
import { type BookingOptions, NOTHING, servicesFor, settle } from './choice.ts';

const now = new Date('2026-11-21T09:00:00+04:00');
const branch = (id: string) => ({
  id,
  name: id,
  address: '',
  timetable: { opens: '09:00' as Clock, closes: '01:00' as Clock, exceptions: [] },
  whatsapp: '',
  phone: '',
});
const menu = { price: 'AED 60', page: 'menu' };
const both = { branchIds: ['jvc', 'tecom'] };
const arrived: BookingOptions = {
  branches: [branch('jvc'), branch('tecom')],
  services: [
    { ...menu, id: 'haircut', thing: 'haircut', name: 'Haircut', branchIds: ['jvc'], note: 'At JVC only' },
    { ...menu, ...both, id: 'kids', thing: 'kids', name: 'Kids' },
    {
      price: 'AED 70',
      page: 'tecom',
      id: 'tecom_shave',
      thing: 'shave',
      name: 'Shave',
      branchIds: ['tecom'],
      note: 'At Tecom only',
    },
    { ...both, price: 'AED 70', page: 'jvc', id: 'jvc_kids', thing: 'kids', name: 'For kids' },
    { ...both, price: 'AED 80', page: 'tips', id: 'tips_first', thing: 'kids', name: 'First cut' },
    { ...both, price: 'AED 90', page: 'tips', id: 'tips_curls', thing: 'kids', name: 'Curls' },
  ],
  menus: {
    '': ['haircut', 'kids', 'tecom_shave'],
    jvc: ['haircut', 'jvc_kids', 'tecom_shave'],
    tecom: ['haircut', 'kids', 'tecom_shave'],
  },
  barbers: [{ id: 'ali', name: 'Ali', branchId: 'jvc' }],
  locale: 'en-AE',
};
const wanted = { ...NOTHING, branch: 'jvc', barber: 'ali' };

describe('a choice of what goes together', () => {
  it('keeps a barber of the branch, and brings his branch along', () => {
    expect(settle(arrived, wanted, now)).toEqual({ choice: wanted, dropped: [] });
    expect(settle(arrived, { ...NOTHING, barber: 'ali' }, now).choice).toEqual(wanted);
  });

  it('names what was left out', () => {
    const settled = settle(arrived, { ...wanted, branch: 'tecom', service: 'haircut' }, now);
    expect(settled.dropped).toEqual(['service', 'barber']);
    expect(settled.lacking?.note).toBe('At JVC only');
    expect(settle(arrived, wanted, now).lacking).toBeUndefined();
  });

  it('brings the branch of what only one branch sells', () => {
    const { choice } = settle(arrived, { ...NOTHING, service: 'tecom_shave' }, now);
    expect(choice).toMatchObject({ branch: 'tecom', service: 'tecom_shave' });
    expect(settle(arrived, { ...NOTHING, service: 'kids' }, now).choice.branch).toBe('');
  });

  it.each([
    ['kids', 'jvc'],
    ['jvc_kids', 'tecom'],
    ['tips_first', 'jvc'],
  ])('keeps %s in %s: a thing keeps its name and price wherever it can be had', (service, branch) => {
    const wanted = { ...NOTHING, branch, service };
    expect(settle(arrived, wanted, now)).toEqual({ choice: wanted, dropped: [] });
  });
});

describe('the menu of a branch', () => {
  const listed = (branch: string, service = '') =>
    servicesFor(arrived, { ...NOTHING, branch, service }).map(({ service: { id }, ruledOut }) => [
      id,
      ruledOut,
    ]);

  it('has each thing once, and says where that is which it lacks', () => {
    expect(listed('jvc')).toEqual([
      ['haircut', undefined],
      ['jvc_kids', undefined],
      ['tecom_shave', 'At Tecom only'],
    ]);
    expect(listed('').map(([id]) => id)).toEqual(['haircut', 'kids', 'tecom_shave']);
  });

  it('lists what was chosen on a page in the place of the same thing', () => {
    expect(listed('jvc', 'kids').map(([id]) => id)).toEqual(['haircut', 'kids', 'tecom_shave']);
  });

  it('lists one kind of several beside the plain thing', () => {
    expect(listed('tecom', 'tips_first').map(([id]) => id)).toEqual([
      'haircut',
      'tips_first',
      'kids',
      'tecom_shave',
    ]);
  });
});
