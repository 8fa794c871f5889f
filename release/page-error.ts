/** What is wrong with a page: its address, and the text or link on it that is wrong. */
export class PageError extends Error {
  override name = 'PageError';
  readonly path: string;
  readonly quote: string;
  constructor(
    reason: string,
    { path = '', quote = '', cause }: { path?: string; quote?: string; cause?: unknown } = {},
  ) {
    super(path ? `${path} ${reason}` : reason, { cause });
    this.path = path;
    this.quote = quote;
  }

  /** An error that was thrown while a page was rendered. */
  static on(path: string, error: unknown): PageError {
    const { message, quote } = error as PageError;
    return new PageError(message, { path, quote, cause: error });
  }
}
