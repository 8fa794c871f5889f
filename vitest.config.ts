import { defineConfig } from 'vitest/config';
import { astroModules } from './tests/support/astro-modules.ts';

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        plugins: [astroModules],
        test: {
          name: 'unit',
          // A style read as text, such as the palette, is not left out.
          css: { include: /\?raw$/ },
          include: [
            '{domain,contract,edition,site,server,console,publish,tools,tests/rules}/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          // Copies of the project share the caches of a build: one after the other, and after the units.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          include: ['tests/built/**/*.test.ts'],
          globalSetup: 'tests/built/set-up.ts',
        },
      },
    ],
  },
});
