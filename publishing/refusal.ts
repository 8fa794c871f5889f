import type { Finding } from '../contract/findings.ts';

/** Why nothing was published or shown, in a sentence for the user. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly mistakes: Finding[];
  constructor(reason: string, mistakes: Finding[] = []) {
    super(reason);
    this.mistakes = mistakes;
  }
}

/** How Node, SQLite and git report a full disk. */
const NO_ROOM = /ENOSPC|EDQUOT|No space left|disk is full|out of disk ?space|(unable to|couldn't) write/i;

/** The line of a program's output that states the reason. */
export function plainReason(output: string): string {
  if (NO_ROOM.test(output)) return 'the disk of the server is full. Make room there and try again.';
  const lines = output.trim().split('\n');
  return lines.find((line) => /error|fatal|cannot|is not|has no/i.test(line)) ?? lines[0] ?? '';
}
