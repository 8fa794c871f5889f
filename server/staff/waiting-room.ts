import { setTimeout as pause } from 'node:timers/promises';

type Guest = { rank: number; ready: boolean; enter: () => void; leave: (reason: Error) => void };

export type WaitingRoom = ReturnType<typeof waitingRoom>;

/** Every seat is taken by somebody who goes before. */
export class RoomFull extends Error {
  override name = 'RoomFull';
}

/**
 * Lets few tasks run at a time and keeps the others waiting, the lowest rank first. Whoever is one too many leaves by
 * RoomFull: the highest rank, and among equals who came last; so does whoever has waited too long.
 */
export function waitingRoom({
  atOnce,
  seats,
  longestMs = 12_000,
  wait = (ms) => pause(ms),
}: {
  atOnce: number;
  seats: number;
  /** Whoever has waited for so long leaves, too: later nobody would listen to the answer. */
  longestMs?: number;
  /** Sleeps so many milliseconds; tests need not. */
  wait?: (ms: number) => Promise<unknown>;
}) {
  const guests: Guest[] = [];
  let running = 0;

  const callNext = () => {
    while (running < atOnce) {
      const index = guests.findIndex(({ ready }) => ready);
      const [guest] = index < 0 ? [] : guests.splice(index, 1);
      if (!guest) return;
      running += 1;
      guest.enter();
    }
  };
  const turn = (rank: number, delayMs: number) =>
    new Promise<void>((enter, leave) => {
      const guest: Guest = { rank, ready: delayMs === 0, enter, leave };
      setTimeout(() => {
        const place = guests.indexOf(guest);
        if (place >= 0) guests.splice(place, 1)[0]?.leave(new RoomFull());
      }, longestMs).unref();
      const behind = guests.findIndex((other) => other.rank > rank);
      guests.splice(behind < 0 ? guests.length : behind, 0, guest);
      callNext();
      if (guests.length > seats) guests.pop()?.leave(new RoomFull());
      if (guest.ready) return;
      wait(delayMs).then(() => {
        guest.ready = true;
        callNext();
      }, leave);
    });

  return {
    /** Whether somebody of that rank would get a seat now. */
    hasRoomFor: (rank: number): boolean => guests.length < seats || guests.some((guest) => guest.rank > rank),

    /** Runs the task when its delay is over and its turn has come. */
    async run<T>({ rank, delayMs }: { rank: number; delayMs: number }, task: () => Promise<T>): Promise<T> {
      await turn(rank, delayMs);
      try {
        return await task();
      } finally {
        running -= 1;
        callNext();
      }
    },
  };
}
