import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from './folders.ts'

/** A line of a page's own words. */
export interface ProseLine {
  /** Below the project. */
  file: string
  /** Counted from 1. */
  line: number
  text: string
}

/** What an author may write that is no prose: replaced by spaces, so that lines stay where they are. */
const NO_PROSE = [
  /^(?:import|export) .*$/gm,
  /```[\s\S]*?```/g,
  /\$\$[\s\S]*?\$\$/g,
  /`[^`\n]*`/g,
  /\]\([^)\n]*\)/g,
  /\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g,
]

/** The words of all pages, line by line: without code, formulas, addresses of links and printed values. */
export function proseLines(): ProseLine[] {
  const files = globSync('site/content/**/*.mdx', { cwd: PROJECT_ROOT }).sort()
  if (files.length === 0) throw new Error('there is no page in site/content')
  return files.flatMap(file => {
    const source = readFileSync(path.join(PROJECT_ROOT, file), 'utf8')
    const prose = NO_PROSE.reduce(
      (text, pattern) => text.replace(pattern, found => found.replace(/[^\n]/g, ' ')),
      source,
    )
    return prose.split('\n').map((text, index) => ({ file, line: index + 1, text }))
  })
}
