import { words } from '#words'
import { type Answer, type Failure, FORMATTED_BYTES } from './answer.ts'

/** From here on, a status means that the request failed (RFC 9110, section 15). */
const FIRST_ERROR_STATUS = 400

/** What a failure means and what to do about it. */
export const failureWords: Readonly<Record<Failure, string>> = {
  offline: words.deviceOffline,
  unreachable: words.unreachable,
  canceled: words.canceled,
  'canceled midway': words.canceledMidway,
  'cut off': words.cutOff,
}

/** What an answer is called: what failed is no answer, or a part of one if a status came. */
export function answerName({ isExample, failure, status }: Answer): string {
  if (isExample) return words.exampleAnswer
  if (status === undefined) return words.noAnswer
  if (failure) return words.incompleteAnswer
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

/** What is wrong with the kind of an answer; undefined when it is JSON, as documented, or when there is no body. */
export function mediaTypeWords({ isExample, body, json, headers }: Answer): string | undefined {
  if (isExample || body.size === 0) return undefined
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? words.noStatedType
  // Upper and lower case mean the same (RFC 9110, section 8.3.1).
  if (!/[/+]json\b/i.test(type)) return words.notJson(type)
  if (json !== undefined || body.size > FORMATTED_BYTES) return undefined
  return words.brokenJson
}
