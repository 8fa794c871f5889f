/** The first import of every program: puts the file of settings into the environment, where what stands there already wins. */
import { existsSync } from 'node:fs';

/** Named by JK_SETTINGS, where an empty name means none; else `settings.env` in the working folder, where there is one. */
const { JK_SETTINGS: named } = process.env;
const file = named ?? (existsSync('settings.env') ? 'settings.env' : '');
if (file)
  try {
    process.loadEnvFile(file);
  } catch (error) {
    console.error(
      `The settings of ${file} cannot be read: ${(error as Error).message}. JK_SETTINGS names another file.`,
    );
    process.exit(2);
  }
