/** How many letters must change to make one word of another (Levenshtein). */
function difference(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

const LISTED = 8;

/** The known name that was meant by a misspelt one, or nothing where none is near. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const [nearest] = [...known]
    .map((other) => ({ other, by: difference(name, other) }))
    .sort((a, b) => a.by - b.by);
  return nearest && nearest.by <= Math.max(2, name.length / 4) ? nearest.other : undefined;
}

/** What may have been meant: the nearest name, else all where they are few, else the list they stand in. */
export function suggestion(name: string, known: readonly string[], list = 'where it is listed'): string {
  const nearest = nearestName(name, known);
  if (nearest) return `did you mean '${nearest}'?`;
  return known.length <= LISTED ? `there is ${known.join(', ')}` : `look up its name ${list}`;
}
