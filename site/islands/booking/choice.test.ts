import { describe, expect, it } from 'vitest';
import type { Clock } from '../../../domain/dubai-time.ts';
import { barbersAt, NOTHING, settle } from './choice.ts';
import type { BookingOptions } from './options.ts';

const now = new Date('2026-11-21T09:00:00+04:00');
const branch = (id: string) => ({
  id,
  name: id,
  address: '',
  timetable: { opens: '09:00' as Clock, closes: '01:00' as Clock, exceptions: [] },
  whatsapp: '',
  phone: '',
});
const apart: BookingOptions = {
  branches: [branch('jvc'), branch('tecom')],
  services: [{ id: 'haircut', name: 'Haircut', minutes: 40, price: 'AED 60', branchIds: ['jvc'] }],
  teams: '/booking/teams/{branch}.json',
  locale: 'en-AE',
};
const arrived: BookingOptions = { ...apart, barbers: [{ id: 'ali', name: 'Ali', branchId: 'jvc' }] };
const wanted = { ...NOTHING, branch: 'jvc', barber: 'ali' };

describe('a choice of what goes together', () => {
  it('keeps a barber of the branch, and brings his branch along', () => {
    expect(settle(arrived, wanted, now)).toEqual({ choice: wanted, dropped: [] });
    expect(settle(arrived, { ...NOTHING, barber: 'ali' }, now).choice).toEqual(wanted);
  });

  it('names what was left out', () => {
    const settled = settle(arrived, { ...wanted, branch: 'tecom', service: 'haircut' }, now);
    expect(settled.dropped).toEqual(['service', 'barber']);
  });
});

describe('a team that is a file of its own', () => {
  it('is trusted until it is here', () => {
    expect(barbersAt(apart, 'jvc')).toEqual([]);
    expect(settle(apart, wanted, now)).toEqual({ choice: wanted, dropped: [] });
  });

  it('then drops who is not in it, and everybody where it cannot be had', () => {
    for (const barbers of [[], [{ id: 'omar', name: 'Omar', branchId: 'jvc' }]])
      expect(settle({ ...apart, barbers }, wanted, now).dropped).toEqual(['barber']);
  });

  it('leaves no barber without a branch', () => {
    expect(settle(apart, { ...NOTHING, barber: 'ali' }, now).dropped).toEqual(['barber']);
  });
});
