import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fillSampleValues } from '#engine/node/pages/compile/sample-values.ts'
import { sampleValues } from '#site/facts/api/sample-values.ts'

/** A fenced block of code in a page. */
export interface Fence {
  language: string
  /** What stands in square brackets behind the language, or nothing. */
  title: string
  code: string
}

/** A page about the API. */
export interface ApiPage {
  /** Relative to `content/api/`, without the ending. */
  name: string
  text: string
  fences: Fence[]
}

const folder = fileURLToPath(new URL('../../site/content/api/', import.meta.url))
const FENCE =
  /^[ \t]*```(?<language>\w+)(?: \[(?<title>[^\]]+)\])?[^\n]*\n(?<code>.*?)^[ \t]*```$/gms

/** The fenced blocks of code in the text of a page, with the values that the build fills in. */
export function fencesIn(text: string): Fence[] {
  return [...text.matchAll(FENCE)].map(readFence)
}

function readFence({ groups }: RegExpMatchArray): Fence {
  return {
    language: groups?.language ?? '',
    title: groups?.title ?? '',
    code: fillSampleValues(groups?.code ?? '', sampleValues, name => {
      throw new Error(`a fence names {{${name}}}, which has no value`)
    }),
  }
}

/** The pages about errors and the example pages, with their code. */
export function readApiPages(): ApiPage[] {
  const files = ['errors', 'examples'].flatMap(area =>
    readdirSync(`${folder}${area}`).map(file => `${area}/${file}`),
  )
  return files.sort().map(file => {
    const text = readFileSync(`${folder}${file}`, 'utf8')
    const name = file.replace(/\.mdx$/, '')
    return { name, text, fences: fencesIn(text) }
  })
}

/**
 * The code of a fence with a title.
 * @throws when no page has one
 */
export function codeOf(title: string): string {
  const fence = readApiPages()
    .flatMap(page => page.fences)
    .find(candidate => candidate.title === title)
  if (!fence) throw new Error(`No page has a fence titled ${title}`)
  return fence.code
}
