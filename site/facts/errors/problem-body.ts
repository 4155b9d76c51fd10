import type { ErrorSlug } from './catalog.ts'
import { errorBySlug, errorTypeUri } from './lookup.ts'

/** The members that every error body has, in the order the API documents them. */
export interface ProblemBody {
  readonly type: string
  readonly title: string
  readonly detail?: string
  readonly details?: string
  readonly status: number
  readonly code: string
}

/**
 * The common part of an error's body.
 * @param slug a documented error
 * @param text what the text member says; needed only where the catalog has no fixed text
 * @throws RangeError when neither the catalog nor the caller gives a text
 */
export function problemBody(slug: ErrorSlug, text?: string): ProblemBody {
  const { bodyTitle, message, status, code } = errorBySlug(slug)
  const value = text ?? message.text
  if (value === null) throw new RangeError(`The error "${slug}" has no fixed text: give one`)
  return { type: errorTypeUri(slug), title: bodyTitle, [message.member]: value, status, code }
}
