/** Random numbers that are the same for the same seed. */
export interface Random {
  /** A whole number from 0 to below `limit`, which is 1 or more. */
  below(limit: number): number
  /** One of several things; there is at least one. */
  one<Thing>(things: readonly Thing[]): Thing
}

/**
 * Random numbers from a seed.
 * Source: mulberry32 by Tommy Ettinger, 2017, in the public domain.
 * @param seed a whole number, 0 or more.
 */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    one(things) {
      const thing = things[below(things.length)]
      if (thing === undefined) throw new Error('nothing to choose from')
      return thing
    },
  }
}
