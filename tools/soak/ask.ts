import { type Agent, request } from 'node:http';

const PATIENCE_MS = 20_000;

export type Question = {
  agent: Agent | false;
  body?: object;
  headers?: Record<string, string>;
  /** The address of this machine that it comes from: each counts as a client of its own. */
  from?: string;
};

/** One request: the status of a whole answer, or nothing where none came. */
export function ask(
  url: string,
  { agent, body, headers = {}, from = '127.0.0.1' }: Question,
): Promise<number | undefined> {
  const text = body && JSON.stringify(body);
  return new Promise((resolve) => {
    const sent = request(
      url,
      {
        agent,
        localAddress: from,
        method: text ? 'POST' : 'GET',
        timeout: PATIENCE_MS,
        headers: { ...(text && { 'Content-Type': 'application/json' }), ...headers },
      },
      (answer) => {
        answer.resume();
        answer.once('close', () => resolve(answer.complete ? answer.statusCode : undefined));
      },
    );
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => resolve(undefined));
    sent.end(text);
  });
}
