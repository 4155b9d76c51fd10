/** Says which of some things fail when only the first changes are made. @param made how many are. */
export type FailingWith<Thing> = (things: readonly Thing[], made: number) => Promise<Thing[]>

/**
 * Finds for each of some things that fail the change that makes it fail, by halves.
 * @param things fail when all changes are made.
 * @param count how many changes there are.
 * @returns by thing the position of its change, from 1; 0 for what fails without any.
 */
export async function firstFailing<Thing>(
  things: readonly Thing[],
  count: number,
  failingWith: FailingWith<Thing>,
): Promise<Map<Thing, number>> {
  const found = new Map<Thing, number>()
  /** @param good with so many changes all hold, @param bad with so many all fail */
  const divide = async (failing: readonly Thing[], good: number, bad: number): Promise<void> => {
    if (failing.length === 0) return
    if (bad - good === 1) {
      for (const thing of failing) found.set(thing, bad)
      return
    }
    const middle = Math.floor((good + bad) / 2)
    const already = await failingWith(failing, middle)
    const later = failing.filter(thing => !already.includes(thing))
    await divide(already, good, middle)
    await divide(later, middle, bad)
  }
  const always = things.length > 0 ? await failingWith(things, 0) : []
  for (const thing of always) found.set(thing, 0)
  const rest = things.filter(thing => !always.includes(thing))
  await divide(rest, 0, count)
  return found
}
