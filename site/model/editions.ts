import { dubaiDay } from '../../domain/dubai-time.ts';
import { parseContent } from '../../edition/content/parse.ts';
import { type Edition, editionsOf } from '../../edition/edition.ts';

// Vite reads the files, so that editing one reloads the page and a wrong one stops the build.
const files = import.meta.glob<string>(['@content/**/*.yaml', '@content/**/*.mdx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The day of the build in Dubai. */
export const today = dubaiDay(new Date());

/** Every language of the site, as it is today in Dubai. */
export const editions = editionsOf(
  parseContent(
    Object.fromEntries(Object.entries(files).map(([path, raw]) => [path.replace(/^.*content\//, ''), raw])),
    today,
    process.env.DRAFTS === '1',
  ),
  today,
);

/** The first language: what is made once for the whole site speaks it. */
export const [firstEdition] = editions as [Edition, ...Edition[]];
