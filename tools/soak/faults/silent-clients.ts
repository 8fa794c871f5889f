import { openConnections } from '../clients/open-connections.ts';
import { heldWith, untilCutOff } from '../connections.ts';
import type { Fault } from '../stage.ts';

/** Longer than the server's own limits, which end them. */
const CUT_OFF_WITHIN_MS = 40_000;
const ASK = 'GET / HTTP/1.1\r\nHost: soak\r\n\r\n';

const fault = (
  name: string,
  network: number,
  {
    count,
    words,
    reads,
  }: { count: 'halfOpen' | 'neverReading' | 'impatient'; words: string; reads: boolean },
): Fault => ({
  name,
  async run({ copy, plan }) {
    const { origin, port } = copy;
    const sockets = await openConnections({ origin, network, count: plan[count], words, reads });
    try {
      const held = heldWith(port, network);
      const seconds = await untilCutOff(port, network, CUT_OFF_WITHIN_MS);
      return `${plan[count]} came, ${held} were connected, none ${seconds} s later`;
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  },
});

export const silentClients = [
  fault('half-open clients', 30, { count: 'halfOpen', words: 'GET / HTTP/1.1\r\nHost: ', reads: true }),
  fault('never-reading clients', 31, { count: 'neverReading', words: ASK.repeat(10), reads: false }),
  fault('clients that ask 400 times at once', 32, {
    count: 'impatient',
    words: ASK.repeat(400),
    reads: false,
  }),
];
