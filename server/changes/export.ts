import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PHOTOS } from '../../domain/content-files.ts';
import { readText } from '../../edition/from-folder.ts';
import type { Facts } from '../../edition/schema/catalogue.ts';
import type { Context } from './commit.ts';
import { photosOf } from './content.ts';
import { DEFAULTS, readDefaults } from './defaults.ts';
import { differences } from './differences.ts';
import { editYaml } from './edit-yaml.ts';

/** The slots as a file has them: photos are files of their own. */
const withoutPhotos = (file: string, data: unknown) =>
  file === PHOTOS ? (data as Facts['photos']).map(({ photo: _, ...slot }) => slot) : data;

/**
 * The published content as files, by name: the program's texts with their comments, and the changes in them, and the photos. Throws
 * if one cannot be read.
 */
export async function* exportedFiles({
  content,
  store,
}: Pick<Context, 'content' | 'store'>): AsyncGenerator<{ name: string; input: string | Buffer }> {
  const defaults = readDefaults().data;
  for (const file of content.state().keys()) {
    // Lets the requests of visitors in.
    await setImmediate();
    const [before, live] = [defaults[file] ?? null, content.live(file)].map((data) =>
      withoutPhotos(file, data),
    );
    const changes = differences(file, before, live);
    const text = readText(DEFAULTS, file);
    const input = changes.length ? editYaml(file, text, changes) : text;
    if (input === undefined) throw new Error(`${file} cannot be read`);
    yield { name: file, input };
  }
  for (const { slot, photo } of photosOf(content.state())) {
    const own = content.defaultPhoto(photo);
    if (own) yield { name: `photos/${own}`, input: readFileSync(join(DEFAULTS, 'photos', own)) };
    else {
      const input = await store.photos.read(photo);
      if (!input) throw new Error(`The photo of ${slot} cannot be read`);
      yield { name: `photos/${slot}.jpg`, input };
    }
  }
}
