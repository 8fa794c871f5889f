import { defineConfig } from 'astro/config';

/** As most shops build: Astro's own settings, no React, pages without script. */
export default defineConfig({
  outDir: process.env.PEER_OUT ?? './dist',
  cacheDir: '../../../node_modules/.cache/peer',
  build: { format: 'file' },
});
