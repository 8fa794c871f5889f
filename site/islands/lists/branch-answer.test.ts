import { expect, test } from 'vitest';
import { telLink, whatsappLink } from '../../../domain/links.ts';
import type { BranchCardProps } from '../../components/branch-card.tsx';
import { cardWith, isBranch } from './branch-answer.ts';

const jvc = {
  id: 'jvc',
  name: 'JVC',
  address: 'JVC, Dubai',
  phone: '+971 4 000 0003',
  whatsapp: '+971 50 000 0003',
  hours: 'Daily: 10:00 AM - 1:00 AM',
};
const greeting = 'Hello JVC! 50% + a "fade" & more?';
const card = {
  name: jvc.name,
  address: jvc.address,
  hours: jvc.hours,
  phone: { label: jvc.phone, href: telLink(jvc.phone) },
  whatsapp: { label: 'WhatsApp', href: whatsappLink(jvc.whatsapp, greeting) },
  details: 'See the branch',
} as BranchCardProps;

test('an answer that says the same changes nothing', () => {
  expect(JSON.stringify(cardWith(card, jvc))).toBe(JSON.stringify(card));
});

test('a new number reaches the links, and the greeting stays', () => {
  const moved = cardWith(card, { ...jvc, phone: '+971 4 000 0009', whatsapp: '+971 50 000 0009' });
  expect(moved.phone).toMatchObject({ label: '+971 4 000 0009', href: 'tel:+97140000009' });
  expect(moved.whatsapp.href).toBe(whatsappLink('+971500000009', greeting));
  expect(moved.details).toBe('See the branch');
});

test('only a whole branch with numbers that can be called counts as one', () => {
  expect(isBranch(jvc)).toBe(true);
  expect(isBranch({ ...jvc, hours: undefined })).toBe(false);
  expect(isBranch({ ...jvc, phone: 'soon' })).toBe(false);
  expect(isBranch(null)).toBe(false);
});
