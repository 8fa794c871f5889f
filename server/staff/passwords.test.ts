import { expect, test } from 'vitest';
import { passwordsAt } from './passwords.ts';

const { hash: hashPassword, isRight: isPassword } = passwordsAt();

const PASSWORD = 'a long enough password';
/** As accounts carried it before: hex salt, colon, hex key. */
const EARLIER =
  '0d930ebca3abbfa57f1f01c7ae073d13:1358dca05d929ecbd9d5dcd1a32752981151bbfce69c05fd8bf23c8cd206c99f4116a7465db823d3f7254951712fb69951c3a6e0c6fc824b58dc6aece3775b91';
const EARLIER_ARABIC =
  '5eff98ce7168e7e5c391bbeedcd310b1:2d10bfc024ee92f725814a6a199e8091a14b39e1a0a86f5b730fc6f7b1e835074595544a765dc4dfe98ee98dcf35dda42e22e874b0031183f0d1705b180eae66';

test('a password is its own hash and no other is', async () => {
  const hash = await hashPassword(PASSWORD);
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{86}$/);
  expect(await hashPassword(PASSWORD)).not.toBe(hash);
  expect(await isPassword(hash, PASSWORD)).toBe(true);
  expect(await isPassword(hash, `${PASSWORD} `)).toBe(false);
  expect(await isPassword(undefined, PASSWORD)).toBe(false);
});

test('passwords of before go on working', async () => {
  expect(await isPassword(EARLIER, PASSWORD)).toBe(true);
  expect(await isPassword(EARLIER, 'not the password')).toBe(false);
  // The ligature is typed as two letters by another keyboard (NFKC).
  expect(await isPassword(EARLIER_ARABIC, 'كلمة سر طويلة fi')).toBe(true);
});

test.each(['', ':', 'scrypt$32768$8$3$$', 'scrypt$32768$8$3$c2FsdA$'])(
  'a broken hash %j is nobody’s password',
  async (stored) => {
    expect(await isPassword(stored, '')).toBe(false);
  },
);
