import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig, fontProviders } from 'astro/config';
import { pressKitFiles } from './art/press/integration.ts';
import { dubaiDay } from './domain/dubai-time.ts';
import { checkFolder, findingsText } from './edition/check-folder.ts';
import { publishing } from './publish/integration.ts';

const fontFile = (name: string) => `./site/assets/fonts/${name}.woff2`;

/** The page of every shared component in all its states; visitors never meet it. */
const examplesInDevelopment: AstroIntegration = {
  name: 'examples',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return;
      injectRoute({ pattern: '/examples', entrypoint: './site/components/examples/examples.astro' });
    },
  },
};

/** Mistakes in the content end a build at once, in the owner's words and without a stack. */
const contentCheck: AstroIntegration = {
  name: 'content',
  hooks: {
    'astro:config:setup': async ({ command }) => {
      if (command !== 'build') return;
      const findings = await checkFolder('content', dubaiDay(new Date()));
      if (findings.mistakes.length || findings.notices.length) console.error(findingsText(findings));
      if (findings.mistakes.length) process.exit(1);
    },
  },
};

export default defineConfig({
  site: process.env.SITE_URL ?? 'https://www.jkmasters.example',
  srcDir: './site',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 2 },
  // The press kit must stand in the built site before it is published.
  integrations: [contentCheck, react(), mdx(), examplesInDevelopment, pressKitFiles, publishing()],
  // More effort saves two bytes in a hundred, and makes a build without its cache twice as long.
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 3 } } } },
  devToolbar: { enabled: false },
  vite: {
    build: {
      // Scripts and drawings stay files: cached once instead of sent with every page.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // Every page needs these three for its 'open now'; as one file they are smaller and come at once.
          codeSplitting: {
            groups: [{ name: 'hours', test: /domain\/(opening-hours|dubai-time|locale)\.ts/ }],
          },
        },
      },
    },
    server: { proxy: process.env.DEV_API ? { '/api': process.env.DEV_API } : {} },
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Bodoni Moda',
      cssVariable: '--display',
      fallbacks: ['display-times', 'display-noto', 'serif'],
      optimizedFallbacks: false,
      options: {
        variants: [{ src: [fontFile('bodoni-moda')], weight: '400 700', style: 'normal' }],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Instrument Sans',
      cssVariable: '--text',
      fallbacks: ['text-arial', 'text-roboto', 'sans-serif'],
      optimizedFallbacks: false,
      options: {
        variants: [
          { src: [fontFile('instrument-sans')], weight: '400 500', style: 'normal' },
          { src: [fontFile('instrument-sans-semibold')], weight: '600 700', style: 'normal' },
        ],
      },
    },
  ],
});
