/** Least and most of what an axis shows, both above 0. */
export type Domain = readonly [least: number, most: number]

/** What holds all values, with a part more on either side, so that no point lies on an edge. */
export function domainOf(values: readonly number[]): Domain {
  const around = 1.3
  return [Math.min(...values) / around, Math.max(...values) * around]
}

/** A scale on which equal factors are equally far apart. @returns the place of a value between two places. */
export function logScale([least, most]: Domain, [from, to]: readonly [number, number]) {
  const span = Math.log(most / least)
  return (value: number) => from + ((to - from) * Math.log(value / least)) / span
}

/** The round values of a domain: 1, 2 and 5 of each power of ten, or the powers alone where those are many. */
export function ticksOf([least, most]: Domain): number[] {
  const powers: number[] = []
  for (let power = Math.floor(Math.log10(least)); 10 ** power <= most; power++) powers.push(power)
  const steps = powers.length > 4 ? [1] : [1, 2, 5]
  return powers
    .flatMap(power => steps.map(step => step * 10 ** power))
    .filter(value => value >= least && value <= most)
}
