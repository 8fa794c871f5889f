import { describe, expect, it } from 'vitest';
import type { Clock, Day } from '../../../domain/dubai-time.ts';
import { span } from '../../../domain/span.ts';
import {
  type BookingOptions,
  barbersAt,
  clashOf,
  NOTHING,
  normalizeChoice,
  servicesFor,
  slotsFor,
  visitOf,
} from './choice.ts';
import { offText } from './message.ts';

const now = new Date('2026-11-21T09:00:00+04:00');
const branch = (id: string) => ({
  id,
  name: id,
  address: '',
  timetable: { opens: '09:00' as Clock, closes: '01:00' as Clock, exceptions: [] },
  whatsapp: '',
  phone: '',
  comingHours: '',
  answers: [],
});
const menu = { price: 'AED 60', ...span(60), page: 'menu' };
const both = { ...span(70), branchIds: ['jvc', 'tecom'] };
const options: BookingOptions = {
  branches: [branch('jvc'), branch('tecom')],
  services: [
    { ...menu, id: 'haircut', thing: 'haircut', name: 'Haircut', branchIds: ['jvc'], note: 'At JVC only' },
    { ...menu, ...both, id: 'kids', thing: 'kids', name: 'Kids' },
    {
      ...{ price: 'AED 70', ...span(70), page: 'tecom' },
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
  priceWords: { each: '{price} each, {all} together', money: 'AED {amount}', range: '', atLeast: '' },
  coming: { label: '', ask: '', away: '', wait: '', thanks: '' },
  waiting: { none: '', about: '', most: '' },
  locale: 'en-AE',
};

describe('normalizing a choice', () => {
  it('chooses the branch if only one offers the service', () => {
    const { choice } = normalizeChoice(options, { ...NOTHING, service: 'tecom_shave' }, now);
    expect(choice).toMatchObject({ branch: 'tecom', service: 'tecom_shave' });
    expect(normalizeChoice(options, { ...NOTHING, service: 'kids' }, now).choice.branch).toBe('');
  });

  it.each([
    ['kids', 'jvc'],
    ['jvc_kids', 'tecom'],
    ['tips_first', 'jvc'],
  ])('keeps %s in %s, under its name and price', (service, branch) => {
    const wanted = { ...NOTHING, branch, service };
    expect(normalizeChoice(options, wanted, now)).toEqual({ choice: wanted, dropped: [] });
  });
});

describe('a visit of several people', () => {
  const barbersOf = (...ids: string[]) => ids.map((id) => ({ id, name: id, branchId: 'jvc' }));
  const team = { ...options, barbers: barbersOf('ali', 'omar') };
  const visit = { ...NOTHING, branch: 'jvc', service: 'cut', day: '2026-11-21' as Day };
  const withCut = (changed: Partial<BookingOptions>): BookingOptions => ({
    ...team,
    ...changed,
    services: [{ ...menu, ...both, id: 'cut', thing: 'cut', name: 'Cut', minutes: 45 }],
  });

  it.each([
    ['', 1, 45],
    ['2', 2, 45],
    ['3', 2, 90],
    ['6', 2, 135],
  ])('of %j people takes the barbers of the branch', (people, atOnce, minutes) => {
    expect(visitOf(withCut({}), { ...visit, people })).toMatchObject({ atOnce, minutes });
  });

  it('takes one barber if he is chosen, the others are off, or no barber has a profile', () => {
    const two = { ...visit, people: '2' };
    const off = [...barbersOf('ali'), { id: 'omar', name: 'omar', branchId: 'jvc', offOn: visit.day }];
    for (const length of [
      visitOf(withCut({}), { ...two, barber: 'ali' }),
      visitOf(withCut({ barbers: off }), two),
      visitOf(withCut({ barbers: [] }), two),
    ])
      expect(length).toEqual({ people: 2, atOnce: 1, minutes: 90 });
  });

  it('leaves out barbers on their days off, and names them', () => {
    const daysOff = { saturday: true };
    const off = 'Off: {names}';
    const some = withCut({
      off,
      barbers: [...barbersOf('ali'), { id: 'omar', name: 'Omar', branchId: 'jvc', daysOff }],
    });
    expect(barbersAt(some, visit).map(({ id }) => id)).toEqual(['ali']);
    expect(offText(some, visit)).toBe('Off: Omar');
    const wanted = { ...visit, barber: 'omar' };
    const saturday = normalizeChoice(some, wanted, now);
    const sunday = { ...wanted, day: '2026-11-22' as Day };
    expect(saturday.dropped).toEqual(['barber']);
    expect(clashOf(some, wanted, saturday, now)).toMatchObject({ barber: { id: 'omar' }, day: sunday.day });
    expect([normalizeChoice(some, sunday, now).dropped, offText(some, sunday)]).toEqual([[], '']);
    // What is wanted elsewhere is wanted still.
    const atTecom = { ...sunday, branch: 'tecom' };
    expect(clashOf(some, atTecom, normalizeChoice(some, atTecom, now), now)?.branch?.id).toBe('jvc');
  });

  it('ends by closing time', () => {
    const one = withCut({ barbers: barbersOf('ali') });
    const six = { ...visit, people: '6' };
    expect(slotsFor(one, six, now).at(-1)?.time).toBe('20:30');
    expect(normalizeChoice(one, { ...six, time: '00:00' }, now).dropped).toEqual(['time']);
    expect(normalizeChoice(one, { ...visit, time: '00:00' }, now).dropped).toEqual([]);
  });
});

describe('the menu of a branch', () => {
  const listed = (branch: string, service = '') =>
    servicesFor(options, { ...NOTHING, branch, service }).map(({ service: { id }, ruledOut }) => [
      id,
      ruledOut,
    ]);

  it('lists each thing once, and names the branches of unavailable ones', () => {
    expect(listed('jvc')).toEqual([
      ['haircut', undefined],
      ['jvc_kids', undefined],
      ['tecom_shave', 'At Tecom only'],
    ]);
    expect(listed('').map(([id]) => id)).toEqual(['haircut', 'kids', 'tecom_shave']);
  });

  it('replaces the entry for a thing that was chosen on a page', () => {
    expect(listed('jvc', 'kids').map(([id]) => id)).toEqual(['haircut', 'kids', 'tecom_shave']);
  });

  it('lists a kind of a thing beside the thing itself', () => {
    expect(listed('tecom', 'tips_first').map(([id]) => id)).toEqual([
      'haircut',
      'tips_first',
      'kids',
      'tecom_shave',
    ]);
  });
});
