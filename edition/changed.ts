import { execFileSync } from 'node:child_process';
import { type Day, dubaiDay } from '../domain/dubai-time.ts';

/** The last day on which one of the given files or folders ('en/home.yaml', 'facts/') changed. */
export type ChangedOn = (paths: readonly string[]) => Day | undefined;

/** The day of each file's last change; empty without git or in a shallow clone, where the dates would be wrong. */
function lastChanges(folder: string): Map<string, Day> {
  const git = (...command: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=off', '-c', 'safe.directory=*', ...command], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split('\n');
  const days = new Map<string, Day>();
  try {
    if (git('rev-parse', '--is-shallow-repository')[0] === 'true') return days;
    const uncommitted = git('diff', '--name-only', '--relative', 'HEAD', '--', '.');
    for (const file of uncommitted) days.set(file, dubaiDay(new Date()));
    let day = '' as Day;
    for (const line of git('log', '--format=day %cI', '--name-only', '--relative', '--', '.'))
      if (line.startsWith('day ')) day = dubaiDay(new Date(line.slice(4)));
      else if (!days.has(line)) days.set(line, day);
  } catch {
    // git is not installed, or the content folder is not a repository.
  }
  return days;
}

export function changesIn(folder: string): ChangedOn {
  const days = [...lastChanges(folder)];
  return (paths) =>
    days
      .filter(([file]) => paths.some((path) => file.startsWith(path)))
      .map(([, day]) => day)
      .sort()
      .at(-1);
}
