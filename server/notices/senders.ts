import { createHmac } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Channel, Notice } from '../store/notices.ts';
import type { NoticeSettings } from './settings.ts';

const PATIENCE_MS = 10_000;

export type Send = (notice: Notice) => Promise<void>;

/** A mail names the barber and the stars; the words stay in the console, where staff are signed in. */
function mailSender({ url, from, to }: { url: string; from: string; to: string }, consoleUrl: string): Send {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return async ({ barber_id, rating, created_at }) => {
    await transport.sendMail({
      from,
      to,
      subject: `A new review is waiting: ${barber_id}, ${rating} out of 5`,
      text: `Somebody wrote a review of ${barber_id}: ${rating} out of 5 stars, ${created_at}.\n\nRead it and decide: ${consoleUrl}\n`,
    });
  };
}

/** The receiver checks `X-JK-Signature`: sha256 over the time, a dot and the body, keyed with the shared secret. */
function webhookSender({ url, secret }: { url: string; secret: string }): Send {
  return async ({ id, review_id, barber_id, rating, created_at }) => {
    const body = JSON.stringify({
      type: 'review.received',
      id,
      reviewId: review_id,
      barberId: barber_id,
      rating,
      createdAt: created_at,
    });
    const time = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    const answer = await fetch(url, {
      method: 'POST',
      // A followed redirect arrives as a GET without the notice, perhaps inside our own network, and would count as told.
      redirect: 'manual',
      body,
      headers: {
        'Content-Type': 'application/json',
        'X-JK-Timestamp': time,
        'X-JK-Signature': `sha256=${signature}`,
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`);
  };
}

export const sendersOf = ({ mail, webhook, consoleUrl }: NoticeSettings): Partial<Record<Channel, Send>> => ({
  ...(mail && { mail: mailSender(mail, consoleUrl) }),
  ...(webhook && { webhook: webhookSender(webhook) }),
});
