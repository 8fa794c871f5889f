/** How much of everything; times in ms. */
export type Plan = {
  kills: number;
  /** Restarts of the database of each kind. */
  restarts: number;
  locks: number;
  freezes: number;
  halfOpen: number;
  neverReading: number;
  /** Clients that ask hundreds of times in one breath. */
  impatient: number;
  /** How long one lock, one freeze or a full disk lasts. */
  heldMs: number;
  switches: number;
  floodMs: number;
  quietMs: number;
  restMs: number;
};

export const full: Plan = {
  kills: 50,
  restarts: 12,
  locks: 3,
  freezes: 2,
  halfOpen: 6_000,
  neverReading: 700,
  impatient: 100,
  heldMs: 8_000,
  switches: 10,
  floodMs: 15_000,
  quietMs: 15_000,
  restMs: 30_000,
};

/** About a minute of each engine. */
export const short: Plan = {
  ...full,
  kills: 3,
  restarts: 1,
  locks: 1,
  freezes: 1,
  heldMs: 3_000,
  switches: 2,
  floodMs: 4_000,
  quietMs: 5_000,
  restMs: 10_000,
};
