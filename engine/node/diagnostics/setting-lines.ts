import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Diagnostic } from './build-error.ts'

/** A diagnostic in the settings, with what its line may be found by. */
export interface SettingDiagnostic extends Diagnostic {
  /** Name of the field, without those it lies in. */
  key?: string | undefined
  /** What stands there. */
  value?: unknown
}

/** Files that settings are usually written in. */
const SETTING_FILES = ['site.config.ts', 'content/**/*.ts']

/**
 * Gives diagnostics in settings the file and line they are written on, where a search finds exactly one place;
 * settings are a program, so there may be none, or many.
 */
export async function withSettingLines(
  root: string,
  diagnostics: readonly SettingDiagnostic[],
): Promise<Diagnostic[]> {
  const files = (await Array.fromAsync(glob(SETTING_FILES, { cwd: root }))).sort()
  const lines = (
    await Promise.all(
      files.map(async file =>
        (
          await readFile(path.join(root, file), 'utf8')
        )
          .split('\n')
          .map((text, index) => ({ file: file.split(path.sep).join('/'), line: index + 1, text })),
      ),
    )
  ).flat()
  return diagnostics.map(({ key, value, ...diagnostic }) => {
    const pattern = patternOf(key, value)
    const places = pattern ? lines.filter(({ text }) => pattern.test(text)) : []
    const [place] = places
    return place && places.length === 1
      ? { ...diagnostic, file: place.file, line: place.line }
      : diagnostic
  })
}

function patternOf(key: string | undefined, value: unknown): RegExp | undefined {
  const field = key === undefined ? '' : `\\b${escaped(key)}['"]?\\s*:\\s*`
  // An address may stand in a text, between the brackets of a Markdown link.
  const text = typeof value === 'string' ? `['"\`(]${escaped(value)}['"\`)]` : ''
  return field + text === '' ? undefined : new RegExp(field + text)
}

/** A text as a pattern that finds it literally. */
function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
