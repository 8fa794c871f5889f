import { setTimeout as pause } from 'node:timers/promises';

type Guest = { rank: number; ready: boolean; enter: () => void; leave: (reason: Error) => void };

export type WaitingRoom = ReturnType<typeof waitingRoom>;

/** Every seat is taken by somebody who goes before. */
export class RoomFull extends Error {
  override name = 'RoomFull';
}

/**
 * Lets few tasks run at a time and keeps the others waiting, the lowest rank first. Whoever is one too many leaves by
 * RoomFull: the highest rank, and among equals who came last.
 */
export function waitingRoom({
  atOnce,
  seats,
  wait = (ms) => pause(ms),
}: {
  atOnce: number;
  seats: number;
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
