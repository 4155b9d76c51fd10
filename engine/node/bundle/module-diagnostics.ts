/** Says what is wrong with a module that cannot be loaded: its file, the line and the reason, without the bundler's own words. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { BuildError, type Diagnostic } from '../diagnostics/build-error.ts'
import { causeOf } from '../diagnostics/render-failure.ts'
import { pathBelow, slashed } from '../paths.ts'
import { PROJECT_ROOT } from '../project.ts'

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

/**
 * What is wrong with a module or a style sheet that the bundler cannot read.
 * @param root folder of the site.
 * @returns undefined when the error names no place in a file.
 */
export function unreadable(root: string, error: unknown): readonly Diagnostic[] | undefined {
  const known = diagnosticsIn(error)
  if (known) return known
  const found = parseError(root, error) ?? importError(root, error)
  return found && [found]
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

/** The diagnostics an error stands for, also when it was copied on its way from a plugin. */
function diagnosticsIn(error: unknown): readonly Diagnostic[] | undefined {
  if (error instanceof BuildError) return error.diagnostics
  if (error instanceof Error && 'diagnostics' in error && Array.isArray(error.diagnostics))
    return error.diagnostics
  return undefined
}

/** An absolute file as diagnostics name it: from the site's folder, or from the project's when it lies outside the site. */
export function nameOfFile(root: string, file: string): string {
  return pathBelow(root, file) ?? pathBelow(PROJECT_ROOT, file) ?? slashed(file)
}

interface Place {
  file: string
  line: number
}

/** Where a parser stopped, as the bundler tells it: the file in words alone, now and then, from the project's folder. */
function parserPlace(error: unknown): Place | undefined {
  const { loc, message } = Object(error)
  const { file, line } = Object(loc)
  const inWords = /\[ (.+):\d+:\d+ \]/.exec(stripVTControlCharacters(String(message)))?.[1]
  const named = typeof file === 'string' ? file : inWords
  return named && typeof line === 'number'
    ? { file: path.resolve(PROJECT_ROOT, named), line }
    : undefined
}

function parseError(root: string, error: unknown): Diagnostic | undefined {
  const { errors } = Object(error)
  const first = Array.isArray(errors) ? errors[0] : error
  const place = parserPlace(first)
  if (!place) return undefined
  const where = { file: nameOfFile(root, place.file), line: place.line }
  const { code, exporter, message } = Object(first)
  if (code === 'UNRESOLVED_IMPORT') {
    // Its place is one in what the bundler has made of the file.
    const line = lineOf(place.file, String(exporter)) ?? place.line
    return { ...where, line, ...missing(String(exporter)) }
  }
  return {
    ...where,
    message: `cannot be read: ${reasonOf(message).replace(/^\[[\w:-]+\] ?/, '')}`,
    fix: 'correct what stands there, or just before',
  }
}

const MISSING = [
  /Failed to load url (?<written>\S+) \(resolved id: .*\) in (?<importer>.+)\. Does the file exist/,
  /Cannot find (?:module|package) '(?<written>[^']+)' imported from '?(?<importer>[^'\n]+?)'?$/m,
]

/** An import of a module, not of a page, that leads to no file. */
function importError(root: string, error: unknown): Diagnostic | undefined {
  const message = error instanceof Error ? stripVTControlCharacters(error.message) : ''
  const { written, importer } =
    MISSING.map(pattern => pattern.exec(message)?.groups).find(Boolean) ?? {}
  if (!written || !importer || isPage(importer)) return undefined
  return {
    file: nameOfFile(root, importer),
    line: lineOf(importer, written),
    ...missing(written),
  }
}

function missing(specifier: string): Pick<Diagnostic, 'message' | 'fix'> {
  return {
    message: `imports "${specifier}", which does not exist`,
    fix: 'correct the import, or add the file',
  }
}

/** The line on which a file imports something, counted from 1. */
function lineOf(file: string, specifier: string): number | undefined {
  try {
    const lines = readFileSync(file, 'utf8').split('\n')
    const index = lines.findIndex(
      line => line.includes(`'${specifier}'`) || line.includes(`"${specifier}"`),
    )
    return index === -1 ? undefined : index + 1
  } catch {
    return undefined
  }
}

function isPage(file: string): boolean {
  return /\.mdx?(?:\?|$)/.test(file)
}

/** The places of the site's and the engine's files in the stack of an error, the innermost first. */
function placesIn(root: string, error: unknown): Place[] {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return [...stack.matchAll(/^\s+at .*?\(?(?:file:\/\/)?(\/[^()]+?):(\d+):\d+\)?$/gm)]
    .map(([, file = '', line]) => ({ file, line: Number(line) }))
    .filter(({ file }) =>
      [root, PROJECT_ROOT].some(folder => pathBelow(folder, file) !== undefined),
    )
    .filter(({ file }) => !file.includes('/node_modules/'))
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
  if (!place || places.some(({ file }) => isPage(file))) return undefined
  return {
    file: nameOfFile(root, place.file),
    line: place.line,
    message: `cannot be run: ${reasonOf(error)}`,
    fix: 'correct what stands there, or what it is given',
  }
}
