import { createMiddleware } from 'hono/factory';
import { Problem } from './problem.ts';

/** Control characters in UTF-8, as addresses write them; tab and line ends may come from pasting into a search. */
const CONTROL = /%(?:0[0-8bcef]|1[0-9a-f]|7f|c2%[89][0-9a-f])/i;

/** 400 for an address of the API, path or query, with control characters: no store finds anything by them. */
export const plainAddress = createMiddleware(async (context, next) => {
  if (CONTROL.test(context.req.url))
    throw new Problem(400, 'The address must not contain control characters.');
  await next();
});
