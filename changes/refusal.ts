import type { ContentChange } from '../contract/changes.ts';
import type { Finding, Values } from '../contract/findings.ts';
import { fill } from '../domain/text.ts';

/** Why the content cannot be published or rendered: a sentence for the user, and the values of its placeholders. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly template: string;
  readonly values: Values | undefined;
  readonly mistakes: Finding[];
  /** The published changes that stand in the way. */
  readonly changes: ContentChange[];
  constructor(template: string, mistakes: Finding[] = [], values?: Values, changes: ContentChange[] = []) {
    super(values ? fill(template, values) : template);
    this.template = template;
    this.values = values;
    this.mistakes = mistakes;
    this.changes = changes;
  }

  /** The mistakes, or else the refusal itself. */
  get findings(): Finding[] {
    const { message: reason, template, values } = this;
    if (this.mistakes.length) return this.mistakes;
    return [{ level: 'blocker', file: '', reason, template, ...(values && { values }), text: reason }];
  }
}

/** How Node, SQLite and git report a full disk. */
const DISK_FULL = /ENOSPC|EDQUOT|No space left|disk is full|out of disk ?space|(unable to|couldn't) write/i;

/** The line of a program's output that states the reason. */
export function reasonIn(output: string): string {
  if (DISK_FULL.test(output)) return 'the disk of the server is full. Make room there and try again.';
  const lines = output.trim().split('\n');
  return lines.find((line) => /error|fatal|cannot|is not|has no/i.test(line)) ?? lines[0] ?? '';
}
