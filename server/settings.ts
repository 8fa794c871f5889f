import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isEmail } from '../domain/contact.ts';
import { LEVELS } from './log.ts';

const project = (folder: string) => join(import.meta.dirname, '..', folder);
const address = (sender: string) => /<([^<>]+)>$/.exec(sender.trim())?.[1] ?? sender.trim();

const whole = (least: number, most: number) => {
  const must = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, must)
    .transform(Number)
    .pipe(z.number().min(least, must).max(most, must));
};
const oneOf = <const T extends string>(values: readonly T[]) =>
  z.enum(values, `must be one of ${values.join(', ')}`);
const folder = z.string().trim().min(1, 'must be the path of a folder');

/**
 * Every environment variable that the server reads, checked; docs/running.md is printed from here. `unset` says what holds
 * without a value where that is not the default itself; a `secret` is never shown.
 */
const table = z.object({
  PORT: whole(0, 65_535)
    .default(3000)
    .meta({ description: 'the port where it listens; 0 takes one that is free', example: '8080' }),
  HOST: z.string().trim().min(1, 'must be an address or a name of this machine').optional().meta({
    description:
      'the address where it listens; with TRUST_PROXY whoever reaches it can say who came, so let that be the proxy alone',
    unset: 'all addresses; 127.0.0.1 with TRUST_PROXY',
    example: '0.0.0.0',
  }),
  DATA_DIR: folder.default(project('data')).meta({
    description: 'folder of the SQLite store',
    unset: '`data/` in the project',
    example: '/var/lib/jk-masters',
  }),
  CONTENT_DIR: folder.optional().meta({
    description:
      'folder of the content, with its history; filled from `content/` in the project where it is empty',
    unset: '`content/` in the project, in production `content/` in DATA_DIR',
    example: '/var/lib/jk-masters/content',
  }),
  RELEASES_DIR: folder.default(project('releases')).meta({
    description: 'folder of the built releases, for the build and the server',
    unset: '`releases/` in the project',
    example: '/var/lib/jk-masters/releases',
  }),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      hostname: /./,
      error: 'must be an address that begins with postgres://',
    })
    .optional()
    .meta({
      description: 'uses PostgreSQL instead; several processes may share it',
      unset: 'SQLite',
      example: 'postgres://jk:secret@127.0.0.1:5432/jk',
      secret: true,
    }),
  SITE_URL: z
    .string()
    .refine(
      (text) => /^https?:/.test(text) && URL.parse(text)?.origin === text,
      'must be a whole address without a path or a slash at its end',
    )
    .optional()
    .meta({
      description:
        'at build time: the address in canonical links, sitemap, structured data and mails to staff; in production the server takes no release of another address, and sends whoever comes by another name there',
      unset: 'the placeholder domain',
      example: 'https://www.your.domain',
    }),
  OFFLINE: oneOf(['on', 'off']).default('on').meta({
    description:
      'at build time: `off` publishes a service worker that deletes the copies on visitors’ devices and itself',
    example: 'off',
  }),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[\w-]{8,128}$/, 'must be 8 to 128 letters, digits and dashes')
    .optional()
    .meta({
      description:
        'of your own making: search engines that know IndexNow are told which pages changed whenever a release is served, and find the key at `/<key>.txt`',
      unset: 'nobody is told',
      example: '5f2c8e0b7d1a4936',
    }),
  NODE_ENV: oneOf(['production', 'development', 'test']).optional().meta({
    description:
      "`production` sends the staff's cookie over TLS only, refuses demo data, and serves no release that does not know its address",
    example: 'production',
  }),
  TRUST_PROXY: whole(0, 10).default(0).meta({
    description:
      'how many proxies of your own stand in front, one after the other: 1 behind nginx; the client is found that many places from the end of X-Forwarded-For',
    example: '1',
  }),
  MAX_CONNECTIONS: whole(8, 1_000_000)
    .default(4_000)
    .meta({ description: 'connections at once; more are closed', example: '10000' }),
  HSTS: oneOf(['host', 'subdomains', 'preload']).default('host').meta({
    description:
      'whom the promise to speak TLS only binds for two years: this `host`, its `subdomains` too, or all of them in the `preload` list of browsers',
    example: 'subdomains',
  }),
  REVIEW_LIMIT: whole(1, 1_000_000_000).default(10).meta({
    description:
      'reviews that one client may send within ten minutes; all together may send six times as many within an hour, while fewer than fifty times as many wait',
    example: '20',
  }),
  EVENT_LIMIT: whole(1, 1_000_000_000).default(120).meta({
    description:
      'batches of events that one client may send within a minute; a visit to a page sends one or two',
    example: '600',
  }),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'must be an address that begins with smtp:// or smtps://',
    })
    .optional()
    .meta({
      description:
        'mails of new reviews, at most one in ten minutes, and of what goes wrong; needs NOTICE_FROM and NOTICE_TO',
      unset: 'no mails',
      example: 'smtps://user:secret@mail.your.domain',
      secret: true,
    }),
  NOTICE_FROM: z
    .string()
    .refine((text) => isEmail(address(text)), 'must be an email address, with or without a name')
    .optional()
    .meta({ description: 'who sends those mails', example: '"JK Masters <site@your.domain>"' }),
  NOTICE_TO: z
    .string()
    .refine(
      (text) => text.split(',').every((one) => isEmail(address(one))),
      'must be email addresses with commas between them',
    )
    .optional()
    .meta({ description: 'who gets those mails', example: 'owner@your.domain' }),
  BACKUP_DIR: folder.optional().meta({
    description: 'folder of the backups that `jk backup --rotate` makes; best on another disk',
    unset: '`backups` beside `DATA_DIR`',
    example: '/var/backups/jk-masters',
  }),
  BACKUP_COMMAND: z.string().trim().min(1, 'must be a command').optional().meta({
    description: 'run with the path of each new backup, to copy it elsewhere',
    example: '/usr/local/bin/copy-backup',
  }),
  METRICS_PORT: whole(1, 65_535).optional().meta({
    description: 'figures for Prometheus on a port of their own, at HOST',
    unset: 'no figures',
    example: '9464',
  }),
  LOG_LEVEL: oneOf(LEVELS).default('info').meta({
    description: 'the least of what is logged: `debug`, `info`, `warn`, `error` or `silent`',
    example: 'warn',
  }),
});

