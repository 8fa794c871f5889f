import { describe, expect, it } from 'vitest';
import {
  type ListedBranch,
  type ListedService,
  listedBranch,
  listedService,
} from '../../../contract/lists.ts';
import { isBranch } from './branch-answer.ts';
import { isService } from './service-answer.ts';

const branch: ListedBranch = {
  id: 'jvc',
  name: 'JVC',
  address: 'JVC, Dubai',
  phone: '+971 4 000 0003',
  whatsapp: '+971 50 000 0003',
  email: 'hello@jkmasters.example',
  hours: 'Daily: 10:00 AM - 1:00 AM',
  hoursExceptions: [
    { from: '2027-02-08', until: '2027-03-09', opens: '14:00', closes: '02:00', reason: 'Ramadan' },
  ],
  description: 'Among the towers.',
};
const service: ListedService = {
  id: 'haircut',
  name: 'Haircut',
  price: 60,
  description: 'Scissors and clippers.',
  duration: 40,
};

/** The answer with each field that a page shows in turn left out, and made of another kind. */
const spoilt = (answer: object, shown: string[]) =>
  shown.flatMap((field) => [
    { ...answer, [field]: undefined },
    { ...answer, [field]: { odd: true } },
  ]);

describe('what the browser accepts by hand and what the contract says are the same', () => {
  it('for a branch', () => {
    const bad = spoilt(branch, ['id', 'name', 'address', 'phone', 'whatsapp', 'hours']);
    for (const accepts of [isBranch, (value: unknown) => listedBranch.safeParse(value).success]) {
      expect(accepts(branch)).toBe(true);
      expect(bad.filter(accepts)).toEqual([]);
    }
  });

  it('for a service', () => {
    const bad = spoilt(service, ['id', 'name', 'price', 'duration']);
    for (const accepts of [isService, (value: unknown) => listedService.safeParse(value).success]) {
      expect(accepts(service)).toBe(true);
      expect(bad.filter(accepts)).toEqual([]);
    }
  });
});
