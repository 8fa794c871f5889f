import { dubaiDay } from '../../domain/dubai-time.ts';
import { parseContent } from '../../edition/content/parse.ts';
import { type Edition, editionsOf } from '../../edition/edition.ts';

// Loaded through Vite, so that an edit reloads the page and an invalid file stops the build.
const files = import.meta.glob<string>(['@content/**/*.yaml', '@content/**/*.mdx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The current day in Dubai. */
export const today = dubaiDay(new Date());

/** All languages as of today. */
export const editions = editionsOf(
  parseContent(
    Object.fromEntries(Object.entries(files).map(([path, raw]) => [path.replace(/^.*content\//, ''), raw])),
    today,
    process.env.DRAFTS === '1',
  ),
  today,
);

/** The default language, used for everything that is not localized. */
export const [firstEdition] = editions as [Edition, ...Edition[]];
