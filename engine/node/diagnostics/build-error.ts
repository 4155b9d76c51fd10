/** What is wrong in a site's sources, where, and how to fix it. */
export interface Diagnostic {
  /** File, relative to the site's root. */
  file: string
  /** Line in the file, counted from 1. */
  line?: number | undefined
  /** What is wrong, in one sentence. */
  message: string
  /** What to do about it. */
  fix?: string | undefined
}

/** Line of a text, counted from 1, at an offset of it. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/** Says of a place that no author wrote where it comes from. */
export function withOrigin(diagnostic: Diagnostic): Diagnostic {
  if (diagnostic.line !== undefined) return diagnostic
  return {
    ...diagnostic,
    message: `${diagnostic.message} (it comes from a component or from data)`,
  }
}

/** Diagnostics in a site's sources, each once, in the order of files and lines. They stop the build and are shown without a stack. */
export class BuildError extends Error {
  readonly diagnostics: readonly Diagnostic[]

  constructor(diagnostics: readonly Diagnostic[]) {
    const once = new Map(diagnostics.map(diagnostic => [describe(diagnostic), diagnostic]))
    const sorted = [...once.values()].sort(inOrder)
    super(sorted.map(describe).join('\n'))
    this.name = 'BuildError'
    this.diagnostics = sorted
  }
}

function inOrder(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return (a.line ?? 0) - (b.line ?? 0)
}

function describe({ file, line, message, fix }: Diagnostic): string {
  const place = line === undefined ? file : `${file}:${line}`
  return `${place}  ${message}${fix ? `\n    fix: ${fix}` : ''}`
}
