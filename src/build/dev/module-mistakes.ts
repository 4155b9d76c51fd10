import path from 'node:path'
import { BuildError, type Mistake } from '../build-error.ts'

/** What the bundler adds to an error about a module. */
interface ModuleError extends Error {
  id?: unknown
  loc?: unknown
}

/** The mistakes an error stands for, also when it was copied on its way from a plugin. */
function mistakesIn(error: unknown): readonly Mistake[] | undefined {
  if (error instanceof BuildError) return error.mistakes
  if (error instanceof Error && 'mistakes' in error && Array.isArray(error.mistakes))
    return error.mistakes
  return undefined
}

/** The module that cannot be read, and the line in it, when the bundler says so. */
function placeOf(error: ModuleError, root: string): Pick<Mistake, 'file' | 'line'> | undefined {
  const { id, loc } = error
  if (typeof id !== 'string') return undefined
  const line =
    typeof loc === 'object' && loc !== null && 'line' in loc && typeof loc.line === 'number'
      ? loc.line
      : undefined
  const file = id.replace(/\?.*$/, '')
  const below = path.relative(root, file)
  return { file: below.startsWith('..') ? file : below, line }
}

/**
 * Turns the failure to load a module into mistakes.
 * @param explain says what is wrong when neither the error nor the bundler names a place.
 */
export function moduleMistakes(
  error: unknown,
  root: string,
  explain: (error: unknown) => Mistake,
): BuildError {
  const known = mistakesIn(error)
  if (known) return new BuildError(known)
  const place = error instanceof Error ? placeOf(error, root) : undefined
  const found = explain(error)
  return new BuildError([place && !found.fix ? { ...found, ...place } : found])
}
