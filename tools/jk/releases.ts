import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { listReleases, serveRelease, writeAbout } from '../../release/releases.ts';
import { shownBy } from '../../server/changes/change.ts';
import type { Context } from '../../server/changes/commit.ts';
import { changesBackTo } from '../../server/changes/inverse.ts';
import { failureOf } from '../../server/store/failures.ts';
import { checkFolder, publish, withContent } from '../support/with-content.ts';
import { OPERATOR } from './content.ts';
import { type Cli, reasonOf } from './store.ts';

const project = join(import.meta.dirname, '../..');

function numberOf(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('A release has a number.');
  return number;
}

export function releaseCommands(program: Command, { settings, env, out }: Cli): void {
  const { RELEASES_DIR: folder } = settings;
  program
    .command('publish')
    .description('render the published content and serve it; running servers take it within two seconds')
    .option('--force', 'also if the site shows publications that the store does not have')
    .action(async ({ force = false }: { force?: boolean }) =>
      out(await publish(settings, { anyStore: force })),
    );
  const releases = program
    .command('releases')
    .description('list the releases of the site; the served one has a star')
    .action(async () => {
      for (const { number, current, facts } of await listReleases(folder))
        out(
          [
            current ? `${number} *` : number,
            ...(facts
              ? [facts.builtAt, `publication ${facts.publication}`, facts.siteUrl || 'no SITE_URL']
              : ['damaged']),
          ].join('\t'),
        );
    });
  releases
    .command('use')
    .argument('<number>', 'of the release', numberOf)
    .description('serve another release; running servers take it within two seconds')
    .action(async (number: number) => {
      checkFolder(folder);
      const { facts } = (await listReleases(folder)).find((one) => one.number === number) ?? {};
      /** Otherwise servers would render the newest content again. */
      const publishContent = async ({ content, store }: Context) => {
        const together = changesBackTo(content, facts?.publication ?? content.newest().number);
        if (!together.length) return;
        const about = { base: content.newest().number, author: OPERATOR, at: new Date(), pages: [] };
        const newest = await store.changes.publish(together, about);
        if (newest === undefined) throw new Error('Another publication was made meanwhile. Try again.');
        await writeAbout(join(folder, String(number)), shownBy(newest));
        out(`Publication ${newest.number} has the content of this release, too`);
      };
      await withContent(settings, publishContent).catch((error) => {
        if (!failureOf(error)) throw error;
        out(`The store is unchanged: ${reasonOf(error)}`);
      });
      await serveRelease(folder, number, env);
      out(`Release ${number} is served`);
    });
}

export function settingsCommand(program: Command, { out }: Cli): void {
  program
    .command('settings')
    .description('the environment variables that the server reads')
    .action(() => {
      const page = readFileSync(join(project, 'docs/running.md'), 'utf8');
      out(/(?<=<!-- settings -->\n).*?(?=\n<!-- \/settings -->)/s.exec(page)?.[0] ?? '');
    });
}
