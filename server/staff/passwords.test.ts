import { expect, test } from 'vitest';
import { hashingQueue, passwordsAt } from './passwords.ts';

const { hash: hashPassword, isRight: isPassword } = passwordsAt();

const PASSWORD = 'a long enough password';
/** As accounts carried it before: hex salt, colon, hex key. */
const EARLIER =
  '0d930ebca3abbfa57f1f01c7ae073d13:1358dca05d929ecbd9d5dcd1a32752981151bbfce69c05fd8bf23c8cd206c99f4116a7465db823d3f7254951712fb69951c3a6e0c6fc824b58dc6aece3775b91';
const EARLIER_ARABIC =
  '5eff98ce7168e7e5c391bbeedcd310b1:2d10bfc024ee92f725814a6a199e8091a14b39e1a0a86f5b730fc6f7b1e835074595544a765dc4dfe98ee98dcf35dda42e22e874b0031183f0d1705b180eae66';

/** As passwords.ts wrote it before. */
const SCRYPT =
  'scrypt$32768$8$3$FL6NGxLBaNACwQFnFBQSVg$YsoKeDUNWurmeKQxL52MH5UYCI7aAi1bkhcSqtadyI4SC-5kO9NhH90ueTKglfG7dw-FrvoY_P2umJcWknuoLg';

test('a password is its own hash and no other is', async () => {
  const hash = await hashPassword(PASSWORD);
  expect(hash).toMatch(/^argon2id\$19456\$2\$[\w-]{22}\$[\w-]{43}$/);
  expect(await hashPassword(PASSWORD)).not.toBe(hash);
  expect(await isPassword(hash, PASSWORD)).toBe(true);
  expect(await isPassword(hash, `${PASSWORD} `)).toBe(false);
  expect(await isPassword(undefined, PASSWORD)).toBe(false);
});

test('passwords of before go on working', async () => {
  expect(await isPassword(EARLIER, PASSWORD)).toBe(true);
  expect(await isPassword(EARLIER, 'not the password')).toBe(false);
  expect(await isPassword(SCRYPT, PASSWORD)).toBe(true);
  expect(await isPassword(SCRYPT, 'not the password')).toBe(false);
  // The ligature is typed as two letters by another keyboard (NFKC).
  expect(await isPassword(EARLIER_ARABIC, 'كلمة سر طويلة fi')).toBe(true);
});

test.each(['', ':', 'argon2id$19456$2$$', 'scrypt$32768$8$3$$', 'scrypt$32768$8$3$c2FsdA$'])(
  'a broken hash %j is nobody’s password',
  async (stored) => {
    expect(await isPassword(stored, '')).toBe(false);
  },
);

test('where too many come at once the others hear when to come back, and a known browser goes first', async () => {
  const queue = hashingQueue(1);
  const order: string[] = [];
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const strangers = Array.from({ length: 40 }, () =>
    queue(false, async () => {
      await gate;
      order.push('stranger');
    }),
  );
  const known = queue(true, async () => order.push('known'));
  open();
  const answers = await Promise.allSettled(strangers);
  await known;
  expect(order.slice(0, 3)).toEqual(['stranger', 'known', 'stranger']);
  const busy = answers.filter(({ status }) => status === 'rejected');
  expect(busy).toHaveLength(7);
  expect(busy[0]).toMatchObject({ reason: { status: 503, headers: { 'Retry-After': expect.any(String) } } });
});
