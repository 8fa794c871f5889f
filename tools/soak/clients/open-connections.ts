import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressIn } from './flood.ts';

const PER_ADDRESS = 500;
/** As a flood comes: fast, and not all in one turn of our own loop. */
const AT_ONCE = 100;

export type Opening = {
  origin: string;
  network: number;
  count: number;
  /** What each says and then falls silent. */
  words: string;
  /** Whether it takes what it is sent. */
  reads: boolean;
};

/** Opens many connections that do no more than that; gives them. */
export async function openConnections({ origin, network, count, words, reads }: Opening): Promise<Socket[]> {
  const { hostname: host, port } = new URL(origin);
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    for (let one = 0; one < AT_ONCE && sockets.length < count; one += 1) {
      const localAddress = addressIn(network, 1 + Math.floor(sockets.length / PER_ADDRESS));
      const socket = connect({ host, port: Number(port), localAddress });
      socket.on('error', () => {});
      socket.once('connect', () => socket.write(words));
      if (reads) socket.resume();
      sockets.push(socket);
    }
    await sleep(5);
  }
  return sockets;
}
