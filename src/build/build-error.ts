/** Where a mistake is and how to mend it. */
export interface Mistake {
  /** File, relative to the site's root. */
  file: string
  /** Line in the file, counted from 1. */
  line?: number | undefined
  /** What is wrong, in one sentence. */
  message: string
  /** What to do about it. */
  fix?: string | undefined
}

/** Mistakes in a site's sources. They stop the build and are shown without a stack. */
export class BuildError extends Error {
  readonly mistakes: readonly Mistake[]

  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map(describe).join('\n'))
    this.name = 'BuildError'
    this.mistakes = mistakes
  }
}

function describe({ file, line, message, fix }: Mistake): string {
  const place = line === undefined ? file : `${file}:${line}`
  return `${place}  ${message}${fix ? `\n    fix: ${fix}` : ''}`
}
