import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentProblem, checkKnown, filesOf, textsUnder } from './errors.ts';
import type { Content } from './parse.ts';

const assets = join(import.meta.dirname, '../../site/assets');
/** The file names in a folder that have a suffix, without it. */
const namesIn = (folder: string, suffix: string) =>
  readdirSync(join(assets, folder)).flatMap((file) =>
    file.endsWith(suffix) ? file.slice(0, -suffix.length) : [],
  );

/** Reports scenes, drawings and photos of articles that do not exist; `photos` are the files of the photos folder. */
export function checkPictures(languages: Content['languages'], photos: readonly string[]): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const names = {
    scene: namesIn('scenes/sizes', '-arch.webp'),
    drawing: namesIn('drawings', '.svg'),
    picture: namesIn('scenes/sizes', '-card.webp'),
    photo: photos,
  };
  const check = (kind: keyof typeof names, place: Pick<ContentProblem, 'file' | 'path'>, name: string) =>
    checkKnown((problem) => problems.push(problem), place, name, names[kind], {
      kind,
      list: kind === 'photo' ? 'in the folder photos' : 'in another page',
    });
  for (const [locale, written] of Object.entries(languages)) {
    for (const { file, data } of filesOf(locale, written))
      for (const kind of /\/(interface|staff)\.yaml$/.test(file) ? [] : (['scene', 'drawing'] as const))
        for (const { path, value } of textsUnder(data, kind)) check(kind, { file, path }, value);
    for (const name of Object.keys(written.words['press-kit'].pictures.items))
      check('picture', { file: `${locale}/press-kit.yaml`, path: ['pictures', 'items', name] }, name);
    for (const [slug, body] of Object.entries(written.bodies))
      for (const { value } of textsUnder(body, 'photo'))
        check('photo', { file: `${locale}/articles/${slug}.mdx` }, value);
  }
  return problems;
}
