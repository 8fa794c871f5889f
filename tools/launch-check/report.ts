import type { Check, Context, Finding } from './check.ts';

export type Result = { title: string; findings: Finding[] };

export const runChecks = (checks: Check[], context: Context): Promise<Result[]> =>
  Promise.all(checks.map(async ({ title, run }) => ({ title, findings: await run(context) })));

/** How many findings keep the site from going live. */
export const blocking = (results: Result[]): number =>
  results.flatMap(({ findings }) => findings).filter(({ weight }) => weight === 'must').length;

function paragraph({ title, findings }: Result): string {
  if (!findings.length) return `✓ ${title}: nothing to do`;
  const sign = findings.some(({ weight }) => weight === 'must') ? '✗' : '○';
  return [`${sign} ${title}`, ...findings.map(({ where, what }) => `    ${where}: ${what}`)].join('\n');
}

/** What the owner reads. */
export function reportOf(results: Result[]): string {
  const musts = blocking(results);
  const all = results.flatMap(({ findings }) => findings).length;
  const open = all === musts ? '' : ` ${all - musts} more may wait (○).`;
  const verdict = musts ? `Not ready: settle ${musts} first (✗).${open}` : `Ready to go live.${open}`;
  return [...results.map(paragraph), verdict].join('\n\n');
}
