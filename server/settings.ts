import { join } from 'node:path';
import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { isEmail } from '../domain/contact.ts';
import { LEVELS } from './log.ts';

const project = (folder: string) => join(import.meta.dirname, '..', folder);
const address = (sender: string) => /<([^<>]+)>$/.exec(sender.trim())?.[1] ?? sender.trim();

const integerBetween = (least: number, most: number) => {
  const must = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, must)
    .transform(Number)
    .pipe(z.number().min(least, must).max(most, must));
};
const oneOf = <const T extends string>(values: readonly T[]) =>
  z.enum(values, `must be one of ${values.join(', ')}`);
/** An address ends at the first # / or ? of a password, which leaves its @ outside the host. */
const isCut = (text: unknown) => String(text).includes('@') && !URL.parse(String(text))?.username;
const ENCODE = 'is cut off inside its password: write # as %23, / as %2F, ? as %3F and @ as %40';
const url = (begins: string, protocol: RegExp) =>
  z
    .url({
      protocol,
      hostname: /./,
      error: ({ input }) => (isCut(input) ? ENCODE : `must be an address that begins with ${begins}`),
    })
    .refine((text) => !isCut(text), ENCODE)
    .optional();
const nonEmpty = (must: string) => z.string().trim().min(1, must);
const folder = nonEmpty('must be the path of a folder');
const refined = (isRight: (text: string) => boolean, must: string) =>
  z.string().refine(isRight, must).optional();

/**
 * The schema of every environment variable that the server reads; docs/running.md explains each. Error messages show the
 * `example` and never the value of a `secret`.
 */
const table = z.object({
  PORT: integerBetween(0, 65_535).default(3000).meta({ example: '8080' }),
  HOST: nonEmpty('must be an address or a name of this machine').optional().meta({ example: '0.0.0.0' }),
  DATA_DIR: folder.default(project('data')).meta({ example: '/var/lib/jk-masters' }),
  RELEASES_DIR: folder.default(project('releases')).meta({ example: '/var/lib/jk-masters/releases' }),
  DATABASE_URL: url('postgres://', /^postgres(ql)?$/).meta({
    example: 'postgres://jk:secret@127.0.0.1:5432/jk',
    secret: true,
  }),
  SITE_URL: refined(
    (text) => /^https?:/.test(text) && URL.parse(text)?.origin === text,
    'must be a whole address without a path or a slash at its end',
  ).meta({ example: 'https://www.your.domain' }),
  OFFLINE: oneOf(['on', 'off']).default('on').meta({ example: 'off' }),
  NODE_ENV: oneOf(['production', 'development', 'test']).optional().meta({ example: 'production' }),
  TRUST_PROXY: integerBetween(0, 10).default(0).meta({ example: '1' }),
  MAX_CONNECTIONS: integerBetween(8, 1_000_000).default(4_000).meta({ example: '10000' }),
  HSTS: oneOf(['host', 'subdomains', 'preload']).default('host').meta({ example: 'subdomains' }),
  REVIEW_LIMIT: integerBetween(1, 1_000_000_000).default(10).meta({ example: '20' }),
  EVENT_LIMIT: integerBetween(1, 1_000_000_000).default(120).meta({ example: '600' }),
  SMTP_URL: url('smtp:// or smtps://', /^smtps?$/).meta({
    example: 'smtps://user:secret@mail.your.domain',
    secret: true,
  }),
  NOTICE_FROM: refined(
    (text) => isEmail(address(text)),
    'must be an email address, with or without a name',
  ).meta({ example: '"JK Masters <site@your.domain>"' }),
  NOTICE_TO: refined(
    (text) => text.split(',').every((one) => isEmail(address(one))),
    'must be email addresses with commas between them',
  ).meta({ example: 'owner@your.domain' }),
  BACKUP_DIR: folder.optional().meta({ example: '/var/backups/jk-masters' }),
  BACKUP_COMMAND: nonEmpty('must be a command').optional().meta({ example: '/usr/local/bin/copy-backup' }),
  LOG_LEVEL: oneOf(LEVELS).default('info').meta({ example: 'warn' }),
});

export const environment = table.superRefine((given, context) => {
  if (given.SMTP_URL && !(given.NOTICE_FROM && given.NOTICE_TO))
    context.addIssue({ code: 'custom', path: ['SMTP_URL'], message: 'needs NOTICE_FROM and NOTICE_TO, too' });
});

export type Settings = z.infer<typeof environment> & {
  BACKUP_DIR: string;
};

export const settingNames = Object.keys(environment.shape);

/** Parses the settings; throws one line for each invalid one, with reason and example. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const result = environment.safeParse(env);
  if (result.success) {
    const { DATA_DIR, TRUST_PROXY } = result.data;
    // Without a host Node listens on all addresses, IPv4 and IPv6.
    const { HOST = TRUST_PROXY > 0 ? '127.0.0.1' : undefined } = result.data;
    const { BACKUP_DIR = join(DATA_DIR, '../backups') } = result.data;
    return { ...result.data, HOST, BACKUP_DIR };
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

/** The names in the settings file, where every unknown one is a mistake: the environment has many of other programs. */
export const namesInFile = new Set<string>();
const OTHER_PROGRAMS = /^(PG[A-Z]+|NODE_(OPTIONS|EXTRA_CA_CERTS)|TZ)$/;

const normalized = (name: string) => name.toUpperCase().replaceAll('_', '');

/** Warnings about settings without effect, each with a remedy. */
export function settingsAdvice(env: NodeJS.ProcessEnv): string[] {
  const advice: string[] = [];
  for (const name of Object.keys(env).filter((one) => one !== 'JK_SETTINGS' && !settingNames.includes(one))) {
    const isMeant = (known: string) =>
      distance(normalized(known), normalized(name)) <= (namesInFile.has(name) ? 2 : 0);
    const meant = settingNames.find(isMeant);
    if (meant) advice.push(`${name} is not a setting: use ${meant}`);
    else if (
      /^(JK|NOTICE|REVIEW|TRUST|AUTH|BACKUP)_/.test(name) ||
      (namesInFile.has(name) && !OTHER_PROGRAMS.test(name))
    )
      advice.push(`${name} is not a setting: docs/running.md lists every one`);
  }
  if (!env.SMTP_URL && (env.NOTICE_FROM || env.NOTICE_TO))
    advice.push('NOTICE_FROM and NOTICE_TO send no mails: SMTP_URL is missing');
  if (env.NODE_ENV === 'production' && env.SITE_URL?.startsWith('http:'))
    advice.push(
      `Staff cannot sign in at ${env.SITE_URL}: with NODE_ENV=production browsers accept the session cookie only over TLS. Set SITE_URL to an https:// address, or unset NODE_ENV`,
    );
  return advice;
}

/** Reads the settings of this process. Exits with 2 if one is invalid; warns of settings without effect. */
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
