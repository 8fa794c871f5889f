import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkKnown, filesOf, type Path, type Problem, textsUnder } from './errors.ts';
import type { Content } from './parse.ts';

const assets = join(import.meta.dirname, '../../site/assets');
/** The file names in a folder that have a suffix, without it. */
const namesIn = (folder: string, suffix: string) =>
  readdirSync(join(assets, folder)).flatMap((file) =>
    file.endsWith(suffix) ? file.slice(0, -suffix.length) : [],
  );

/** Reports photos in articles that are missing from the photos folder. */
export function checkArticlePictures(photos: readonly string[], { languages }: Content): Problem[] {
  const problems: Problem[] = [];
  for (const [locale, { bodies }] of Object.entries(languages))
    for (const [slug, body] of Object.entries(bodies))
      for (const { value } of textsUnder(body, 'photo'))
        checkKnown(
          (problem) => problems.push(problem),
          { file: `${locale}/articles/${slug}.mdx` },
          value,
          photos,
          {
            kind: 'photo',
            list: 'in the folder photos',
          },
        );
  return problems;
}

/** Reports scenes and drawings that do not exist. */
export function checkPictures(languages: Content['languages']): Problem[] {
  const problems: Problem[] = [];
  const names = {
    scene: namesIn('scenes/sizes', '-arch.webp'),
    drawing: namesIn('drawings', '.svg'),
    picture: namesIn('scenes/sizes', '-card.webp'),
  };
  const check = (kind: keyof typeof names, file: string, path: Path, name: string) =>
    checkKnown((problem) => problems.push(problem), { file, path }, name, names[kind], {
      kind,
      list: 'in another page',
    });
  for (const [locale, written] of Object.entries(languages)) {
    for (const { file, data } of filesOf(locale, written))
      for (const kind of file.endsWith('/interface.yaml') ? [] : (['scene', 'drawing'] as const))
        for (const { path, value } of textsUnder(data, kind)) check(kind, file, path, value);
    for (const name of Object.keys(written.words['press-kit'].pictures.items))
      check('picture', `${locale}/press-kit.yaml`, ['pictures', 'items', name], name);
  }
  return problems;
}
