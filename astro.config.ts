import { resolve } from 'node:path';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { dubaiDay } from './domain/dubai-time.ts';
import { checkFolder, findingsText } from './edition/from-folder.ts';
import { phaseDone, publishing } from './publish/publish.ts';

/** Islands below the first screen cost nothing before the visitor does something. */
const onInteraction: AstroIntegration = {
  name: 'on-interaction',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'interaction', entrypoint: './site/browser/on-interaction.ts' }),
  },
};

/** What the site is built from; a publication of the owner's desk builds a copy. */
const content = resolve(process.env.CONTENT_DIR ?? 'content');

/** Mistakes in the content end a build at once, in the owner's words and without a stack. */
const contentCheck: AstroIntegration = {
  name: 'content',
  hooks: {
    'astro:config:setup': async ({ command }) => {
      if (command !== 'build') return;
      const findings = await checkFolder(content, dubaiDay(new Date()));
      const { mistakes, notices } = findings;
      if (mistakes.length || notices.length) console.error(findingsText(findings));
      if (mistakes.length) process.exit(1);
      phaseDone('Content', 'checked');
    },
    'astro:build:done': ({ pages }) => phaseDone('Pages', `${pages.length}`),
  },
};

export default defineConfig({
  site: process.env.SITE_URL ?? 'https://www.jkmasters.example',
  srcDir: './site',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 2 },
  integrations: [contentCheck, react(), onInteraction, publishing()],
  // More effort saves two bytes in a hundred, and makes a build without its cache twice as long.
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 3 } } } },
  devToolbar: { enabled: false },
  vite: {
    resolve: { alias: { '@content': content } },
    build: {
      // Scripts and drawings stay files: cached once instead of sent with every page.
      assetsInlineLimit: 0,
    },
    server: { proxy: process.env.DEV_API ? { '/api': process.env.DEV_API } : {} },
  },
});
