/**
 * The yield figures of Blade's data page. Fractions over one and the same period.
 * Source: "FAQs" of the protocol's published documentation, version 6.2.12,
 * https://github.com/sushi-labs/sushi/blob/8803121a585cf31228eaf4c657bfd1f2195e252a/site/pages/blade/how-to-use-blade/faqs.mdx
 */

/**
 * Loss that a constant product pool would have had and Blade had not: `R_c - IL`.
 * @param cryptoBasis Blade's return on a crypto basis over the period.
 * @param impermanentLoss the loss of a constant product pool over the period, zero or below.
 * @throws RangeError when the loss is above zero or below -1.
 */
export function avoidedImpermanentLoss(cryptoBasis: number, impermanentLoss: number): number {
  if (!(impermanentLoss <= 0 && impermanentLoss >= -1)) {
    throw new RangeError(`the loss is ${impermanentLoss}; expected a fraction from -1 to 0`)
  }
  return cryptoBasis - impermanentLoss
}

/** Comparable APY: profit yield plus avoided impermanent loss, both fractions. */
export function comparableApy(profitYield: number, avoidedLoss: number): number {
  return profitYield + avoidedLoss
}
