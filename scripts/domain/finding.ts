/** What was looked at, and how it stands. */
export interface Finding {
  /** `ok`, something to `fix`, or `unknown` where nobody answered. */
  state: 'ok' | 'fix' | 'unknown'
  /** One sentence. */
  text: string
}
