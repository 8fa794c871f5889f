import { describe, expect, test } from 'vitest';
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

describe('what to do next', () => {
  test('is nothing where nothing stands out', () => {
    expect(adviceOf([taps('jvc')], [reviews('leo')])).toEqual([]);
    expect(adviceOf([], [])).toEqual([]);
  });

  test('tells a branch that people walk to from one that they ring', () => {
    const jvc = taps('jvc', { directions: 12, calls: 1 });
    const alBarsha = taps('al-barsha', { directions: 2, calls: 8 });
    expect(adviceOf([jvc, alBarsha], [])).toEqual([
      { kind: 'walkIns', branch: 'jvc', directions: 12, calls: 1 },
      { kind: 'callers', branch: 'al-barsha', directions: 2, calls: 8 },
    ]);
    expect(adviceOf([taps('jvc', { directions: 4, calls: 1 })], [])).toEqual([]);
    expect(adviceOf([taps('jvc', { directions: 12, calls: 4 })], [])).toEqual([]);
  });

  test('names a branch that many look at and hardly anybody asks', () => {
    const seen = { pageViews: 200, whatsapp: 1, calls: 1, directions: 1 };
    expect(adviceOf([taps('jvc', seen)], [])).toEqual([
      { kind: 'seenOnly', branch: 'jvc', pageViews: 200, contacts: 3 },
    ]);
    expect(adviceOf([taps('jvc', { ...seen, pageViews: 150 })], [])).toEqual([]);
  });

  test('puts unhappy visitors first, and a low score only where enough wrote', () => {
    const low = reviews('leo', { average: 3.6 });
    const silent = reviews('tariq', { unanswered: 2 });
    expect(
      adviceOf([taps('jvc', { directions: 9, calls: 0 })], [low, silent]).map(({ kind }) => kind),
    ).toEqual(['unanswered', 'lowRating', 'walkIns']);
    expect(adviceOf([], [reviews('leo', { average: 3, published: 4 })])).toEqual([]);
    expect(adviceOf([], [reviews('leo', { average: null, published: 0 })])).toEqual([]);
  });

  test('is a few lines at most, one for all reviews without a reply', () => {
    const barbers = ['leo', 'tariq', 'sami'].map((id) => reviews(id, { unanswered: 2 }));
    const branches = Array.from({ length: 9 }, (_, index) => taps(`b${index}`, { directions: 9, calls: 0 }));
    const told = adviceOf(branches, barbers);
    expect(told).toHaveLength(4);
    expect(told[0]).toEqual({ kind: 'unanswered', barberIds: ['leo', 'tariq', 'sami'], reviews: 6 });
  });

  test('names of several low scores the lowest', () => {
    const barbers = [reviews('leo', { average: 3.8 }), reviews('tariq', { average: 3.1 })];
    expect(adviceOf([], barbers)).toEqual([
      { kind: 'lowRating', barberId: 'tariq', reviews: 6, average: 3.1 },
    ]);
  });
});
