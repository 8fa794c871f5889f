import { api } from '../contract/routes.ts';
import { urlOf } from './files.ts';
import type { PublishedPage } from './page.ts';

/** Checks all pages together, in particular for dead links. `files` are all public files, `redirects` old addresses. */
export function problemsOf(
  pages: ReadonlyMap<string, PublishedPage>,
  files: string[],
  redirects: string[],
): string[] {
  const served = new Set([...files.map(urlOf), ...redirects, ...Object.values(api)]);
  // The server serves localized lists without the file extension.
  for (const file of files) if (/(^|\/)api\/\w+\.json$/.test(file)) served.add(`/${file.slice(0, -5)}`);
  const misplaced = [...pages]
    .filter(([file, { record }]) => record.path !== urlOf(file))
    .map(([file, { record }]) => `${file}: its record says that it answers ${record.path}`);
  const deadLinks = [...pages].flatMap(([file, { references }]) =>
    references
      .filter(({ path }) => path !== undefined && !served.has(path))
      .map(({ tag, url }) => `${file}: <${tag}> leads to ${url}, which does not exist`),
  );
  return [...misplaced, ...new Set(deadLinks)];
}
