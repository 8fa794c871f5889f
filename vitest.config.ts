import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { astroModules } from './tests/support/astro-modules.ts';

// Every process that a test starts finds its modules compiled.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'jk-masters-compiled');
// Tests know no settings but their own.
process.env.JK_SETTINGS = '';

export default defineConfig({
  resolve: { alias: { '@content': join(import.meta.dirname, 'content') } },
  test: {
    // Against hanging only: a slow machine must not fail a test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        plugins: [astroModules],
        test: {
          name: 'rules and views',
          // A style read as text, such as the palette, is not left out.
          css: { include: /\?raw$/ },
          // Pure code: the files may share their modules.
          isolate: false,
          include: ['{domain,contract,edition,site,console,release}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server and tools',
          // Loading the server takes longer than most of its tests: the files share its modules.
          isolate: false,
          include: ['{server,tools,tests/rules}/**/*.test.{ts,tsx}'],
          exclude: ['server/changes/**'],
          globalSetup: 'tests/support/postgres.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          // They only read the published site: the files share what they have read.
          isolate: false,
          sequence: { groupOrder: 1 },
          include: ['tests/pages/**/*.test.ts'],
          globalSetup: 'tests/built/set-up.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          // What runs the compiled program, and reads the site that it published.
          sequence: { groupOrder: 1 },
          include: ['{tests/built,server/changes}/**/*.test.ts'],
          globalSetup: ['tests/built/set-up.ts', 'tests/support/postgres.ts'],
        },
      },
    ],
  },
});
