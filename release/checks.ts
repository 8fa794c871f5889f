import { api } from '../contract/routes.ts';
import { urlOf } from './files.ts';
import type { PublishedPage } from './page.ts';

type Pages = ReadonlyMap<string, PublishedPage>;

/** Reports each value that several pages share. */
function shared(
  pages: Pages,
  keyOf: (page: PublishedPage) => string | undefined,
  sentence: string,
): string[] {
  const groups = Map.groupBy(pages, ([, page]) => keyOf(page));
  groups.delete(undefined);
  return [...groups].flatMap(([value, group]) =>
    group.length > 1 ? [`${group.map(([file]) => file).join(' and ')}: ${sentence} ${value}`] : [],
  );
}

/** Checks all pages together, in particular for dead links. `files` are all public files, `redirects` old addresses. */
export function problemsOf(pages: Pages, files: string[], redirects: string[]): string[] {
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
  return [
    ...misplaced,
    ...shared(
      pages,
      ({ record }) => (record.indexable ? record.canonical : undefined),
      'share the canonical address',
    ),
    ...shared(pages, ({ record }) => record.linkPicture?.file, 'share the link picture'),
    ...new Set(deadLinks),
  ];
}
