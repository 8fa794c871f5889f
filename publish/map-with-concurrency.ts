/** As many at a time as keep the processors busy without filling the memory. */
const AT_ONCE = 8;

/** The answers in the order of the items, however many those are; the first failure is everybody's. */
export async function mapWithConcurrency<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = new Array(items.length);
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) answers[index] = await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return answers;
}
