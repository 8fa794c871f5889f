import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { listReleases, serveRelease } from '../../publish/releases.ts';
import { exclusively, publish } from '../support/publish.ts';
import type { Cli } from './store.ts';

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
    .description(
      'render the content folder as it stands and serve it; running servers take it within two seconds',
    )
    .action(async () => out(await publish(settings)));
  const releases = program
    .command('releases')
    .description('list the releases of the site; the served one has a star')
    .action(async () => {
      for (const { number, current, builtAt, siteUrl } of await listReleases(folder))
        out([current ? `${number} *` : number, builtAt, siteUrl || 'no SITE_URL'].join('\t'));
    });
  releases
    .command('use')
    .argument('<number>', 'of the release', numberOf)
    .description('serve another release; running servers take it within two seconds')
    .action((number: number) =>
      exclusively(settings, async ({ repository }) => {
        const { content } = (await listReleases(folder)).find((one) => one.number === number) ?? {};
        if (content && !(await repository.has(content)))
          throw new Error(
            `Release ${number} was never public, because its publication was interrupted: serve another one, or publish again`,
          );
        await serveRelease(folder, number, env);
        out(`Release ${number} is served`);
        // Otherwise the next publication would publish the newer content again.
        if (content && content !== (await repository.head())) {
          await repository.restore(content, `Back to release ${number}`);
          out('The content is that of this release, too');
        }
      }),
    );
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
