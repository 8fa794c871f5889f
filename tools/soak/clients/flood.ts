import { Agent } from 'node:http';
import { ask, type Question } from '../ask.ts';

const CLIENTS = 50;
/** Requests until a client comes from another address: less than any limit allows one. */
const MOVES_AFTER = 100;

/** An address of this machine for each number, from a network of its own. */
export const addressIn = (network: number, number: number) =>
  `127.${network}.${(number >> 8) & 255}.${number & 255 || 1}`;

/** Asks the same as fast as it is answered, from ever other addresses; gives how often each answer came. */
export async function flood(
  url: string,
  network: number,
  ms: number,
  question: Pick<Question, 'body' | 'headers'>,
): Promise<Map<number | 'none', number>> {
  const until = Date.now() + ms;
  const answers = new Map<number | 'none', number>();
  let addresses = 0;
  const client = async () => {
    while (Date.now() < until) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      addresses += 1;
      const from = addressIn(network, addresses);
      for (let turn = 0; turn < MOVES_AFTER && Date.now() < until; turn += 1) {
        const answer = (await ask(url, { ...question, agent, from })) ?? 'none';
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
      }
      agent.destroy();
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return answers;
}

export const told = (answers: Map<number | 'none', number>) =>
  [...answers].map(([answer, times]) => `${times} × ${answer}`).join(', ');
