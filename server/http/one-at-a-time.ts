import { IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** Requests on one connection that wait for their answers: browsers and proxies send the next one after the last answer. */
const MOST_AT_ONCE = 16;

/** Runs tasks one after the other, each when whatever else has come had its turn. */
function inTheGaps() {
  const tasks: (() => void)[] = [];
  let isRunning = false;
  async function run(): Promise<void> {
    isRunning = true;
    while (tasks.length > 0) {
      await yieldToEventLoop();
      tasks.shift()?.();
    }
    isRunning = false;
  }
  return (task: () => void) => {
    tasks.push(task);
    if (!isRunning) void run();
  };
}

/**
 * Answers the requests of a connection one after the other: the next one only when the last answer has gone, and after
 * whoever else has asked meanwhile. Else a few bytes that ask ten times would come before ten visitors who ask once.
 * `options` are for the server: with them a connection that asks too much at once is ended, the rest of it unread.
 */
export function oneAtATime(handle: (incoming: IncomingMessage, outgoing: ServerResponse) => void) {
  const behind = new WeakMap<Socket, (() => void)[]>();
  const later = inTheGaps();
  const asksTooMuch = (socket: Socket) => (behind.get(socket)?.length ?? 0) >= MOST_AT_ONCE;

  function next(socket: Socket): void {
    const waiting = behind.get(socket)?.shift();
    if (waiting) later(waiting);
    else behind.delete(socket);
  }

  /**
   * One that comes too early says that its connection leaves HTTP: the only word at which Node stops in the middle of what
   * it has read. Node ends the connection then, because nobody here speaks anything else.
   */
  class Asking extends IncomingMessage {
    declare leaves: boolean | null;
    get upgrade() {
      return this.leaves || asksTooMuch(this.socket);
    }
    set upgrade(leaves) {
      this.leaves = leaves;
    }
  }
  const options: ServerOptions<typeof Asking> = {
    IncomingMessage: Asking,
    shouldUpgradeCallback: ({ socket }) => asksTooMuch(socket),
  };

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { socket } = incoming;
    const task = () => {
      if (socket.destroyed) return;
      outgoing.once('close', () => next(socket));
      handle(incoming, outgoing);
    };
    const waiting = behind.get(socket);
    if (waiting) return void waiting.push(task);
    behind.set(socket, []);
    task();
  }
  return { answer, options };
}
