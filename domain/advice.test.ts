import { expect, test } from 'vitest';
import { adviceOf } from './advice.ts';

const taps = (branch: string, changes = {}) => ({
  branch,
  pageViews: 40,
  whatsapp: 4,
  calls: 3,
  directions: 3,
  ...changes,
});
const reviews = (barberId: string, changes = {}) => ({
  barberId,
  published: 6,
  average: 4.8,
  unanswered: 0,
  ...changes,
});
const fewContacts = { whatsapp: 1, calls: 1, directions: 1 };

test.each([
  [{}, []],
  [{ directions: 12, calls: 1 }, [{ kind: 'walkIns', branch: 'jvc', directions: 12, calls: 1 }]],
  [{ directions: 2, calls: 8 }, [{ kind: 'callers', branch: 'jvc', directions: 2, calls: 8 }]],
  [{ directions: 4, calls: 1 }, []],
  [{ directions: 12, calls: 4 }, []],
  [{ ...fewContacts, pageViews: 200 }, [{ kind: 'seenOnly', branch: 'jvc', pageViews: 200, contacts: 3 }]],
  [{ ...fewContacts, pageViews: 150 }, []],
])('advises a branch with %o', (changes, expected) => {
  expect(adviceOf([taps('jvc', changes)], [reviews('leo')])).toEqual(expected);
});

test('puts unhappy visitors first: one entry for all unanswered reviews, one for the lowest significant rating', () => {
  const barbers = [
    reviews('leo', { average: 3.8, unanswered: 2 }),
    reviews('tariq', { average: 3.1, unanswered: 1 }),
    reviews('sami', { average: 1, published: 4 }),
    reviews('omar', { average: null, published: 0 }),
  ];
  const branches = Array.from({ length: 9 }, (_, index) => taps(`b${index}`, { directions: 9, calls: 0 }));
  const advice = adviceOf(branches, barbers);
  expect(advice.slice(0, 2)).toEqual([
    { kind: 'unanswered', barberIds: ['leo', 'tariq'], reviews: 3 },
    { kind: 'lowRating', barberId: 'tariq', reviews: 6, average: 3.1 },
  ]);
  expect(advice).toHaveLength(4);
});
