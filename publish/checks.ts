import { api } from '../contract/routes.ts';
import { urlOf } from './files.ts';
import type { PublishedPage } from './pages.ts';

/** Values that more than one page has, each with the pages. */
function shared(pages: PublishedPage[], keyOf: (page: PublishedPage) => string | undefined) {
  const groups = Map.groupBy(pages, keyOf);
  groups.delete(undefined);
  return [...groups].filter(([, group]) => group.length > 1).map(([value, group]) => ({ value, group }));
}

const names = (group: PublishedPage[]) => group.map(({ file }) => file).join(' and ');

/** Where a reference leads on this site; undefined for other sites, and for schemes like tel. */
function pathOn({ record }: PublishedPage, reference: string): string | undefined {
  const { origin } = new URL(record.canonical);
  const url = URL.parse(reference, origin + record.path);
  if (!url) return reference;
  return url.origin === origin ? decodeURIComponent(url.pathname) : undefined;
}

/** What is wrong with the pages together, a sentence each. `files` are all public files, `redirects` old addresses. */
export function problemsOf(pages: PublishedPage[], files: string[], redirects: string[]): string[] {
  // The lists of a language are files that the server answers without their ending.
  const lists = files
    .filter((file) => /(^|\/)api\/\w+\.json$/.test(file))
    .map((file) => urlOf(file).slice(0, -5));
  const answered = new Set([...files.map(urlOf), ...lists, ...redirects, ...Object.values(api)]);
  const misplaced = pages
    .filter(({ file, record }) => record.path !== urlOf(file))
    .map(({ file, record }) => `${file}: its record says that it answers ${record.path}`);
  const copies = shared(pages, ({ record }) => (record.indexable ? record.canonical : undefined)).map(
    ({ value, group }) => `${names(group)}: each claims to be found as ${value}`,
  );
  const pictures = shared(pages, ({ record }) => record.linkPicture?.file).map(
    ({ value, group }) => `${names(group)}: share the link picture ${value}`,
  );
  const lost = pages.flatMap((page) =>
    page.references.flatMap(({ tag, url }) => {
      const path = pathOn(page, url);
      return path === undefined || answered.has(path)
        ? []
        : [`${page.file}: <${tag}> leads to ${url}, where nothing is`];
    }),
  );
  return [...misplaced, ...copies, ...pictures, ...new Set(lost)];
}
