import type { ApiError, RetryPolicy } from './api-error.ts'

// What the catalog says of retrying and waiting, in our own words.

/** One word for the table of all errors. */
export const retryWord: Readonly<Record<RetryPolicy, string>> = {
  no: 'No',
  maybe: 'Maybe',
  yes: 'Yes',
}

/** A sentence for the page of one error. */
export const retrySentence: Readonly<Record<RetryPolicy, string>> = {
  no: 'No. The same request fails again until something changes.',
  maybe: 'Maybe. Ask once more, then change the request.',
  yes: 'Yes, after a pause that grows with each attempt.',
}

/** What the same request has to wait for, for a cell of a table. */
export function waitText({ wait }: Pick<ApiError, 'wait'>): string {
  return wait === 'not published' ? 'Not published' : `Until ${wait.until}`
}
