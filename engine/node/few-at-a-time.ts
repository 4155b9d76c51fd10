/**
 * Does something with each item, a few at a time and in their order, so that what each takes of memory is taken by a few.
 * @param most how many at once, at least 1.
 * @throws what the first does that fails.
 */
export async function fewAtATime<Item>(
  items: Iterable<Item>,
  most: number,
  run: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = Iterator.from(items)
  const next = async () => {
    for (const item of queue) await run(item)
  }
  await Promise.all(Array.from({ length: most }, next))
}
