import { type SettingName, type Settings, settingTable } from './settings.ts';

const NAMES = Object.keys(settingTable) as SettingName[];
/** A setting of no use without the others. */
const NEEDS: Partial<Record<SettingName, SettingName[]>> = {
  SMTP_URL: ['NOTICE_FROM', 'NOTICE_TO'],
  NOTICE_WEBHOOK_URL: ['NOTICE_WEBHOOK_SECRET'],
};
const OURS = /^(NOTICE|REVIEW|TRUST|AUTH)_/;
const plain = (name: string) => name.toUpperCase().replaceAll('_', '');

/** Settings that cannot be used: the message names each of them with its reason and an example. */
export class WrongSettings extends Error {
  override name = 'WrongSettings';
}

function reasonAgainst(name: SettingName, env: NodeJS.ProcessEnv): string | undefined {
  const value = env[name];
  if (value === undefined) return undefined;
  if (value === '') return 'is set but empty: leave it out, or give it a value';
  const { schema } = settingTable[name];
  const result = schema.safeParse(value);
  if (!result.success) return result.error.issues[0]?.message ?? 'is not valid';
  const missing = NEEDS[name]?.filter((other) => env[other] === undefined) ?? [];
  return missing.length ? `needs ${missing.join(' and ')}, too` : undefined;
}

function sentence(name: SettingName, reason: string, value = ''): string {
  const { secret, example } = settingTable[name] as { secret?: true; example: string };
  const shown = secret || value === '' ? name : `${name}=${value}`;
  return `  ${shown} ${reason}. For example: ${name}=${example}`;
}

/** The settings of this process, checked; throws WrongSettings with a line for each that cannot be used. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const wrong = NAMES.flatMap((name) => {
    const reason = reasonAgainst(name, env);
    return reason ? [sentence(name, reason, env[name])] : [];
  });
  if (wrong.length)
    throw new WrongSettings(
      ['These settings cannot be used:', ...wrong, 'docs/running.md lists every setting.'].join('\n'),
    );
  const held = (name: SettingName) => {
    const { schema, fallback } = settingTable[name];
    const value = env[name];
    return value === undefined ? fallback : schema.parse(value);
  };
  return Object.fromEntries(NAMES.map((name) => [name, held(name)])) as Settings;
}

/** Names that look like ours and are not: most likely a setting that was meant to hold. */
export function strangeSettings(env: NodeJS.ProcessEnv): string[] {
  const known = new Set<string>(NAMES);
  const spellings = new Set(NAMES.map(plain));
  return Object.keys(env).filter(
    (name) => !known.has(name) && (OURS.test(name) || spellings.has(plain(name))),
  );
}

/** Settings that do nothing, with the one that each waits for: most likely that one's name was misspelt. */
export function idleSettings(env: NodeJS.ProcessEnv): { name: string; needs: string }[] {
  return Object.entries(NEEDS).flatMap(([needs, others]) =>
    env[needs] === undefined
      ? others.filter((name) => env[name] !== undefined).map((name) => ({ name, needs }))
      : [],
  );
}

/** The table of settings as docs/running.md shows it. */
export function settingsAsMarkdown(): string {
  const rows = NAMES.map((name) => {
    const { unset, meaning, example } = settingTable[name];
    return `| \`${name}\` | ${unset} | ${meaning} | \`${example}\` |`;
  });
  return ['| Variable | Without it | Meaning | Example |', '|---|---|---|---|', ...rows].join('\n');
}

/** The settings of this process; where one is wrong, says so and ends with 2. */
export function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
