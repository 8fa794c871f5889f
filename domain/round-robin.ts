/** Takes one of each group in turn, then a second of each, until there are enough. */
export function roundRobin<T>(groups: Iterable<readonly T[]>, most: number): T[] {
  const rows = [...groups];
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    rows.flatMap((row) => row.slice(turn, turn + 1)),
  );
  return turns.flat().slice(0, most);
}
