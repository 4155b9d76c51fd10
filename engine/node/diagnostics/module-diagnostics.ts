/** Says what is wrong with a module that cannot be loaded: its file, the line and the reason, without the bundler's own words. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { pathBelow, slashed } from '../paths.ts'
import { PROJECT_ROOT } from '../project.ts'
import { BuildError, type Diagnostic } from './build-error.ts'
import { causeOf } from './render-failure.ts'

/**
 * Turns the failure to load a module into diagnostics.
 * @param root folder of the site.
 * @param explain says what is wrong when neither the error nor its stack names a place outside pages.
 */
export function moduleDiagnostics(
  root: string,
  error: unknown,
  explain: (error: unknown) => Diagnostic,
): BuildError {
  return new BuildError(unreadable(root, error) ?? [thrown(root, error) ?? explain(error)])
}

/** What is wrong with a module or style sheet that the bundler cannot read; undefined when the error names no place. */
export function unreadable(root: string, error: unknown): readonly Diagnostic[] | undefined {
  return diagnosticsIn(error) ?? parseError(root, error)
}

/** What an error says, in one line without colors. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return (
    stripVTControlCharacters(message)
      .trim()
      // The bundler turns the name of an import into a field of a variable.
      .replaceAll(/\(0 ?, ?__vite_ssr_import_\d+__\.(\w+)\)|__vite_ssr_import_\d+__\./g, '$1')
      .split('\n')[0] ?? ''
  )
}

/** The diagnostics an error stands for, also when it was copied, or taken into another, on its way from a plugin. */
function diagnosticsIn(error: unknown): readonly Diagnostic[] | undefined {
  const { diagnostics, errors = [] } = Object(error)
  return Array.isArray(diagnostics) ? diagnostics : errors[0]?.diagnostics
}

/** An absolute file as diagnostics name it: from the site's folder, or from the project's when it lies outside the site. */
export function nameOfFile(root: string, file: string): string {
  return pathBelow(root, file) ?? pathBelow(PROJECT_ROOT, file) ?? slashed(file)
}

/** Where a parser stopped, and why. The bundler tells the file in words alone, now and then, from the project's folder. */
function parseError(root: string, error: unknown): Diagnostic[] | undefined {
  const { errors: [first] = [error] } = Object(error)
  const { loc, message } = Object(first)
  const inWords = /\[ (.+):\d+:\d+ \]/.exec(stripVTControlCharacters(String(message)))?.[1]
  const { file = inWords, line } = Object(loc)
  if (typeof file !== 'string' || typeof line !== 'number') return undefined
  const reason = reasonOf(message).replace(/^\[[\w:-]+\] ?/, '')
  const fix = 'correct what stands there, or just before'
  const name = nameOfFile(root, path.resolve(PROJECT_ROOT, file))
  return [{ file: name, line, message: `cannot be read: ${reason}`, fix }]
}

function isPage(file: string): boolean {
  return /\.mdx?$/.test(file)
}

/** A line of a stack, or the one above the code that Node could not parse: an address or a path, and a line. */
const PLACE = /^(?:\s+at .*?\(?)?((?:file:\/\/)?\/[^()?\n]+?)(?:\?[^():\n]*)?:(\d+)(?::\d+\)?)?$/gm

/** The places of the site's and the engine's files in the stack of an error, the innermost first. */
function placesIn(root: string, error: unknown): { file: string; line: number }[] {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return [...stack.matchAll(PLACE)]
    .map(([, at = '', line]) => ({ at: at.startsWith('/') ? at : fileURLToPath(at), line }))
    .filter(({ at }) => [root, PROJECT_ROOT].some(folder => pathBelow(folder, at) !== undefined))
    .filter(({ at }) => !at.includes('/node_modules/'))
    .map(({ at, line }) => ({ file: at, line: Number(line) }))
}

/** Where a component threw an error that does not say how to fix it: `tags/price.tsx:2`. */
export function placeInComponent(root: string, error: unknown): string | undefined {
  const cause = causeOf(error)
  const [place] = placesIn(root, cause)
  if (!place || isPage(place.file) || 'fix' in Object(cause)) return undefined
  return `${nameOfFile(root, place.file)}:${place.line}`
}

/** What a module threw while it was loaded, unless a page had a part in it. */
function thrown(root: string, error: unknown): Diagnostic | undefined {
  const places = placesIn(root, error)
  const [place] = places
  // What looked for a module that is missing is not at fault.
  const isMissing = Object(error).code === 'ERR_MODULE_NOT_FOUND'
  if (!place || isMissing || places.some(({ file }) => isPage(file))) return undefined
  const message = `cannot be ${error instanceof SyntaxError ? 'read' : 'run'}: ${reasonOf(error)}`
  const fix = 'correct what stands there, or what it is given'
  return { file: nameOfFile(root, place.file), line: place.line, message, fix }
}
