import type { Problem, Source } from './problem.ts';
import { spellOut } from './spell-out.ts';

export type Sources = ReadonlyMap<string, Source>;

const unique = (lines: string[]) => [...new Set(lines)];

/** Stops the build; its lines name every mistake found, in the order of the files. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly lines: string[];

  constructor(problems: readonly Problem[], sources: Sources) {
    const lines = unique(problems.map((problem) => spellOut(problem, sources.get(problem.file))));
    super(
      `The content has ${lines.length} ${lines.length === 1 ? 'mistake' : 'mistakes'}:\n${lines.join('\n')}`,
    );
    this.lines = lines;
  }
}
