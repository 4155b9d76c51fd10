import { type Answer, type Failure, FORMATTED_BYTES } from './answer.ts'

/** What a failure means and what to do about it. */
export const failureWords: Readonly<Record<Failure, string>> = {
  offline: 'This device is offline. The documented example answers below need no network.',
  unreachable:
    'No answer came that this page may read: the network failed, the host redirected, or the API does not allow requests from this site (CORS). A browser does not tell which. Copy the request and run it in a terminal, where CORS does not apply.',
  canceled: 'Cancelled. The API may have received the request.',
  'cut off':
    'The connection ended before the body was complete. What arrived is shown; do not use it.',
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
