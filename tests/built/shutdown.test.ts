import { expect, test } from 'vitest';
import { startServer } from '../../tools/support/server-process.ts';
import { draft } from '../support/server.ts';

test('on SIGTERM the server answers the requests it has and exits with 0', async () => {
  const { origin, stop } = await startServer({ REVIEW_LIMIT: '1000000', LOG_LEVEL: 'silent' });
  const send = (review: string) =>
    fetch(`${origin}/api/reviews`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': review.replace(' ', '-number-') },
      body: JSON.stringify(draft({ review })),
    });
  const answers = Array.from({ length: 20 }, (_, index) => send(`Review ${index}`));
  await new Promise((resolve) => setTimeout(resolve, 5));
  const gone = stop('SIGTERM');
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(await gone).toBe(0);
});
