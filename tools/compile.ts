/** `npm run compile`: compiles the program into `dist/`. Only this needs the development packages; nothing is published. */

import { compileProgram } from '../release/program.ts';
import { compileContent } from '../server/changes/defaults.ts';

const start = performance.now();
await compileProgram();
await compileContent();
console.log(`Program compiled in ${((performance.now() - start) / 1_000).toFixed(1)} s`);
// Modules of the compiler keep timers.
process.exit(0);
