import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { isStale } from '../publish/program.ts';
import type { Places } from './publication.ts';
import type { Answer, Call, Methods } from './publisher-process.ts';
import { Refusal } from './refusal.ts';

/** The process exits after this long without a call. Until then its rendered pages stay in memory. */
const IDLE_MS = 300_000;
/** A first publication encodes every photo and draws every link picture. */
const PUBLICATION_TIMEOUT_MS = 600_000;
/** Longer work on drafts is refused, because it may be an attack. */
const PREVIEW_TIMEOUT_MS = 30_000;
/** Steps of a publication. They need the process that took the lock; one started later does not hold it. */
const STEPS: Call['method'][] = ['prepare', 'switchTo', 'finish', 'publishCurrent'];
const PREVIEWS: Call['method'][] = ['preview', 'check', 'factValues', 'search', 'pageOf'];
const TOO_LONG = 'This took too long. Publish some of the changes, or discard some.';
const MEMORY_MB = 1_024;

/** Settings that rendering needs. Secrets such as DATABASE_URL and SMTP_URL stay with the server. */
const SETTINGS = ['PATH', 'TZ', 'SITE_URL', 'OFFLINE', 'INDEXNOW_KEY', 'NODE_ENV', 'NODE_COMPILE_CACHE'];

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };
export type Publisher = {
  [M in keyof Methods]: (...args: Parameters<Methods[M]>) => Promise<Awaited<ReturnType<Methods[M]>>>;
} & {
  /** Whether the served release was built on another day, by another program version or for another address. Starts no process. */
  isStale: () => Promise<boolean>;
  stop: () => void;
};

/** Calls the publisher process, started by the first call. A call rejects with a Refusal, or if the process exits. */
export function openPublisher(
  places: Places,
  { idleMs = IDLE_MS, previewMs = PREVIEW_TIMEOUT_MS } = {},
): Publisher {
  let child: ChildProcess | undefined;
  /** The process that took the lock. */
  let holder: ChildProcess | undefined;
  let calls = 0;
  const waiting = new Map<number, Waiting>();
  let idle: NodeJS.Timeout | undefined;

  function end(process: ChildProcess, reason: Error): void {
    if (child !== process) return;
    child = undefined;
    process.kill('SIGKILL');
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }

  function start(): ChildProcess {
    const env = Object.fromEntries(
      SETTINGS.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
    );
    const started = fork(join(import.meta.dirname, 'publisher-process.ts'), [JSON.stringify(places)], {
      cwd: places.project,
      env,
      execArgv: [`--max-old-space-size=${MEMORY_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (message: Answer) => {
      const call = waiting.get(message.id);
      waiting.delete(message.id);
      if ('result' in message) return call?.resolve(message.result);
      const { refusal, message: text } = message.error;
      call?.reject(
        refusal ? new Refusal(refusal.template, refusal.mistakes, refusal.values) : new Error(text),
      );
    });
    started.on('exit', () => end(started, new Error('The publisher was stopped.')));
    started.on('error', (error) => end(started, error));
    // Do not keep a command's event loop alive.
    started.unref();
    started.channel?.unref();
    return started;
  }

  function call(method: Call['method'], args: unknown[]): Promise<unknown> {
    child ??= start();
    const running = child;
    if (STEPS.includes(method) && holder && holder !== running)
      return Promise.reject(new Error('The publisher was stopped.'));
    if (method === 'lock') holder = running;
    if (method === 'unlock') holder = undefined;
    clearTimeout(idle);
    calls += 1;
    const id = calls;
    running.channel?.ref();
    const timeoutMs = PREVIEWS.includes(method) ? previewMs : PUBLICATION_TIMEOUT_MS;
    const deadline = setTimeout(() => {
      waiting.get(id)?.reject(new Refusal(TOO_LONG));
      // A publication in the same process goes on, and ends by its own deadline.
      if (holder === running && PREVIEWS.includes(method)) return void waiting.delete(id);
      // A publication in the same process may be public already: its error must not read as a refusal.
      end(running, new Error('The publisher was stopped.'));
    }, timeoutMs);
    const done = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    running.send({ id, method, args } satisfies Call);
    return done.finally(() => {
      clearTimeout(deadline);
      if (waiting.size) return;
      running.channel?.unref();
      clearTimeout(idle);
      idle = setTimeout(() => end(running, new Error('idle')), idleMs).unref();
    });
  }

  const own: Pick<Publisher, 'isStale' | 'stop'> = {
    isStale: () => isStale(places.releases),
    stop: () => child && end(child, new Error('The server is stopping.')),
  };
  return new Proxy(own as Publisher, {
    get: (target, name: keyof Publisher) =>
      name in target ? target[name] : (...args: unknown[]) => call(name as Call['method'], args),
  });
}
