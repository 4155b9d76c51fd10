/** How a function takes a request. */
export type Outcome = 'sent' | 'TypeError' | 'ZodError'

/** A request that the newest version takes in another way. */
export interface RequestChange {
  /** The function asked; both take it alike if it is left out. */
  readonly of?: 'getQuote' | 'getSwap'
  /** What the request has, in words. Backticks mark code. */
  readonly request: string
  /** Fields that are set on a valid request; undefined leaves one out. */
  readonly fields: Readonly<Record<string, unknown>>
  /** What the published version does; `tests/running-samples/migrating.test.ts` asks it. */
  readonly before: Outcome
  /** What is left out of the request that is sent, or sent in its place. */
  readonly beforeNote?: string
  /** What the newest version, 7.3.15, did on 2026-11-21, in an installation apart from this project. */
  readonly after: Outcome
}

/** An account that is nobody's: its address is the placeholder of the samples' tests. */
const SOMEBODY = `0x${'1'.repeat(40)}`

/**
 * Requests by what they have that a valid one has not.
 * Source: both versions of https://www.npmjs.com/package/sushi, each asked with a `fetch` that only notes the request.
 */
export const requestChanges: readonly RequestChange[] = [
  {
    request: '`amount` as text',
    fields: { amount: '1000' },
    before: 'sent',
    after: 'ZodError',
  },
  { request: '`amount` of 0', fields: { amount: 0n }, before: 'sent', after: 'ZodError' },
  {
    request: '`maxSlippage` of 1 or more',
    fields: { maxSlippage: 1 },
    before: 'sent',
    after: 'ZodError',
  },
  {
    request: '`maxSlippage` left out',
    fields: { maxSlippage: undefined },
    before: 'TypeError',
    after: 'ZodError',
  },
  {
    request: '`maxPriceImpact` of 0',
    fields: { maxPriceImpact: 0 },
    before: 'sent',
    beforeNote: 'without it',
    after: 'ZodError',
  },
  {
    request: 'a network that the API does not serve',
    fields: { chainId: 999999 },
    before: 'sent',
    after: 'ZodError',
  },
  {
    request: '`tokenIn` that is no address',
    fields: { tokenIn: '0x12' },
    before: 'sent',
    after: 'ZodError',
  },
  {
    of: 'getSwap',
    request: '`sender` of `0x`',
    fields: { sender: '0x' },
    before: 'sent',
    after: 'ZodError',
  },
  {
    request: 'an empty `referrer`',
    fields: { referrer: '' },
    before: 'sent',
    beforeNote: 'with the default',
    after: 'ZodError',
  },
  {
    request: '`fee` as a `bigint`, with `feeReceiver`',
    fields: { fee: 25n, feeReceiver: SOMEBODY },
    before: 'sent',
    after: 'ZodError',
  },
  {
    of: 'getSwap',
    request: '`fee` without `feeReceiver`',
    fields: { fee: 0.01 },
    before: 'sent',
    beforeNote: 'without the fee',
    after: 'ZodError',
  },
  {
    of: 'getSwap',
    request: '`feeReceiver` without `fee`',
    fields: { feeReceiver: SOMEBODY },
    before: 'sent',
    beforeNote: 'without the receiver',
    after: 'ZodError',
  },
]

/** The fee limits that the newest version checks, fractions of the amount. Source: its declared request schema. */
export const NEWEST_FEE_LIMIT = 0.5
