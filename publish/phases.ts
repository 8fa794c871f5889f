const columns = (what: string, count: string, milliseconds: number) =>
  `${what.padEnd(15)}${count.padEnd(28)}${(milliseconds / 1_000).toFixed(1).padStart(5)} s`;

let since = 0;

/** Ends a phase of the build with one line: what was done, how many, and how long it took since the one before. */
export function phaseDone(what: string, count: string): void {
  const now = performance.now();
  console.log(columns(what, count, now - since));
  since = now;
}

/** Ends the build with the line that counts from the start of its process. */
export function buildDone(what: string, count: string): void {
  const { user, system } = process.cpuUsage();
  console.log(
    `${columns(what, count, performance.now())}, ${((user + system) / 1e6).toFixed(1)} s of processor`,
  );
}
