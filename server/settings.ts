import { join } from 'node:path';
import type { z } from 'zod/mini';
import { isEmail } from '../domain/contact.ts';
import { LEVELS } from './log.ts';
import { addressIn, host, longSecret, oneOf, text, url, webAddress, whole } from './setting-values.ts';

type Setting<T> = {
  /** Takes the text of the environment; its message says what the value must be. */
  schema: z.ZodMiniType<T, string>;
  /** What holds without it. */
  fallback: T | undefined;
  /** The same in words, for the documents. */
  unset: string;
  meaning: string;
  example: string;
  /** Its value is never shown. */
  secret?: true;
};

const setting = <T, const F extends T | undefined>(row: Setting<T> & { fallback: F }) => row;

/** Every environment variable that the server reads; docs/running.md is printed from here. */
export const settingTable = {
  PORT: setting({
    schema: whole(0, 65_535),
    fallback: 3000,
    unset: '3000',
    meaning: 'the port where it listens; 0 takes one that is free',
    example: '8080',
  }),
  HOST: setting({
    schema: text((value) => host.test(value), 'must be an address or a name of this machine'),
    fallback: '0.0.0.0',
    unset: 'all addresses',
    meaning: 'the address where it listens',
    example: '127.0.0.1',
  }),
  DATA_DIR: setting({
    schema: text((value) => value.trim() !== '' && !value.includes('\0'), 'must be the path of a folder'),
    fallback: join(import.meta.dirname, '../data'),
    unset: '`data/` in the project',
    meaning: 'folder of the SQLite store',
    example: '/var/lib/jk-masters',
  }),
  RELEASES_DIR: setting({
    schema: text((value) => value.trim() !== '' && !value.includes('\0'), 'must be the path of a folder'),
    fallback: join(import.meta.dirname, '../releases'),
    unset: '`releases/` in the project',
    meaning: 'folder of the built releases, for the build and the server',
    example: '/var/lib/jk-masters/releases',
  }),
  DATABASE_URL: setting({
    schema: url(['postgres:', 'postgresql:'], 'must be an address that begins with postgres://'),
    fallback: undefined,
    unset: 'SQLite',
    meaning: 'uses PostgreSQL instead; several processes may share it',
    example: 'postgres://jk:secret@127.0.0.1:5432/jk',
    secret: true,
  }),
  SITE_URL: setting({
    schema: text(
      (value) =>
        URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value,
      'must be a whole address without a path or a slash at its end',
    ),
    fallback: undefined,
    unset: 'the placeholder domain',
    meaning: 'at build time: the address in canonical links, sitemap, structured data and mails to staff',
    example: 'https://www.your.domain',
  }),
  NODE_ENV: setting({
    schema: oneOf(['production', 'development', 'test']),
    fallback: undefined,
    unset: 'none',
    meaning: "`production` sends the staff's cookie over TLS only and refuses demo data",
    example: 'production',
  }),
  TRUST_PROXY: setting({
    schema: whole(0, 10),
    fallback: 0,
    unset: '0',
    meaning:
      'how many proxies of your own stand in front, one after the other: 1 behind nginx; the client is found that many places from the end of X-Forwarded-For',
    example: '1',
  }),
  MAX_CONNECTIONS: setting({
    schema: whole(8, 1_000_000),
    fallback: 4_000,
    unset: '4000',
    meaning:
      'connections at once, of which one client may hold a quarter; silent and never-reading ones make room first',
    example: '10000',
  }),
  MEMORY_MB: setting({
    schema: whole(0, 1_000_000),
    fallback: 128,
    unset: '128',
    meaning:
      'megabytes of built files kept in memory, pages before scripts before pictures; the others are read from disk when they are asked for',
    example: '32',
  }),
  HSTS: setting({
    schema: oneOf(['host', 'subdomains', 'preload']),
    fallback: 'host',
    unset: '`host`',
    meaning:
      'whom the promise to speak TLS only binds for two years: this `host`, its `subdomains` too, or all of them in the `preload` list of browsers',
    example: 'subdomains',
  }),
  REVIEW_LIMIT: setting({
    schema: whole(1, 1_000_000_000),
    fallback: 10,
    unset: '10',
    meaning: 'reviews that one client may send within ten minutes',
    example: '20',
  }),
  EVENT_LIMIT: setting({
    schema: whole(1, 1_000_000_000),
    fallback: 120,
    unset: '120',
    meaning: 'batches of events that one client may send within a minute; a visit to a page sends one or two',
    example: '600',
  }),
  SMTP_URL: setting({
    schema: url(['smtp:', 'smtps:'], 'must be an address that begins with smtp:// or smtps://'),
    fallback: undefined,
    unset: 'no mails',
    meaning: 'a mail for every new review; needs NOTICE_FROM and NOTICE_TO',
    example: 'smtps://user:secret@mail.your.domain',
    secret: true,
  }),
  NOTICE_FROM: setting({
    schema: text((value) => isEmail(addressIn(value)), 'must be an email address, with or without a name'),
    fallback: undefined,
    unset: 'none',
    meaning: 'who sends those mails',
    example: '"JK Masters <site@your.domain>"',
  }),
  NOTICE_TO: setting({
    schema: text(
      (value) => value.split(',').every((one) => isEmail(addressIn(one.trim()))),
      'must be email addresses with commas between them',
    ),
    fallback: undefined,
    unset: 'none',
    meaning: 'who gets those mails',
    example: 'owner@your.domain',
  }),
  NOTICE_WEBHOOK_URL: setting({
    schema: webAddress(
      ['http:', 'https:'],
      'must be an address that begins with https:// or http://, without a user or a password',
    ),
    fallback: undefined,
    unset: 'no calls',
    meaning: 'a signed POST for every new review; needs NOTICE_WEBHOOK_SECRET',
    example: 'https://hooks.your.domain/reviews',
    secret: true,
  }),
  NOTICE_WEBHOOK_SECRET: setting({
    schema: longSecret(16),
    fallback: undefined,
    unset: 'none',
    meaning: 'signs those calls; at least 16 characters',
    example: '"$(openssl rand -base64 32)"',
    secret: true,
  }),
  LOG_LEVEL: setting({
    schema: oneOf(LEVELS),
    fallback: 'info',
    unset: '`info`',
    meaning: 'the least of what is logged: `debug`, `info`, `warn`, `error` or `silent`',
    example: 'warn',
  }),
};

export type SettingName = keyof typeof settingTable;
export type Settings = {
  [Name in SettingName]:
    | z.output<(typeof settingTable)[Name]['schema']>
    | (typeof settingTable)[Name]['fallback'];
};
