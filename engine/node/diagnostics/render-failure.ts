import type { Written } from '../pages/compile/written.ts'
import type { Diagnostic } from './build-error.ts'

/** A failure to render a page, with the element that failed where it is known. */
export interface LocatedFailure {
  error: unknown
  /** Line of the page, counted from 1. */
  line?: number | undefined
  /** Name of the tag that failed. */
  tag?: string | undefined
}

/** Says what is wrong with a page that cannot be rendered. @param texts where its author wrote what. */
export function renderFailure(
  file: string,
  texts: Written,
  { error, line, tag }: LocatedFailure,
): Diagnostic {
  const cause = causeOf(error)
  const reason = cause instanceof Error ? cause.message : String(cause)
  const unknown = Object.keys(texts).find(name => reason === `${name} is not defined`)
  if (unknown !== undefined) {
    const message = `uses "${unknown}", which is not defined`
    return { file, line: texts[unknown]?.[0], message, fix: 'import it, or correct its name' }
  }
  // A `TagError`, of the engine or of a site, names the way to fix it.
  const { fix } = Object(cause)
  const subject = tag === undefined ? '' : `<${tag}> `
  const given = tag === undefined ? undefined : 'correct what the tag is given'
  return {
    file,
    line,
    message: `${subject}cannot be rendered: ${reason}`,
    fix: typeof fix === 'string' ? fix : given,
  }
}

/** What a failure comes from: an error that another one wraps, or the error itself. */
export function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error
}
