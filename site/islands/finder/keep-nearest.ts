/** For the bar (`browser/nearest.ts`), of this page once it is reported and of the next ones in this tab: the branch alone, never a position. */
export function keepNearest(slug: string): void {
  try {
    sessionStorage.setItem('nearest-branch', slug);
  } catch {
    // Storage is full or off: the bar goes on offering the choice.
  }
}
