import { type Answer, type Failure, FORMATTED_BYTES } from './answer.ts'

/** From here on, a status means that the request failed (RFC 9110, section 15). */
const FIRST_ERROR_STATUS = 400

/** What a failure means and what to do about it. */
export const failureWords: Readonly<Record<Failure, string>> = {
  offline: 'This device is offline. The documented example answers below need no network.',
  unreachable:
    'No answer came that this page may read: the network failed, the host redirected, or the API does not allow requests from this site (CORS). A browser does not say which. Copy the request and run it in a terminal, where CORS does not apply.',
  canceled: 'Canceled. The API may have received the request.',
  'cut off':
    'The connection ended before the body was complete. What arrived is shown; do not use it.',
}

/** What an answer is called: what failed is no answer. */
export function answerName({ isExample, failure, status = 0 }: Answer): string {
  if (isExample) return 'Example answer'
  if (failure === 'cut off') return 'Incomplete answer'
  if (failure) return 'No answer'
  return status >= FIRST_ERROR_STATUS ? 'Error answer' : 'Answer'
}

const count = new Intl.NumberFormat('en-US')

/**
 * The title of an answer: what it is, its status, how long it took and how large it is.
 * @param isOutdated whether the request has been changed since: its amounts are no longer those that are answered
 */
export function answerTitle(answer: Answer, isOutdated = false): string {
  const { isExample, status, milliseconds, body } = answer
  return [
    isExample ? 'Example, not a live answer' : answerName(answer),
    status === undefined ? undefined : String(status),
    milliseconds === undefined ? undefined : `${count.format(milliseconds)} ms`,
    body.size > 0 && !isExample ? `${count.format(body.size)} bytes` : undefined,
    isOutdated ? 'to the request before your changes' : undefined,
  ]
    .filter(part => part !== undefined)
    .join(' · ')
}

/** What is wrong with the kind of an answer; undefined when it is JSON, as documented. */
export function mediaTypeWords({ isExample, body, json, headers }: Answer): string | undefined {
  if (isExample) return undefined
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? 'of no stated type'
  if (!/[/+]json\b/.test(type))
    return `The answer is ${type}, not JSON. It may come from a proxy between you and the API.`
  if (json !== undefined || body.size === 0 || body.size > FORMATTED_BYTES) return undefined
  return 'The body calls itself JSON, but cannot be read as JSON.'
}
