/** First import of every program: loads the settings file into the environment. Existing variables take precedence. */
import { existsSync } from 'node:fs';

/** JK_SETTINGS names the file, empty for none. The default is `settings.env` in the working directory, if it exists. */
const { JK_SETTINGS: named } = process.env;
const file = named ?? (existsSync('settings.env') ? 'settings.env' : '');
if (file)
  try {
    process.loadEnvFile(file);
  } catch (error) {
    console.error(
      `The settings in ${file} cannot be read: ${(error as Error).message}. Set JK_SETTINGS to use another file.`,
    );
    process.exit(2);
  }
