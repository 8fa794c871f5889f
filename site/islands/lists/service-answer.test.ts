import { expect, test } from 'vitest';
import { isService, menuOf } from './service-answer.ts';

const built = [
  { id: 'haircut', name: 'Haircut', price: 60, duration: 40 },
  { id: 'bath', name: 'Moroccan bath', price: 220, duration: 90 },
  { id: 'complete-package', name: 'Complete Package', price: 220, duration: 150 },
];
const extras = {
  haircut: { rank: 1, bookHref: '/booking?service=haircut' },
  bath: { note: 'Available at JVC only', bookHref: '/booking?service=bath' },
  'complete-package': { hidden: true, bookHref: '/booking?service=complete-package' },
};
const menu = { built, extras, bookingHref: '/booking' };
const names = (answer: typeof built) => menuOf(answer, menu, 'en-AE').map(({ name }) => name);

test('ranked services come first, others by name, the package never', () => {
  expect(names([...built, { id: 'beard', name: 'Beard', price: 40, duration: 30 }].reverse())).toEqual([
    'Haircut',
    'Beard',
    'Moroccan bath',
  ]);
});

test('a service known by another id is still known by its name', () => {
  const renumbered = built.map((service, index) => ({ ...service, id: index + 1 }));
  expect(menuOf(renumbered, menu, 'en-AE')).toMatchObject([
    { id: '1', name: 'Haircut', rank: 1, bookHref: '/booking?service=haircut' },
    { id: '2', note: 'Available at JVC only' },
  ]);
});

test('a new service is booked without a choice', () => {
  const [shown] = menuOf(
    [{ id: 'x', name: 'Facial', price: 90, duration: 45, description: null }],
    menu,
    'en',
  );
  expect(shown).toEqual({
    id: 'x',
    name: 'Facial',
    price: 90,
    duration: 45,
    description: '',
    bookHref: '/booking',
  });
});

test.each([
  [{ id: 'a', name: 'A', price: 1, duration: 1 }, true],
  [{ id: 7, name: 'A', price: 1, duration: 1 }, true],
  [{ id: 'a', name: 'A', price: '1', duration: 1 }, false],
  [{ id: 'a', name: 'A', price: 1 }, false],
  [{ name: 'A', price: 1, duration: 1 }, false],
  [null, false],
  ['Haircut', false],
])('%j as a service: %s', (value, expected) => {
  expect(isService(value)).toBe(expected);
});
