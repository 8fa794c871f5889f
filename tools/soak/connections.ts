import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const ESTABLISHED = '01';
const hex = (number: number) => number.toString(16).toUpperCase().padStart(2, '0');

/** Connections that a server on `port` still keeps with clients of 127.`network`.x.x, as Linux lists them. */
export function heldWith(port: number, network: number): number {
  const client = new RegExp(`^[0-9A-F]{4}${hex(network)}7F:`);
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, local, remote, state]) =>
        local?.endsWith(`:${hex(port >> 8)}${hex(port & 255)}`) &&
        client.test(remote ?? '') &&
        state === ESTABLISHED,
    ).length;
}

/** Waits until the server has none of them any more; throws when it keeps some for longer than `ms`. */
export async function untilCutOff(port: number, network: number, ms: number): Promise<number> {
  const began = performance.now();
  for (let held = heldWith(port, network); held > 0; held = heldWith(port, network)) {
    if (performance.now() - began > ms) throw new Error(`${held} connections are still held`);
    await sleep(250);
  }
  return Math.round((performance.now() - began) / 1_000);
}
