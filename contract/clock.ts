declare global {
  interface Window {
    /** How far the device's clock is behind the server's, in milliseconds. */
    clockBehind?: number;
  }
}

/** The time by the server's clock, as far as it is known (site/browser/today.ts), because a device's clock may be wrong. */
export const timeNow = (): Date => new Date(Date.now() + (window.clockBehind ?? 0));
