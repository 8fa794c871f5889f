import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { publish } from './publish.ts';

/** Makes `astro build` leave a site that is ready to be served. */
export const publishing: AstroIntegration = {
  name: 'publish',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      logger.info(`Published ${await publish(fileURLToPath(dir))} files`);
    },
  },
};
