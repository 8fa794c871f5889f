import { buildIfNeeded } from '../../tools/support/release.ts';

/** The tests of this folder need a release of today. */
export const setup = buildIfNeeded;
