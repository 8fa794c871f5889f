import { buildIfNeeded } from '../../tools/support/release.ts';

/** What the tests of this folder look at is the site of today. */
export const setup = buildIfNeeded;
