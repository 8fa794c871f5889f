import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { photos } from '../../edition/schema/photos.ts';
import { scenesIn } from '../../site/model/media/scene-list.ts';

const root = join(import.meta.dirname, '../..');

/** Every rendered scene that is in use, from site/assets/scenes/scenes.yaml. */
export async function scenesInUse() {
  return scenesIn(await readFile(join(root, 'site/assets/scenes/scenes.yaml'), 'utf8'));
}

const HEAD = `# Photo slots

Every place that takes a photo. Save a JPEG under the name of its slot in the folder \`content/\`, as
photos/<slot>.jpg, and build the site again: the photo replaces the drawing, the monogram or the rendered scene in
every size. A larger photo is fine, the build makes it smaller; of another shape, it is cropped around what catches
the eye. A file whose name is no slot stops the build.

Written by \`tools/photos/main.ts\` from \`content/facts/photos.yaml\` and \`site/assets/scenes/scenes.yaml\`.
`;

const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

/** docs/photo-slots.md as it should read. */
export async function slotsPage(): Promise<string> {
  const waiting = photos.parse(parse(await readFile(join(root, 'content/facts/photos.yaml'), 'utf8')));
  const rendered = (await scenesInUse()).filter(({ id }) => !waiting.some(({ slot }) => slot === id));
  const size = ({ width, height }: { width: number; height: number }) => `${width} x ${height}`;
  return [
    HEAD,
    '## Waiting for a photo\n',
    row(['Slot', 'Pixels', 'Purpose', 'A good photo']),
    row(['---', '---', '---', '---']),
    ...waiting.map((one) => row([`\`${one.slot}\``, size(one), one.purpose, one.crop])),
    '\n## Rendered, until a photo takes the place\n',
    row(['Slot', 'Pixels', 'Shows now', 'A crop keeps']),
    row(['---', '---', '---', '---']),
    ...rendered.map((one) => row([`\`${one.id}\``, size(one), one.shows, one.focus])),
    '',
  ].join('\n');
}
