import { type Example, plain } from 'docs-engine/api'

/** Says of an example that its numbers are ours. */
export const OWN_NUMBERS = 'Made up, and recorded from no server.'

/**
 * An example whose numbers are ours.
 * @param summary which case it shows
 * @param value the body
 * @param remark what else to know of it
 */
export function ownExample(summary: string, value: unknown, remark?: string): Example {
  const description = remark ? `${OWN_NUMBERS} ${remark}` : OWN_NUMBERS
  return { summary, description, value: plain(value) }
}
