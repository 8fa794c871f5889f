import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Path, type Problem, suggestion, textsUnder } from './errors.ts';
import type { Content } from './parse.ts';

const assets = join(import.meta.dirname, '../../site/assets');
/** The names of the files of a folder that end so. */
const namesIn = (folder: string, end: string) =>
  readdirSync(join(assets, folder)).flatMap((file) => (file.endsWith(end) ? file.slice(0, -end.length) : []));

const PICTURE = /!\[[^\]]*\]\(([^)\s]*)[^)]*\)/g;

/** Pictures in the text of articles whose file does not lie where they say. */
export const checkArticlePictures = (folder: string, files: Record<string, string>): Problem[] =>
  Object.entries(files).flatMap(([file, raw]) =>
    raw.split('\n').flatMap((text, index) =>
      [...(file.endsWith('.mdx') ? text.matchAll(PICTURE) : [])]
        .filter(([, name = '']) => !existsSync(join(folder, dirname(file), name)))
        .map(([, name]): Problem => {
          const remedy = 'put it beside the article, and write its name with ./ before it';
          return { file, line: index + 1, reason: `there is no picture '${name}'`, remedy };
        }),
    ),
  );

/** Scenes and drawings that words name and the site does not have. */
export function checkPictures({ languages, lineOf }: Pick<Content, 'languages' | 'lineOf'>): Problem[] {
  const names = {
    scene: namesIn('scenes/sizes', '-arch.webp'),
    drawing: namesIn('drawings', '.svg'),
    picture: namesIn('scenes/sizes', '-card.webp'),
  };
  return Object.entries(languages).flatMap(([locale, { words, articles }]) => {
    const missing = (kind: keyof typeof names, file: string, path: Path, name: string): Problem[] =>
      names[kind].includes(name)
        ? []
        : [
            {
              file,
              path,
              line: lineOf(file, path),
              reason: `there is no ${kind} '${name}'`,
              remedy: suggestion(name, names[kind], 'in another page'),
            },
          ];
    const { interface: _, ...pages } = words;
    const files: [string, unknown][] = [
      ...Object.entries(pages).map(([name, data]): [string, unknown] => [`${locale}/${name}.yaml`, data]),
      ...Object.entries(articles).map(([slug, data]): [string, unknown] => [
        `${locale}/articles/${slug}.mdx`,
        data,
      ]),
    ];
    const press = `${locale}/press-kit.yaml`;
    return [
      ...files.flatMap(([file, data]) =>
        (['scene', 'drawing'] as const).flatMap((kind) =>
          textsUnder(data, kind).flatMap(({ path, value }) => missing(kind, file, path, value)),
        ),
      ),
      ...Object.keys(words['press-kit'].pictures.items).flatMap((name) =>
        missing('picture', press, ['pictures', 'items', name], name),
      ),
    ];
  });
}
