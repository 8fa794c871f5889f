import { join } from 'node:path';
import { dubaiDay } from '../domain/dubai-time.ts';
import { FIRST_LANGUAGE } from '../domain/format.ts';
import type { Content } from '../edition/content/parse.ts';
import { type Edition, editionOf } from '../edition/edition.ts';
import { contentOf } from '../edition/from-folder.ts';

/** All of content/ for a command; throws a ContentError where the build would stop. */
export const readContent = (): Content =>
  contentOf(join(import.meta.dirname, '../content'), dubaiDay(new Date()));

/** The first language of it, as it is today. */
export const readEdition = (): Edition => editionOf(readContent(), FIRST_LANGUAGE, dubaiDay(new Date()));
