import { z } from 'zod/mini';
import { isName } from '../domain/text.ts';

/** A person's or place's name of at most `max` characters. */
export const nameOf = (max: number) =>
  z
    .string()
    .check(z.trim(), z.maxLength(max), z.refine(isName, 'must be one line with a letter or a digit in it'));
