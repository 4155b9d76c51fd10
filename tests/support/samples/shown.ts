import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SNIPPET_FOLDER } from '#engine/node/samples/files.ts'
import { fencesIn } from '../api-pages.ts'
import { SITE_ROOT } from '../folders.ts'

/** A sample as a page shows it. */
export interface ShownSample {
  /**
   * Its file below `site/content/snippets/`, or the page and the title of the fence, with a number from the second of
   * a title on: `api/examples/pricing#curl 2`.
   */
  readonly id: string
  readonly language: string
  readonly code: string
}

const CODE_TAG =
  /<Code lang="(?<language>\w+)" title="(?<title>[^"]+)" source=\{`(?<code>[^`]*)`\}/g

function fileSamples(): ShownSample[] {
  const folder = path.join(SITE_ROOT, SNIPPET_FOLDER)
  const files = globSync('**/*.*', { cwd: folder, exclude: ['generated/**'] }).sort()
  return files.map(id => ({
    id,
    language: path.extname(id).slice(1),
    code: readFileSync(path.join(folder, id), 'utf8'),
  }))
}

function pageSamples(): ShownSample[] {
  const folder = path.join(SITE_ROOT, 'content')
  return globSync('**/*.mdx', { cwd: folder })
    .sort()
    .flatMap(file => {
      const text = readFileSync(path.join(folder, file), 'utf8')
      const tags = [...text.matchAll(CODE_TAG)].map(({ groups = {} }) => groups)
      const met = new Map<string, number>()
      return [...fencesIn(text), ...tags].map(({ language = '', title = '', code = '' }) => {
        const name = `${file.replace(/(?:\/index)?\.mdx$/, '')}#${title || language}`
        const count = (met.get(name) ?? 0) + 1
        met.set(name, count)
        return { id: count === 1 ? name : `${name} ${count}`, language, code }
      })
    })
}

/** Every sample that a page shows: files, fences and texts of the tag `<Code>`. The list is read from the files. */
export const shownSamples: readonly ShownSample[] = [...fileSamples(), ...pageSamples()]

/** The code of a sample. @throws Error when no page shows it */
export function codeShown(id: string): string {
  const found = shownSamples.find(sample => sample.id === id)
  if (!found) throw new Error(`No page shows a sample "${id}"`)
  return found.code
}
