import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Finding, Findings } from '../contract/findings.ts';
import type { Day } from '../domain/dubai-time.ts';
import { checkArticlePictures, checkPictures } from './content/check-pictures.ts';
import { ContentError, findingOf } from './content/errors.ts';
import { type Content, draftsIn, parseContent } from './content/parse.ts';
import { checkPhotos, photoFiles } from './content/photos.ts';

/** A file of the content as text, without the mark that some editors put at its start; undefined where there is none. */
export const readText = (folder: string, path: string): string | undefined =>
  existsSync(join(folder, path))
    ? readFileSync(join(folder, path), 'utf8').replace(/^\uFEFF/, '')
    : undefined;

/** A program keeps its own notes beside the content in names that begin with a dot: `.git`, `.vscode`, `._home.yaml`. */
const isHidden = (path: string) => path.split('/').some((name) => name.startsWith('.'));

/** The texts of a content folder by their path in it: what a page reads, and what an owner may take for it. Links are not followed. */
export function readFolder(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => /\.(ya?ml|mdx?)$/.test(path) && !path.endsWith('README.md') && !isHidden(path));
  return Object.fromEntries(paths.map((path) => [path, readText(folder, path) ?? '']));
}

/** All of a content folder; throws a ContentError where the build would stop. */
export const contentOf = (folder: string, today: Day): Content => parseContent(readFolder(folder), today);

function findingsIn(error: unknown): Finding[] {
  if (error instanceof ContentError) return error.findings;
  throw error;
}

/** What is wrong in a draft keeps nothing from being published. */
function draftNotices(files: Record<string, string>, today: Day): Finding[] {
  try {
    if (draftsIn(files).length) parseContent(files, today, true);
    return [];
  } catch (error) {
    return findingsIn(error);
  }
}

/** Everything that is wrong with a content folder on that day of Dubai; its content, where files agree with each other. */
export async function checkFolder(folder: string, today: Day): Promise<Findings & { content?: Content }> {
  try {
    const files = readFolder(folder);
    const content = parseContent(files, today);
    const problems = [
      ...checkPictures(content.languages),
      ...checkArticlePictures(photoFiles(join(folder, 'photos')), content),
      ...(await checkPhotos(join(folder, 'photos'), content.facts.photos)),
    ];
    return {
      mistakes: problems.map((problem) => findingOf(problem, content.sources)),
      notices: [...content.notices, ...draftNotices(files, today)],
      content,
    };
  } catch (error) {
    return { mistakes: findingsIn(error), notices: [] };
  }
}

const counted = ({ length }: Finding[], name: string) => `${length} ${name}${length === 1 ? '' : 's'}`;

/** The same as an owner reads it. */
export function findingsText({ mistakes, notices }: Findings): string {
  const verdict = mistakes.length
    ? `The content has ${counted(mistakes, 'mistake')}. The site stays as it was.`
    : 'The content is right.';
  const look = notices.length ? [`${counted(notices, 'place')} worth a look:`] : [];
  const linesOf = (findings: Finding[]) => findings.map(({ text }) => text);
  return [...linesOf(mistakes), ...look, ...linesOf(notices), verdict].join('\n');
}
