import { expect, it } from 'vitest';
import { smallEdition } from '../../../tests/support/small-edition.ts';
import { bookingPage } from './booking.ts';

const { view, booking } = await bookingPage(smallEdition());
const { branches, services, barbers } = booking.options;

it('offers the menu where there is it, and nothing that is hidden', () => {
  const menu = services.filter(({ group }) => group === 'The menu');
  expect(menu.map(({ id, price, minutes, branchIds }) => [id, price, minutes, branchIds])).toEqual([
    ['haircut', 'AED\u00a070', 40, ['harbour', 'market']],
    ['moroccan-bath', 'AED\u00a0210', 90, ['market']],
  ]);
});

it('offers what a page sells by the name and the price that stand there', () => {
  const known = new Map(services.map((service) => [service.id, service]));
  expect(known.get('harbour_cut')).toMatchObject({
    name: 'The cut',
    price: 'AED\u00a070',
    branchIds: ['harbour'],
    group: 'At Harbour One',
  });
  expect(known.get('premium-haircuts_premium-haircut')).toMatchObject({
    duration: '45–60\u00a0min',
    minutes: 60,
  });
  expect(known.get('beard-trim_trim-shape')).toMatchObject({ price: 'AED\u00a065–80' });
  expect(known.get('best-barbershop_fade')).toMatchObject({ price: 'from AED\u00a085' });
  expect(known.get('fade_skin')).toMatchObject({ name: 'Skin fade', minutes: 55 });
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
    ['Harbour One', 'Daily: 8:00 AM – 10:00 PM', 2],
    ['Old Market', 'Daily: 11:00 AM – 2:00 AM', 2],
  ]);
});
