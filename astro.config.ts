import { resolve } from 'node:path';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig, passthroughImageService } from 'astro/config';
import { browserTargets } from './release/browsers.ts';

/** Hydrates an island below the first screen only when the visitor first interacts with the page. */
const onInteraction: AstroIntegration = {
  name: 'on-interaction',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'interaction', entrypoint: './site/browser/on-interaction.ts' }),
  },
};

/** Compiles the pages into a program that renders them from any content; release/ runs it. */
const renderer: AstroIntegration = {
  name: 'renderer',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command !== 'build') return;
      // React chooses its build by NODE_ENV where it runs, and its development build is two to three times slower.
      const environments = { ssr: { define: { 'process.env.NODE_ENV': '"production"' } } };
      // Production installs no package of the compiler: the renderer brings everything but sharp.
      updateConfig({ vite: { environments, ssr: { noExternal: true, external: ['sharp'] } } });
    },
    'astro:server:setup': ({ server }) => {
      const content = resolve('content');
      server.watcher.add(content);
      server.watcher.on('all', (_, file) => {
        if (file.startsWith(content)) server.ws.send({ type: 'full-reload' });
      });
    },
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'renderer',
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('./site/renderer.ts', import.meta.url),
        supportedAstroFeatures: { serverOutput: 'stable' },
      }),
  },
};

export default defineConfig({
  output: 'server',
  srcDir: './site',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  adapter: renderer,
  // A stream for each component takes a third of the time of rendering, and no component waits for anything.
  integrations: [react({ experimentalDisableStreaming: true }), onInteraction],
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  vite: {
    build: {
      target: browserTargets(),
      // Scripts and drawings stay files: browsers cache them once instead of receiving them with every page.
      assetsInlineLimit: 0,
    },
    server: { proxy: process.env.DEV_API ? { '/api': process.env.DEV_API } : {} },
  },
});
