import { type ChildProcess, fork } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PublishedContent } from '../fold.ts';
import { Refusal } from '../refusal.ts';
import type { Answer, Call, Methods } from './process.ts';

/** The process exits after this long without a call. Until then its rendered pages stay in memory. */
const IDLE_MS = 300_000;
/** A first publication encodes every photo and draws every link picture. */
const PUBLICATION_TIMEOUT_MS = 600_000;
/** A longer preview or check is refused with StillPreparing and goes on. Shorter than the server's limit for a silent connection. */
const PREVIEW_TIMEOUT_MS = 15_000;
/** Longer work on drafts is ended, because it may be an attack. A slow machine renders every page in a minute or two. */
const MAX_PREVIEW_MS = 180_000;
const PREVIEWS: Call['method'][] = ['preview', 'check', 'factValues', 'search', 'pageOf', 'encode'];
const MEMORY_MB = 1_024;
/** A publication makes hundreds of MB that are garbage at once: with Node's 16 MB it takes half as long again. */
const YOUNG_MB = 64;

/** Settings that rendering needs. Secrets such as DATABASE_URL and SMTP_URL stay with the server. */
const SETTINGS = 'PATH TZ SITE_URL OFFLINE NODE_ENV NODE_OPTIONS NODE_COMPILE_CACHE'.split(' ');

/** A call that takes longer than a request should. `work` ends with it. */
export class StillPreparing extends Refusal {
  readonly work: Promise<unknown>;
  constructor(work: Promise<unknown> = Promise.resolve()) {
    super('This is still being prepared. Try again in a moment.');
    this.work = work;
  }
}

export type Worker = {
  [M in Exclude<keyof Methods, 'append'>]: (
    ...args: Parameters<Methods[M]>
  ) => Promise<Awaited<ReturnType<Methods[M]>>>;
} & { stop: () => void };

/** Calls the worker process, started by the first call. A call rejects with a Refusal, or if the process exits. */
export function openWorker(
  releases: string,
  content: PublishedContent,
  { idleMs = IDLE_MS, previewMs = PREVIEW_TIMEOUT_MS, maxPreviewMs = MAX_PREVIEW_MS } = {},
): Worker {
  let child: ChildProcess | undefined;
  /** The number of the newest publication that the process knows. */
  let known = 0;
  let publishing = 0;
  let calls = 0;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let idle: NodeJS.Timeout | undefined;

  function end(process: ChildProcess, reason = new Error('The worker was stopped.')): void {
    if (child !== process) return;
    child = undefined;
    process.kill('SIGKILL');
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }

  function start(): ChildProcess {
    const env = {
      // Loading the schemas and the renderer takes most of the time of a first publication.
      NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
      ...Object.fromEntries(
        SETTINGS.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
      ),
    };
    const started = fork(join(import.meta.dirname, 'process.ts'), [releases], {
      cwd: join(import.meta.dirname, '../../..'),
      env,
      execArgv: [`--max-old-space-size=${MEMORY_MB}`, `--max-semi-space-size=${YOUNG_MB}`],
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
    started.on('exit', () => end(started));
    started.on('error', (error) => end(started, error));
    // Do not keep a command's event loop alive.
    started.unref();
    started.channel?.unref();
    return started;
  }

  function call(method: Call['method'], args: unknown[]): Promise<unknown> {
    if (!child) known = 0;
    child ??= start();
    const running = child;
    const newest = content.newest();
    if (known < newest.number) {
      running.send({ id: 0, method: 'append', args: [content.since(known), newest] } satisfies Call);
      known = newest.number;
    }
    const isPreview = PREVIEWS.includes(method);
    if (!isPreview) publishing += 1;
    clearTimeout(idle);
    calls += 1;
    const id = calls;
    running.channel?.ref();
    const done = Promise.withResolvers<unknown>();
    waiting.set(id, done);
    const deadline = setTimeout(
      () => {
        // A publication in the same process goes on, and ends by its own deadline.
        if (isPreview && publishing) done.reject(new StillPreparing());
        else end(running);
      },
      isPreview ? maxPreviewMs : PUBLICATION_TIMEOUT_MS,
    );
    running.send({ id, method, args } satisfies Call);
    const ended = done.promise.finally(() => {
      clearTimeout(deadline);
      waiting.delete(id);
      if (!isPreview) publishing -= 1;
      if (waiting.size) return;
      running.channel?.unref();
      clearTimeout(idle);
      idle = setTimeout(() => end(running), idleMs).unref();
    });
    if (!isPreview) return ended;
    const late = sleep(previewMs, undefined, { ref: false }).then(() => {
      throw new StillPreparing(ended);
    });
    return Promise.race([ended, late]);
  }

  const own: Pick<Worker, 'stop'> = { stop: () => child && end(child) };
  return new Proxy(own as Worker, {
    get: (target, name: keyof Worker) =>
      name in target ? target[name] : (...args: unknown[]) => call(name as Call['method'], args),
  });
}
