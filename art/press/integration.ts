import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { ContentError } from '../../edition/content/errors.ts';
import { editionOf } from '../../edition/edition.ts';
import { contentOf } from '../../edition/from-folder.ts';
import { phaseDone } from '../../publish/phases.ts';
import { type PressKit, pressKit } from './kit.ts';

const MODULE = 'virtual:press-kit';
const TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  pdf: 'application/pdf',
};

async function kitOfToday(): Promise<PressKit> {
  const today = dubaiDay(new Date());
  const content = contentOf(join(import.meta.dirname, '../../content'), today);
  return pressKit(editionOf(content, FIRST_LANGUAGE, today));
}

/** The size of each file in bytes, for the page that offers them. */
async function sizes(kit: Promise<PressKit>): Promise<Record<string, number>> {
  try {
    return Object.fromEntries([...(await kit)].map(([file, data]) => [file, data.length]));
  } catch (error) {
    // What is wrong with the content is said once, by the pages.
    if (error instanceof ContentError) return {};
    throw error;
  }
}

// A build asks twice, for the sizes and for the files; its content stays the same.
let kitOfBuild: Promise<PressKit> | undefined;

/** Draws the downloads of the press kit under /press: into the built site, and as asked for while one works on it. */
export const pressKitFiles: AstroIntegration = {
  name: 'press-kit',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      const kit = () => {
        if (command === 'build') kitOfBuild ??= kitOfToday();
        return kitOfBuild ?? kitOfToday();
      };
      const plugin = {
        name: MODULE,
        resolveId: (id: string) => (id === MODULE ? `\0${MODULE}` : undefined),
        load: async (id: string) =>
          id === `\0${MODULE}` ? `export const sizes = ${JSON.stringify(await sizes(kit()))};` : undefined,
      };
      updateConfig({ vite: { plugins: [plugin] } });
    },
    'astro:server:setup': ({ server }) => {
      server.middlewares.use('/press', async (request, response, next) => {
        const file = request.url?.slice(1) ?? '';
        const kit: PressKit = await kitOfToday().catch(() => new Map());
        const data = kit.get(file);
        if (!data) return next();
        response.setHeader('Content-Type', TYPES[file.split('.').at(-1) ?? ''] ?? '');
        response.end(data);
      });
    },
    'astro:build:done': async ({ dir }) => {
      const folder = join(fileURLToPath(dir), 'press');
      await mkdir(folder, { recursive: true });
      const kit = await (kitOfBuild ?? kitOfToday());
      for (const [file, data] of kit) await writeFile(join(folder, file), data);
      phaseDone('Press kit', `${kit.size} files`);
    },
  },
};
