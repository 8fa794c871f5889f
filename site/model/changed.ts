import { execFileSync } from 'node:child_process';
import { type Day, dubaiDay } from '../../domain/dubai-time.ts';

const git = (...command: string[]) =>
  execFileSync('git', command, {
    cwd: process.env.CONTENT_DIR ?? 'content',
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).split('\n');

/** The day on which every file of the content last changed; none without git or its whole history, rather than a wrong one. */
function daysOfChange(): Map<string, Day> {
  const days = new Map<string, Day>();
  try {
    if (git('rev-parse', '--is-shallow-repository')[0] === 'true') return days;
    const edited = git('diff', '--name-only', '--relative', 'HEAD', '--', '.');
    for (const file of edited) days.set(file, dubaiDay(new Date()));
    let day = '' as Day;
    for (const line of git('log', '--format=day %cs', '--name-only', '--relative', '--', '.'))
      if (line.startsWith('day ')) day = line.slice(4) as Day;
      else if (!days.has(line)) days.set(line, day);
  } catch {
    // No git here, or the project came without its history.
  }
  return days;
}

const days = daysOfChange();

/** The last day on which one of these files, or of the files in these folders, changed: 'en/home.yaml', 'facts/'. */
export const changedOn = (paths: readonly string[]): Day | undefined =>
  [...days]
    .filter(([file]) => paths.some((path) => file.startsWith(path)))
    .map(([, day]) => day)
    .sort()
    .at(-1);
