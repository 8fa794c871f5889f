type Fields = Record<string, string | number | undefined>;
export const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type Level = (typeof LEVELS)[number];

/** Writes one JSON line per message. Never log personal data or what a visitor typed. */
export function createLog(level: Level = 'info') {
  const threshold = LEVELS.indexOf(level);
  const write =
    (at: Level) =>
    (message: string, fields: Fields = {}) => {
      if (LEVELS.indexOf(at) < threshold) return;
      process.stdout.write(
        `${JSON.stringify({ time: new Date().toISOString(), level: at, message, ...fields })}\n`,
      );
    };
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
}

export type Log = ReturnType<typeof createLog>;
