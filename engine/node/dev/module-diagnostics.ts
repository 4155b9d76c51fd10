import { stripVTControlCharacters } from 'node:util'
import { BuildError, type Diagnostic } from '../diagnostics/build-error.ts'

/** The diagnostics an error stands for, also when it was copied on its way from a plugin. */
function diagnosticsIn(error: unknown): readonly Diagnostic[] | undefined {
  if (error instanceof BuildError) return error.diagnostics
  if (error instanceof Error && 'diagnostics' in error && Array.isArray(error.diagnostics))
    return error.diagnostics
  return undefined
}

/** What the bundler says of a module it cannot read: what is wrong, the file and the line, rendered with colors. */
const PARSE_ERROR = /\[PARSE_ERROR\] (.+)\n.*\[ (.+):(\d+):\d+ \]/

function parseError(error: unknown): Diagnostic | undefined {
  const text = error instanceof Error ? stripVTControlCharacters(error.message) : ''
  const [, reason, file, line] = PARSE_ERROR.exec(text) ?? []
  return reason && file
    ? { file, line: Number(line), message: `cannot be read: ${reason}` }
    : undefined
}

/**
 * Turns the failure to load a module into diagnostics.
 * @param explain says what is wrong when neither the error nor the bundler names a place.
 */
export function moduleDiagnostics(
  error: unknown,
  explain: (error: unknown) => Diagnostic,
): BuildError {
  return new BuildError(diagnosticsIn(error) ?? [parseError(error) ?? explain(error)])
}
