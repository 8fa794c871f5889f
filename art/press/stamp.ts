import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edition } from '../../edition/edition.ts';
import { factsOf, stampOf } from './facts.ts';

const folder = join(import.meta.dirname, '../../public/press');

/** True when the fact sheet in public/press prints today's facts; a file that is missing prints none. */
export function isFactSheetCurrent(edition: Edition): boolean {
  const name = edition.facts.press.downloads.find(({ id }) => id === 'fact-sheet')?.file ?? '';
  const file = join(folder, name);
  if (!name || !existsSync(file)) return false;
  return readFileSync(file, 'latin1').includes(`<pdf:Keywords>${stampOf(factsOf(edition))}</pdf:Keywords>`);
}
