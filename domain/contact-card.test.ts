import { expect, test } from 'vitest';
import { contactCard } from './contact-card.ts';

test('writes a business as a vCard and escapes field separators', () => {
  const card = contactCard({
    name: 'Two Chairs, Quay',
    organization: 'Two Chairs',
    phone: '+971 4 111 1111',
    mobile: '+971 50 111 1111',
    email: 'hello@shop.example',
    address: 'Quay 3; Dubai',
    coordinates: { lat: 25.1, lng: 55.1 },
    url: 'https://shop.example/locations/quay',
    note: 'Daily',
  });
  expect(card.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:Two Chairs\\, Quay',
    'N:Two Chairs\\, Quay;;;;',
    'ORG:Two Chairs',
    'TEL;TYPE=WORK,VOICE:+97141111111',
    'TEL;TYPE=CELL:+971501111111',
    'EMAIL:hello@shop.example',
    'ADR;TYPE=WORK:;;Quay 3\\; Dubai;;;;',
    'GEO:25.1;55.1',
    'URL:https://shop.example/locations/quay',
    'NOTE:Daily',
    'END:VCARD',
    '',
  ]);
});
