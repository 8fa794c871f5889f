import type { Finding, Values } from '../../contract/findings.ts';
import type { Change } from '../../domain/field-path.ts';
import { fill } from '../../domain/text.ts';

/** Why the content cannot be published or rendered: a sentence for the user, and the values of its placeholders. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly template: string;
  readonly values: Values | undefined;
  readonly mistakes: Finding[];
  /** The published changes that stand in the way. */
  readonly changes: Change[];
  constructor(template: string, mistakes: Finding[] = [], values?: Values, changes: Change[] = []) {
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

/** How Node and SQLite report a disk on which they cannot write, and what an owner reads. */
const DISK_ERRORS: [RegExp, string][] = [
  [/ENOSPC|EDQUOT|disk is full/, 'the disk of the server is full. Make room there and try again.'],
  [/EROFS|EACCES|EPERM|readonly/, 'the server may not write on its disk. Ask the person who runs it.'],
];

/** The reason of a system error in words. The log of the server has its message, which names files of the machine. */
export const reasonIn = ({ message }: Error): string =>
  DISK_ERRORS.find(([pattern]) => pattern.test(message))?.[1] ??
  'its log has the reason. Try again, or ask the person who runs it.';
