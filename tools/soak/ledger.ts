import { openStore, type StoreOptions } from '../../server/store/open.ts';

/** What was answered against what is kept. */
export class Ledger {
  readonly acknowledged = new Set<string>();
  /** How often each answer came; 'none' where the connection broke. */
  readonly answers = new Map<number | 'none', number>();
  readonly twice: string[] = [];
  readonly #kept = new Set<string>();

  /** An answer to a review with these words. */
  note(words: string, status: number | undefined): void {
    const answer = status ?? 'none';
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
    if (status === 200 || status === 201) this.acknowledged.add(words);
  }

  /** Reads what a store holds that no server uses any more. */
  async read(options: StoreOptions): Promise<void> {
    const store = await openStore(options);
    const here = new Set<string>();
    for (const { review } of await store.db.selectFrom('reviews').select('review').execute()) {
      if (here.has(review)) this.twice.push(review);
      here.add(review);
      this.#kept.add(review);
    }
    await store.close();
  }

  get lost(): string[] {
    return [...this.acknowledged].filter((words) => !this.#kept.has(words));
  }

  /** Answers that no fault excuses: a review is taken, or asked for again later. */
  get strange(): string[] {
    const expected: (number | 'none')[] = [200, 201, 503, 'none'];
    return [...this.answers].filter(([answer]) => !expected.includes(answer)).map(([a, n]) => `${n} × ${a}`);
  }
}
