import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Finding, Findings } from '../contract/findings.ts';
import type { Day } from '../domain/dubai-time.ts';
import { checkPictures } from './content/check-pictures.ts';
import { ContentError, type FileContent, findingOf } from './content/errors.ts';
import { type Content, parseContent } from './content/parse.ts';
import { type ContentPhotos, checkPhotos } from './content/photos.ts';

/** Content files by path, and photos. */
export type ContentFiles = { texts: Record<string, FileContent>; photos: ContentPhotos };

/** The longest text has 60 KB; parsing 30 MB of YAML takes minutes. */
const MAX_BYTES = { text: 500_000, photo: 50_000_000 };

function readContentFile(folder: string, file: string, kind: keyof typeof MAX_BYTES): Buffer {
  const path = join(folder, file);
  if (statSync(path).size <= MAX_BYTES[kind]) return readFileSync(path);
  const reason = `is larger than ${MAX_BYTES[kind] / 1_000} KB`;
  throw new ContentError([{ file, reason, remedy: 'shorten it, or take it out' }], new Map());
}

/** Reads a content file without the byte order mark and CRLF line endings of Windows editors; undefined if it does not exist. */
export const readText = (folder: string, path: string): string | undefined =>
  existsSync(join(folder, path))
    ? readContentFile(folder, path, 'text')
        .toString()
        .replace(/^\uFEFF/, '')
        .replaceAll('\r\n', '\n')
    : undefined;

/** Tools keep their own data in dot files: `.git`, `.vscode`, `._home.yaml`. */
const isHidden = (path: string) => path.split('/').some((name) => name.startsWith('.'));

/** Reads the text files of a content folder by relative path, including misnamed ones, to report them. Ignores links and pipes. */
export function readFolder(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => /\.(ya?ml|mdx?)$/.test(path) && !path.endsWith('README.md') && !isHidden(path));
  return Object.fromEntries(paths.map((path) => [path, readText(folder, path) ?? '']));
}

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The photos of a content folder: its regular files without hidden ones. */
export function photosIn(folder: string): ContentPhotos {
  const path = join(folder, 'photos');
  const entries = existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile() && !isHidden(entry.name));
  return Object.fromEntries(
    files.map(({ name: file }) => {
      const bytes = readContentFile(folder, `photos/${file}`, 'photo');
      return [file, { hash: hashOf(bytes), read: async () => bytes }];
    }),
  );
}

function findingsIn(error: unknown): Finding[] {
  if (error instanceof ContentError) return error.findings;
  throw error;
}

/** Checks texts from any source, for example with drafts applied, and that their photos exist. A preview accepts unfinished articles. */
export function checkFiles(
  { texts, photos }: ContentFiles,
  today: Day,
  isPreview = false,
): Findings & { content?: Content } {
  try {
    const content = parseContent(texts, today, { isPreview });
    const problems = checkPictures(content.languages, Object.keys(photos)).filter(
      ({ file }) => !isPreview || !file.includes('/articles/'),
    );
    return {
      mistakes: problems.map((problem) => findingOf(problem, content.sources)),
      notices: content.notices,
      content,
    };
  } catch (error) {
    return { mistakes: findingsIn(error), notices: [] };
  }
}

/**
 * Checks a content folder for a Dubai day; includes the parsed content unless parsing fails. Photos are checked only here,
 * because the server converts those that it receives.
 */
export async function checkFolder(folder: string, today: Day): Promise<ReturnType<typeof checkFiles>> {
  try {
    const photos = photosIn(folder);
    const found = checkFiles({ texts: readFolder(folder), photos }, today);
    const problems = found.content ? await checkPhotos(photos, found.content.facts.photos) : [];
    const mistakes = problems.map((problem) => findingOf(problem, new Map()));
    return { ...found, mistakes: [...found.mistakes, ...mistakes] };
  } catch (error) {
    return { mistakes: findingsIn(error), notices: [] };
  }
}

const counted = ({ length }: Finding[], name: string) => `${length} ${name}${length === 1 ? '' : 's'}`;

/** Formats findings for the owner. */
export function findingsText({ mistakes, notices }: Findings): string {
  const verdict = mistakes.length
    ? `The content has ${counted(mistakes, 'mistake')}. The site stays as it was.`
    : 'The content is right.';
  const look = notices.length ? [`${counted(notices, 'place')} worth a look:`] : [];
  const linesOf = (findings: Finding[]) => findings.map(({ text }) => text);
  return [...linesOf(mistakes), ...look, ...linesOf(notices), verdict].join('\n');
}
