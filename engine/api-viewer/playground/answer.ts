import type { Json } from '#model/api/document.ts'
import type { ExampleAnswer, ExplainedError, FormOperation } from '#model/api/form.ts'
import { memberOf } from '#model/api/member-of.ts'
import { indentJson } from '../request/json-text.ts'

/** Characters of a body that are shown; the whole of it can be downloaded. */
const SHOWN_CHARACTERS = 20_000
/** Bytes of a body that is parsed and indented; a longer one is shown as it came. */
export const FORMATTED_BYTES = 200_000

/** Why a request has no whole answer. */
export type Failure = 'offline' | 'unreachable' | 'canceled' | 'canceled midway' | 'cut off'

/** What came of a request, or of the replay of an example. */
export interface Answer {
  readonly isExample: boolean
  readonly status?: number
  /** From the press to the last byte, in milliseconds. */
  readonly milliseconds?: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Blob
  /** The beginning of the body, formatted if it is JSON. */
  readonly text: string
  readonly isShortened: boolean
  readonly json: Json | undefined
  readonly failure?: Failure
}

const NO_BODY = new Blob([])

/** A request without any answer. */
export function failed(failure: Failure, milliseconds: number): Answer {
  return {
    isExample: false,
    milliseconds,
    headers: [],
    body: NO_BODY,
    text: '',
    isShortened: false,
    json: undefined,
    failure,
  }
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * What is shown of a body. A long one is neither parsed nor formatted, so that it holds nothing up.
 * @param body all that came of it
 */
export async function shownBody(
  body: Blob,
): Promise<Pick<Answer, 'body' | 'text' | 'isShortened' | 'json'>> {
  // A character takes at most four bytes.
  const raw = await body.slice(0, Math.max(FORMATTED_BYTES, 4 * SHOWN_CHARACTERS)).text()
  const json = body.size <= FORMATTED_BYTES ? parsed(raw) : undefined
  // Printed from the text, not from the value: an amount may have more digits than a number holds.
  const whole = json === undefined ? raw : indentJson(raw)
  return {
    body,
    json,
    text: whole.slice(0, SHOWN_CHARACTERS),
    isShortened: whole.length > SHOWN_CHARACTERS || body.size > FORMATTED_BYTES,
  }
}

/** A documented example as an answer. */
export async function replay({ status, value }: ExampleAnswer): Promise<Answer> {
  const body = new Blob([JSON.stringify(value)], { type: 'application/json' })
  return { isExample: true, status, headers: [], ...(await shownBody(body)) }
}

/**
 * The documented error whose code an answer carries. All words and the link are the definition's: nothing of an
 * answer becomes a link.
 */
export function explainedError(
  { errors }: Pick<FormOperation, 'errors'>,
  json: Json | undefined,
): ExplainedError | undefined {
  const code = memberOf(json, 'code')
  return typeof code === 'string' && Object.hasOwn(errors, code) ? errors[code] : undefined
}

/** The parameters that a validation error names, each with its reason. */
export function parameterErrors(json: Json | undefined): { parameter: string; detail: string }[] {
  const errors = memberOf(json, 'errors')
  if (!Array.isArray(errors)) return []
  return errors.flatMap((entry: Json) => {
    const parameter = memberOf(entry, 'parameter')
    const detail = memberOf(entry, 'detail')
    return typeof parameter === 'string' && typeof detail === 'string' ? { parameter, detail } : []
  })
}
