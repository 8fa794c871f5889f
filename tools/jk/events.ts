import { writeFileSync } from 'node:fs';
import { type Command, InvalidArgumentError } from 'commander';
import { addDays, type Day, dubaiDay, isDay } from '../../domain/dubai-time.ts';
import { withStore } from './store.ts';

function day(text: string): Day {
  if (!isDay(text)) throw new InvalidArgumentError('must be a day such as 2026-11-21');
  return text;
}

const cell = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`;

export function eventCommands(program: Command): void {
  program
    .command('events')
    .description('what visitors did')
    .command('export')
    .description('counts per day, event and page, as CSV')
    .option('--from <day>', 'first day (Dubai)', day, addDays(dubaiDay(new Date()), -90))
    .option('--until <day>', 'last day (Dubai)', day, dubaiDay(new Date()))
    .option('--out <file>', 'write to a file instead of the screen')
    .action(async ({ from, until, out }: { from: Day; until: Day; out?: string }) => {
      const rows = await withStore((store) => store.events.list(from, until));
      const lines = rows.map((row) =>
        [row.dubai_day, row.event, row.section, row.location, row.path, row.count].map(cell).join(','),
      );
      const csv = ['"day","event","section","location","path","count"', ...lines, ''].join('\r\n');
      if (out) writeFileSync(out, csv);
      else process.stdout.write(csv);
    });
}
