declare const answers: unique symbol;

/** An address of the API with the type of the JSON that each method answers. */
export type Endpoint<Answers> = string & { readonly [answers]?: Answers };

export const endpoint = <Answers>(path: string) => path as Endpoint<Answers>;

type AnswersOf<Path> = Path extends (...args: never[]) => Endpoint<infer Answers>
  ? Answers
  : Path extends Endpoint<infer Answers>
    ? Answers
    : never;

/** What an endpoint of the contract's tables, or one with parameters, answers to a method. */
export type Answer<
  Path,
  Method extends keyof AnswersOf<Path> = 'GET' & keyof AnswersOf<Path>,
> = AnswersOf<Path>[Method];

/** The answer to a request that only has to succeed. */
export type Done = { ok: true };
