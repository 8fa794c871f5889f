/** First import of every program: loads the settings file into the environment. Existing variables take precedence. */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { namesInFile, settingNames } from './settings.ts';

/** Node ends an unquoted value at a #, even inside a password. Only a # after a space begins a comment. */
const HASH_IN_VALUE = /^\s*(?:export\s+)?(\w+)\s*=\s*[^\s'"`#][^#\n]*(?<=[^\s#])#/m;

function parseFile(file: string): NodeJS.Dict<string> {
  // Editors of Windows begin a file with a byte order mark, which would become part of the first name.
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const [, name] = HASH_IN_VALUE.exec(text) ?? [];
  if (name) throw new Error(`${name} has a # in its value: put the value in quotes`);
  const wrong = text.split('\n').findIndex((line) => !/^\s*(#|$)|=/.test(line));
  if (wrong >= 0) throw new Error(`line ${wrong + 1} is not NAME=value`);
  return parseEnv(text);
}

/** JK_SETTINGS names the file, empty for none. The default is `settings.env` in the working directory, if it exists. */
const { JK_SETTINGS: named } = process.env;
const file = named ?? (existsSync('settings.env') ? 'settings.env' : '');
if (file)
  try {
    for (const [name, value] of Object.entries(parseFile(file))) {
      process.env[name] ??= value;
      namesInFile.add(name);
    }
  } catch (error) {
    console.error(
      `The settings in ${file} cannot be read: ${(error as Error).message}. Set JK_SETTINGS to use another file.`,
    );
    process.exit(2);
  }

// `docker --env-file` keeps the quotes around a value.
for (const name of settingNames) {
  const [, , inside] = /^(["'])(.*)\1$/.exec(process.env[name]?.trim() ?? '') ?? [];
  if (inside !== undefined) process.env[name] = inside;
}
