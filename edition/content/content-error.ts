/** One thing wrong with the content: where it stands and why, in words an owner understands. */
export type Problem = { file: string; field: string; reason: string };

/** Stops the build; its message lists every problem found. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    const lines = problems.map(
      ({ file, field, reason }) => `  content/${file}: ${field ? `${field}: ` : ''}${reason}`,
    );
    super(
      `The content has ${problems.length} ${problems.length === 1 ? 'mistake' : 'mistakes'}:\n${lines.join('\n')}`,
    );
    this.problems = problems;
  }
}
