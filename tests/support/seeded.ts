import process from 'node:process'

/** Random numbers that are the same for the same seed. */
export interface Seeded {
  /** What to set in the variable SEED to have the same numbers again. */
  readonly seed: number
  /** A whole number from 0 up to, and without, a limit. */
  below(limit: number): number
  /** One of several. @throws Error when there is none */
  pick<T>(choices: readonly T[]): T
}

const RANGE = 2 ** 32

/**
 * Starts a row of random numbers (mulberry32, https://gist.github.com/tommyettinger/46a874533244883189143505d203312c).
 * @param seed a whole number below 2^32; that of the variable SEED, else another at each run
 */
export function seeded(
  seed: number = Number(process.env.SEED ?? Math.floor(Math.random() * RANGE)),
): Seeded {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const below = (limit: number) => Math.floor((next() / RANGE) * limit)
  return {
    seed,
    below,
    pick(choices) {
      const [choice] = choices.slice(below(choices.length))
      if (choice === undefined) throw new Error('nothing to choose from')
      return choice
    },
  }
}
