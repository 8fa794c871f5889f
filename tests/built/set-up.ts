import { buildIfNeeded } from '../../tools/support/release.ts';

/** Builds today's release if it is missing. */
export const setup = buildIfNeeded;
