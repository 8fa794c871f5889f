/** `npm run launch-check`: what the owner must settle before the site goes live. Fails while anything of it remains. */
import { checks } from './checks.ts';
import { projectContext } from './context.ts';
import { blocking, reportOf, runChecks } from './report.ts';

const results = await runChecks(checks, projectContext());
console.log(reportOf(results));
process.exitCode = blocking(results) ? 1 : 0;
