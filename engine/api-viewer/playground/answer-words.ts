import { words } from '#words'
import { type Answer, type Failure, FORMATTED_BYTES } from './answer.ts'

/** From here on, a status means that the request failed (RFC 9110, section 15). */
const FIRST_ERROR_STATUS = 400

/** What a failure means and what to do about it. */
export const failureWords: Readonly<Record<Failure, string>> = {
  offline: words.deviceOffline,
  unreachable: words.unreachable,
  canceled: words.canceled,
  'cut off': words.cutOff,
}

/** What an answer is called: what failed is no answer. */
export function answerName({ isExample, failure, status = 0 }: Answer): string {
  if (isExample) return words.exampleAnswer
  if (failure === 'cut off') return words.incompleteAnswer
  if (failure) return words.noAnswer
  return status >= FIRST_ERROR_STATUS ? words.errorAnswer : words.answer
}

/** A count as the language of the site writes it. */
export const written = (count: number) => count.toLocaleString(words.locale)

/**
 * The title of an answer: what it is, its status, how long it took and how large it is.
 * @param isOutdated whether the request has been changed since: its amounts are no longer those that are answered
 */
export function answerTitle(answer: Answer, isOutdated = false): string {
  const { isExample, status, milliseconds, body } = answer
  return [
    isExample ? words.exampleNotLive : answerName(answer),
    status === undefined ? undefined : String(status),
    milliseconds === undefined ? undefined : `${written(milliseconds)} ms`,
    body.size > 0 && !isExample ? words.bytes(written(body.size)) : undefined,
    isOutdated ? words.toEarlierRequest : undefined,
  ]
    .filter(part => part !== undefined)
    .join(' · ')
}

/** What is wrong with the kind of an answer; undefined when it is JSON, as documented. */
export function mediaTypeWords({ isExample, body, json, headers }: Answer): string | undefined {
  if (isExample) return undefined
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? words.noStatedType
  if (!/[/+]json\b/.test(type)) return words.notJson(type)
  if (json !== undefined || body.size === 0 || body.size > FORMATTED_BYTES) return undefined
  return words.brokenJson
}
