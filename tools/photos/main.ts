/** Writes docs/photo-slots.md: node tools/photos/main.ts */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { slotsPage } from './slots.ts';

await writeFile(join(import.meta.dirname, '../../docs/photo-slots.md'), await slotsPage());