export const environment = table.superRefine((given, context) => {
  if (given.SMTP_URL && !(given.NOTICE_FROM && given.NOTICE_TO))
    context.addIssue({ code: 'custom', path: ['SMTP_URL'], message: 'needs NOTICE_FROM and NOTICE_TO, too' });
});

export type Settings = z.infer<typeof environment> & {
  HOST: string;
  CONTENT_DIR: string;
  BACKUP_DIR: string;
};

const names = Object.keys(environment.shape);

/** The settings of this process; throws a line for each that cannot be used, with its reason and an example. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const result = environment.safeParse(env);
  if (result.success) {
    const { CONTENT_DIR, DATA_DIR, NODE_ENV, TRUST_PROXY } = result.data;
    const { HOST = TRUST_PROXY > 0 ? '127.0.0.1' : '0.0.0.0' } = result.data;
    const usual = NODE_ENV === 'production' ? join(DATA_DIR, 'content') : project('content');
    const { BACKUP_DIR = join(DATA_DIR, '../backups') } = result.data;
    return { ...result.data, HOST, BACKUP_DIR, CONTENT_DIR: resolve(CONTENT_DIR ?? usual) };
  }
  const lines = result.error.issues.map(({ path, message }) => {
    const name = path[0] as keyof Settings;
    const { secret, example } = environment.shape[name].meta() ?? {};
    return `  ${secret ? name : `${name}=${env[name]}`} ${message}. For example: ${name}=${example}`;
  });
  throw new Error(
    ['These settings cannot be used:', ...lines, 'docs/running.md lists every setting.'].join('\n'),
  );
}

const plain = (name: string) => name.toUpperCase().replaceAll('_', '');

/** What is set and cannot do what it was meant for, each with a remedy. */
export function settingsAdvice(env: NodeJS.ProcessEnv): string[] {
  const advice: string[] = [];
  for (const name of Object.keys(env).filter((one) => one !== 'JK_SETTINGS' && !names.includes(one))) {
    const meant = names.find((known) => plain(known) === plain(name));
    if (meant) advice.push(`${name} is no setting: ${meant} is`);
    else if (/^(JK|NOTICE|REVIEW|TRUST|AUTH|BACKUP|METRICS)_/.test(name))
      advice.push(`${name} is no setting: docs/running.md lists every one`);
  }
  if (!env.SMTP_URL && (env.NOTICE_FROM || env.NOTICE_TO))
    advice.push('NOTICE_FROM and NOTICE_TO send no mails: SMTP_URL is missing');
  if (env.NODE_ENV === 'production' && env.SITE_URL?.startsWith('http:'))
    advice.push(
      `Nobody can sign in at ${env.SITE_URL}: with NODE_ENV=production browsers keep the cookie of the staff over TLS alone. Set SITE_URL to the address with https://, or leave NODE_ENV out`,
    );
  return advice;
}

/** The settings of this process; where one is wrong, says so and ends with 2. What does nothing is a warning. */
export function settingsOrExit(warn = (advice: string) => console.error(`Warning: ${advice}.`)): Settings {
  try {
    const settings = readSettings(process.env);
    settingsAdvice(process.env).forEach(warn);
    return settings;
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

/** The table of settings as docs/running.md shows it. */
export function settingsAsMarkdown(): string {
  const rows = Object.entries(environment.shape).map(([name, schema]) => {
    const { description, unset, example } = schema.meta() ?? {};
    const fallback = schema.safeParse(undefined).data;
    return `| \`${name}\` | ${unset ?? fallback ?? 'none'} | ${description} | \`${example}\` |`;
  });
  return ['| Variable | Without it | Meaning | Example |', '|---|---|---|---|', ...rows].join('\n');
}
