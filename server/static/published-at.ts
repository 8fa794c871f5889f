import type { Answer, Wish } from './answer.ts';
import { fileAnswer, type Site } from './files.ts';

/** The part of an address that names its language. */
const LANGUAGE = /^\/[a-z]{2,3}(?=\/)/;
/** The name that a page's file has beside its address. */
const FILE_NAME = /(?:\/index)?\.html$/;
const REDIRECT_FRESH = 'public, max-age=3600';
const BARBER = /^\/barber\/[^/]+$/;
const NOT_FOUND = '/404';
const BARBER_NOT_FOUND = '/barber-not-found';

/** The language's prefix, or nothing, and the rest. */
function partsOf(path: string): [language: string, name: string] {
  const [language = ''] = LANGUAGE.exec(path) ?? [];
  return [language, path.slice(language.length)];
}

/** An address with the query of the one that was asked for. */
function withQuery(address: string, search: string): string {
  return search && address.includes('?') ? `${address}&${search.slice(1)}` : address + search;
}

/** The page of an address that was typed with capitals, or as its file is called: a phone writes a first letter large. */
function pageMeantBy(path: string, files: Site['files']): string | undefined {
  const meant = path.toLowerCase().replace(FILE_NAME, '').replace(/\/$/, '') || '/';
  const [, name] = partsOf(meant);
  const isAnswer = name === NOT_FOUND || name === BARBER_NOT_FOUND;
  return meant !== path && !isAnswer && files.has(meant) ? meant : undefined;
}

/** What the build has put at an address: a file, or where it went, to which the query comes along. */
export function publishedAt(
  { files, redirects }: Site,
  path: string,
  wish: Wish,
  search: () => string,
): Answer | undefined {
  const file = files.get(path);
  if (file) {
    const [, name] = partsOf(path);
    return fileAnswer(file, wish, name === NOT_FOUND || name === BARBER_NOT_FOUND ? 404 : 200);
  }
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : undefined;
  const moved = redirects.get(path) ?? (plain && redirects.get(plain));
  if (moved !== undefined) {
    const headers = { Location: withQuery(moved, search()), 'Cache-Control': REDIRECT_FRESH };
    return { status: 301, headers, body: null };
  }
  const meant = plain && files.has(plain) ? plain : pageMeantBy(path, files);
  if (!meant) return undefined;
  return { status: 308, headers: { Location: withQuery(meant, search()) }, body: null };
}

/** The page that says what is not there, in the language of the address. */
export function missingAt({ files }: Site, path: string, wish: Wish): Answer | undefined {
  const [language, name] = partsOf(path);
  const absent = BARBER.test(name) ? BARBER_NOT_FOUND : NOT_FOUND;
  const page = files.get(language + absent) ?? files.get(absent);
  return page && fileAnswer(page, wish, 404);
}
