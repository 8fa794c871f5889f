import { api } from '../contract/routes.ts';
import { urlOf } from './files.ts';
import type { PublishedPage } from './page.ts';
import { PageError } from './page-error.ts';

/** Checks all pages together, in particular for dead links. `files` are all public files, `redirects` old addresses. */
export function problemsOf(
  pages: ReadonlyMap<string, PublishedPage>,
  files: string[],
  redirects: string[],
): PageError[] {
  const served = new Set([...files.map(urlOf), ...redirects, ...Object.values(api)]);
  // The server serves localized lists without the file extension.
  for (const file of files) if (/(^|\/)api\/\w+\.json$/.test(file)) served.add(`/${file.slice(0, -5)}`);
  const misplaced = [...pages]
    .filter(([file, { record }]) => record.path !== urlOf(file))
    .map(
      ([path, { record }]) =>
        new PageError(`has a record that says that it answers ${record.path}`, { path }),
    );
  const deadLinks = [...pages].flatMap(([path, { references }]) =>
    references
      .filter((one) => one.path !== undefined && !served.has(one.path))
      .map(
        ({ tag, url }) =>
          new PageError(`<${tag}> leads to ${url}, which does not exist`, { path, quote: url }),
      ),
  );
  return [...misplaced, ...new Map(deadLinks.map((error) => [error.message, error])).values()];
}
