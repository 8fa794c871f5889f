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
const menu = { price: 'AED 60', group: 'The menu' };
const arrived: BookingOptions = {
  branches: [branch('jvc'), branch('tecom')],
  services: [
    { ...menu, id: 'haircut', name: 'Haircut', minutes: 40, branchIds: ['jvc'], note: 'At JVC only' },
    { ...menu, id: 'eyebrows', name: 'Eyebrows', minutes: 10, branchIds: ['jvc', 'tecom'] },
    { ...menu, id: 'tecom_shave', name: 'Shave', group: 'Only at Tecom', branchIds: ['tecom'] },
  ],
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
    expect(settle(arrived, { ...NOTHING, service: 'eyebrows' }, now).choice.branch).toBe('');
  });
});

describe('what a choice rules out', () => {
  const ids = (branch: string) =>
    servicesFor(arrived, branch).map(({ service, ruledOut }) => [service.id, ruledOut]);

  it('stays in the list with its reason where the menu has it, and goes where it is another branch alone', () => {
    expect(ids('tecom')).toEqual([
      ['haircut', 'At JVC only'],
      ['eyebrows', undefined],
      ['tecom_shave', undefined],
    ]);
    expect(ids('jvc').map(([id]) => id)).toEqual(['haircut', 'eyebrows']);
    expect(ids('')).toHaveLength(3);
  });
});
