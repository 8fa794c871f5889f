import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Day, isDay } from '../../domain/dubai-time.ts';
import { DAY_MS } from '../../domain/durations.ts';

const NAME = /^jk-masters-(\d{4}-\d\d-\d\d)\.db$/;

export const backupName = (day: Day) => `jk-masters-${day}.db`;

const dayIn = (name: string) => NAME.exec(name)?.[1] as Day;

/** Names of the backups in a folder, newest first. Ignores other files. */
export function backupsIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => NAME.test(name) && isDay(dayIn(name)))
    .sort()
    .reverse();
}

export function newestBackup(folder: string): string | undefined {
  const [name] = backupsIn(folder);
  return name && join(folder, name);
}

// 1970 began on a Thursday, and a week begins on a Monday.
const weekOf = (day: Day) => String(Math.floor((Date.parse(day) / DAY_MS + 3) / 7));

/** How many periods keep their newest backup. */
const KEPT: [most: number, periodOf: (day: Day) => string][] = [
  [7, (day) => day],
  [4, weekOf],
  [12, (day) => day.slice(0, 7)],
];

/** The backups to delete, given all of them newest first. */
export function outdated(names: string[]): string[] {
  const kept = new Set<string>();
  for (const [most, periodOf] of KEPT) {
    const periods = Map.groupBy(names, (name) => periodOf(dayIn(name)));
    for (const [newest = ''] of [...periods.values()].slice(0, most)) kept.add(newest);
  }
  return names.filter((name) => !kept.has(name));
}
