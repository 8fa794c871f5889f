import type { Socket } from 'node:net';

/** Whoever has been answered for less is on a slow phone, not idling. */
const FAIR_MS = 3_000;

/**
 * Connections that may stand open at once. When all seats are taken, whoever has waited longest without asking gives theirs
 * up, then whoever has been taking an answer for longest; so neither silent nor never-reading clients keep others out.
 */
export class Seats {
  readonly #most: number;
  // Both keep the order in which their sockets came.
  readonly #waiting = new Set<Socket>();
  readonly #answered = new Map<Socket, { since: number; requests: number }>();

  constructor(most: number) {
    this.#most = most;
  }

  get taken(): number {
    return this.#waiting.size + this.#answered.size;
  }

  /** False when there is no seat, and nobody who could be asked to leave. */
  take(socket: Socket): boolean {
    if (this.taken >= this.#most) {
      const leaving = this.#longestWaiting() ?? this.#longestAnswered();
      if (!leaving) return false;
      this.leave(leaving);
      leaving.destroy();
    }
    this.#waiting.add(socket);
    return true;
  }

  asks(socket: Socket): void {
    const answered = this.#answered.get(socket);
    if (answered) answered.requests += 1;
    else if (this.#waiting.delete(socket))
      this.#answered.set(socket, { since: performance.now(), requests: 1 });
  }

  isAnswered(socket: Socket): void {
    const answered = this.#answered.get(socket);
    if (!answered) return;
    answered.requests -= 1;
    if (answered.requests > 0) return;
    this.#answered.delete(socket);
    this.#waiting.add(socket);
  }

  leave(socket: Socket): void {
    this.#waiting.delete(socket);
    this.#answered.delete(socket);
  }

  #longestWaiting(): Socket | undefined {
    return this.#waiting.values().next().value;
  }

  #longestAnswered(): Socket | undefined {
    const [socket, answered] = this.#answered.entries().next().value ?? [];
    return answered && performance.now() - answered.since >= FAIR_MS ? socket : undefined;
  }
}
