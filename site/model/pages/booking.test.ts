import { expect, it } from 'vitest';
import { smallEdition } from '../../../tests/support/small-edition.ts';
import { bookingPage } from './booking.ts';

const { view, booking } = await bookingPage(smallEdition());
const { branches, services, barbers } = booking.options;

it('offers each service where there is one, and nothing that is hidden', () => {
  expect(services.map(({ id, price, minutes }) => [id, price, minutes])).toEqual([
    ['haircut', 'AED\u00a070', 40],
    ['moroccan-bath', 'AED\u00a0210', 90],
  ]);
  expect(Object.values(services[1] ?? {})).toContainEqual(['market']);
});

it('offers each barber at his branch', () => {
  expect(barbers?.map((barber) => Object.values(barber))).toEqual([
    ['omar-said', 'Omar Said', 'harbour'],
    ['leo-cruz', 'Leo Cruz', 'market'],
  ]);
});

it('knows the hours and the numbers of every branch', () => {
  expect(branches).toMatchObject([
    { id: 'harbour', whatsapp: '+971 50 111 1111', timetable: { opens: '08:00', closes: '22:00' } },
    { id: 'market', whatsapp: '+971 50 222 2222', timetable: { opens: '11:00', closes: '02:00' } },
  ]);
});

it('gives everybody without script a chat and a phone', () => {
  const direct = view.direct.branches.map(({ name, hours, buttons }) => [name, hours, buttons.length]);
  expect(direct).toEqual([
    ['Harbour One', 'Daily: 8:00 AM - 10:00 PM', 2],
    ['Old Market', 'Daily: 11:00 AM - 2:00 AM', 2],
  ]);
});
