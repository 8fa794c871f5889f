import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** An SMTP server that refuses the first `refused` mails and accepts the rest. */
export async function mailServer(refused = 0) {
  const mails: string[] = [];
  let left = refused;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _, done) {
      let text = '';
      for await (const chunk of stream) text += chunk;
      left -= 1;
      if (left >= 0) return done(new Error('Not now'));
      mails.push(text);
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { mails, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}
