import { type Example, plain } from 'docs-engine/api'

/** Says of an example that its numbers are ours. */
export const OWN_NUMBERS = 'Made up, and recorded from no server.'

/**
 * An example whose numbers are ours.
 * @param summary which case it shows
 * @param value the body
 */
export function ownExample(summary: string, value: unknown): Example {
  return { summary, description: OWN_NUMBERS, value: plain(value) }
}
