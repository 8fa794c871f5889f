import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appointmentHref } from '../contract/routes.ts';
import { BARBER, freshApp } from '../tests/support/server.ts';

const haircut = {
  language: 'en-AE',
  branch: 'jvc',
  service: 'haircut',
  starts: '2026-11-21T06:30:00.000Z',
  minutes: '40',
};

test('returns a calendar file at an address of its own', async () => {
  const { app } = await freshApp();
  const answer = await app.request(appointmentHref({ ...haircut, barber: BARBER, people: '3' }));
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const file = (await answer.text()).replaceAll('\r\n ', '').replaceAll('\\', '');
  for (const line of [
    'UID:1795242600000-jvc@',
    'SUMMARY:Haircut at JVC',
    'Barber: AymannFor: 3 peoplenPrice: AED 60 each, AED\u00a0180 together',
    'Change: https://wa.me/971500000003?text=I%20cannot%20come%20to%20JVC%20on%20Saturday',
    'GEO:25.0539;55.2095',
    'URL:https://www.jkmasters.example/locations/jvc',
  ])
    expect(file).toContain(line);
});

test('calls a visit without a service an appointment', async () => {
  const { app } = await freshApp();
  const answer = await app.request(appointmentHref({ ...haircut, service: '' }));
  expect(await answer.text()).toContain('SUMMARY:Appointment at JVC');
});

test.each([
  ['language', 'xx', 404],
  ['branch', 'constructor', 404],
  ['service', 'constructor', 400],
  ['service', 'shaved-ice', 400],
  ['barber', 'constructor', 400],
  ['people', '7', 400],
  ['starts', 'soon', 400],
  ['starts', '', 400],
  ['starts', '9999-12-31T23:59:00Z', 400],
  ['minutes', '9999', 400],
  ['minutes', '1e-9', 400],
  ['minutes', '', 400],
])('refuses %s %s', async (field, value, status) => {
  const { app } = await freshApp();
  const answer = await app.request(appointmentHref({ ...haircut, [field]: value }));
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
});

test('returns the requested time and length, or refuses them', async () => {
  const { app } = await freshApp();
  const starts = fc.oneof(
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    fc
      .date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2099-12-31') })
      .map((date) => date.toISOString()),
    fc.tuple(fc.nat(99), fc.nat(39), fc.nat(29)).map((parts) => {
      const [month, day, hour] = parts.map((part) => String(part).padStart(2, '0'));
      return `2026-${month}-${day}T${hour}:00:00Z`;
    }),
    fc.constantFrom('2026-02-30T06:30:00Z', '+012026-11-21T06:30:00.000Z', '-000001-11-21T06:30:00.000Z'),
    fc.string(),
  );
  const minutes = fc.oneof(fc.integer({ min: -1, max: 500 }), fc.double()).map(String);
  const utc = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');
  await fc.assert(
    fc.asyncProperty(starts, minutes, async (start, length) => {
      const answer = await app.request(appointmentHref({ ...haircut, starts: start, minutes: length }));
      const file = await answer.text();
      if (answer.status === 400) {
        expect(JSON.parse(file).detail).toMatch(/^(starts|minutes): must be/);
        return;
      }
      expect(Number(length)).toBeGreaterThanOrEqual(1);
      expect(start.slice(0, 19)).toBe(new Date(start).toISOString().slice(0, 19));
      expect(file).toContain(`\r\nDTSTART:${utc(Date.parse(start))}\r\n`);
      expect(file).toContain(`\r\nDTEND:${utc(Date.parse(start) + Number(length) * 60_000)}\r\n`);
      expect(utc(Date.parse(start))).toMatch(/^\d{8}T\d{6}Z$/);
    }),
  );
});
