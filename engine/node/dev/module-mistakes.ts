import { stripVTControlCharacters } from 'node:util'
import { BuildError, type Mistake } from '../diagnostics/build-error.ts'

/** The mistakes an error stands for, also when it was copied on its way from a plugin. */
function mistakesIn(error: unknown): readonly Mistake[] | undefined {
  if (error instanceof BuildError) return error.mistakes
  if (error instanceof Error && 'mistakes' in error && Array.isArray(error.mistakes))
    return error.mistakes
  return undefined
}

/** What the bundler says of a module it cannot read: what is wrong, the file and the line, drawn with colours. */
const PARSE_ERROR = /\[PARSE_ERROR\] (.+)\n.*\[ (.+):(\d+):\d+ \]/

function parseMistake(error: unknown): Mistake | undefined {
  const text = error instanceof Error ? stripVTControlCharacters(error.message) : ''
  const [, reason, file, line] = PARSE_ERROR.exec(text) ?? []
  return reason && file
    ? { file, line: Number(line), message: `cannot be read: ${reason}` }
    : undefined
}

/**
 * Turns the failure to load a module into mistakes.
 * @param explain says what is wrong when neither the error nor the bundler names a place.
 */
export function moduleMistakes(error: unknown, explain: (error: unknown) => Mistake): BuildError {
  return new BuildError(mistakesIn(error) ?? [parseMistake(error) ?? explain(error)])
}
