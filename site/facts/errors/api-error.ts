/**
 * Whether repeating the same request can help.
 * - `no`: the request or the account must change first.
 * - `maybe`: a fresh request may pass, a changed one is likelier to.
 * - `yes`: wait, then repeat it.
 */
export type RetryPolicy = 'no' | 'maybe' | 'yes'

/** A member of an error body that only some errors carry. */
export interface ProblemMember {
  readonly name: 'errors' | 'token' | 'spender' | 'sender' | 'allowance' | 'balance' | 'amount'
  readonly meaning: string
}

/** One error of the HTTP API. */
export interface ApiError {
  /** Last segment of the error's page and of its type URI. */
  readonly slug: string
  /** HTTP status of the answer, repeated in the body. */
  readonly status: number
  /** What a program should compare: the status, a hyphen and a two-digit number. */
  readonly code: string
  /** Title of the error's page and of its row in the list. */
  readonly listTitle: string
  /** Value of `title` in the body. */
  readonly bodyTitle: string
  /** The member that holds the text, and the text; null where no fixed text is published. */
  readonly message: { readonly member: 'detail' | 'details'; readonly text: string | null }
  /** Members that this error adds to the common ones. */
  readonly extraMembers: readonly ProblemMember[]
  /** What went wrong, in one sentence. */
  readonly meaning: string
  /** What leads to it, in one or two sentences. */
  readonly cause: string
  readonly retry: RetryPolicy
  /** What the same request has to wait for: a change, or a time that is not published. */
  readonly wait: { readonly until: string } | 'not published'
  /** Which calls answer with it: any of them, or those alone that prepare a transaction. */
  readonly calls: 'any' | 'transaction'
}
