import { expect, test } from 'vitest';
import { hashingQueue, passwordsAt } from './passwords.ts';

const { hash: hashPassword, verify: isPassword } = passwordsAt();

const PASSWORD = 'a long enough password';
test('accepts only the password that was hashed', async () => {
  const hash = await hashPassword(PASSWORD);
  expect(hash).toMatch(/^argon2id\$19456\$2\$[\w-]{22}\$[\w-]{43}$/);
  expect(await hashPassword(PASSWORD)).not.toBe(hash);
  expect(await isPassword(hash, PASSWORD)).toBe(true);
  expect(await isPassword(hash, `${PASSWORD} `)).toBe(false);
  expect(await isPassword(undefined, PASSWORD)).toBe(false);
});

test.each(['', ':', 'argon2id$19456$2$$', 'scrypt$32768$8$3$c2FsdA$'])(
  'accepts no password for the broken hash %j',
  async (stored) => {
    expect(await isPassword(stored, '')).toBe(false);
  },
);

test('queues hashing, known devices first, and rejects the overflow with Retry-After', async () => {
  const queue = hashingQueue(1);
  const order: string[] = [];
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const strangers = Array.from({ length: 40 }, () =>
    queue(async () => {
      await gate;
      order.push('stranger');
    }),
  );
  const known = queue(async () => order.push('known'), true);
  open();
  const answers = await Promise.allSettled(strangers);
  await known;
  expect(order.slice(0, 3)).toEqual(['stranger', 'known', 'stranger']);
  const busy = answers.filter(({ status }) => status === 'rejected');
  expect(busy).toHaveLength(7);
  expect(busy[0]).toMatchObject({ reason: { status: 503, headers: { 'Retry-After': expect.any(String) } } });
});
