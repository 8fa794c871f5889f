import { expect, test } from 'vitest';
import { appointmentHref } from '../contract/routes.ts';
import { freshApp } from '../tests/support/server.ts';

const haircut = {
  language: 'en-AE',
  branch: 'jvc',
  service: 'haircut',
  starts: '2026-11-21T06:30:00.000Z',
  minutes: '40',
};

test('an appointment is a file for a calendar, at an address of its own', async () => {
  const { app } = await freshApp();
  const answer = await app.request(appointmentHref(haircut));
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const file = await answer.text();
  for (const line of [
    'UID:1795242600000-jvc@',
    'SUMMARY:Haircut at JVC',
    'DTSTART:20261121T063000Z',
    'DTEND:20261121T071000Z',
    'GEO:25.0539;55.2095',
    'URL:https://www.jkmasters.example/locations/jvc',
    'TRIGGER:-PT1H',
  ])
    expect(file).toContain(line);
});

test.each([
  ['language', 'xx', 404],
  ['branch', 'constructor', 404],
  ['starts', 'soon', 400],
  ['minutes', '9999', 400],
])('with %s %s there is none', async (field, value, status) => {
  const { app } = await freshApp();
  const answer = await app.request(appointmentHref({ ...haircut, [field]: value }));
  expect(answer.status).toBe(status);
});
