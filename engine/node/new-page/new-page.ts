import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stringify } from 'yaml'
import type { SourcePage } from '#model/page.ts'
import { hasRecord, recordPages } from '../checks/published-pages.ts'
import { loadConfig } from '../config/load-config.ts'
import { BuildError } from '../diagnostics/build-error.ts'
import { collectPages, readPage } from '../pages/collect/collect.ts'
import { addEntry, entryText } from './sidebar-entry.ts'

/** What is said of a page that is to be made; what is undefined was not said. */
interface NewPage {
  /** Its address, such as "/guide/install". */
  path: string | undefined
  title: string | undefined
  /** What it tells, in one sentence. */
  description: string | undefined
  /** Whether it is left out of builds for now. */
  draft: boolean
}

const USAGE =
  'write: npm run new-page -- /guide/install --title "Install" --description "How to install it, in one sentence."'

/** Words in lower case, with digits and hyphens, in folders. */
const ADDRESS = /^(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/

function refusal(subject: string, message: string, fix: string): BuildError {
  return new BuildError([{ file: subject, message, fix }])
}

/** Folders that pages lie in, as they begin addresses; empty for the first. A page may have others below it. */
function areasOf(pages: readonly SourcePage[]): string[] {
  const parents = pages.map(page => path.posix.dirname(page.path))
  return [...new Set(['/', ...parents, ...pages.map(page => page.path)])].sort()
}

/**
 * Writes the file of a new page, adds it to the sidebar where that can be done, and to the record of published addresses
 * where there is one. Nothing is written when anything is wrong.
 * @param root folder of the site
 * @returns what was done, and what is left to do, line by line
 * @throws BuildError for an address, title or description that is missing, odd or taken
 */
export async function newPage(root: string, asked: NewPage): Promise<string[]> {
  const contentFolder = path.join(root, 'content')
  const pages = await collectPages(contentFolder)
  const { redirects } = await loadConfig(root, {})
  const { path: at, title, description } = checked(asked, pages)
  const redirect = redirects.find(({ from }) => from === at)
  if (redirect)
    throw refusal(
      at,
      `is redirected to "${redirect.to}"`,
      'take that redirect out, or rename the page',
    )
  const filePath = `${at.slice(1)}.mdx`
  const file = path.join(contentFolder, filePath)
  if (existsSync(file)) throw refusal(`content/${filePath}`, 'is there already', 'edit it')
  const fields = { title, description, ...(asked.draft && { draft: true }) }
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(
    file,
    `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${asText(description)}\n\n${WORDS}`,
  )

  const entry = await addEntry(root, { path: at, title })
  const page = await readPage(contentFolder, filePath)
  const isRecorded = hasRecord(root) && !asked.draft && !Array.isArray(page)
  if (isRecorded) await recordPages(root, [page])
  return [
    `content/${filePath}  is written: say there what the reader came for`,
    entry
      ? `${entry}  has its entry`
      : `the sidebar  was left as it is: add ${entryText({ path: at, title })}`,
    ...(isRecorded ? ['its address is recorded'] : []),
  ]
}

/** A sentence as a paragraph of a page, in which no character is the beginning of a tag or an expression. */
const asText = (sentence: string) => sentence.trim().replace(/[\\`*_[\]{}<>#]/g, '\\$&')

/** What a new page holds besides what it tells, until it is written. */
const WORDS = '{/* Begin with what the reader came for, and end with where to go next. */}\n'

/** What was asked, if a page can be made of it. */
function checked(
  { path: at, title, description }: NewPage,
  pages: readonly SourcePage[],
): { path: string; title: string; description: string } {
  if (!at) throw refusal('new-page', 'needs the address of the page', USAGE)
  if (!ADDRESS.test(at))
    throw refusal(
      at,
      'is no address for a page',
      'begin it with "/", and write words in lower case with hyphens, such as "/guide/install"',
    )
  if (!title?.trim()) throw refusal(at, 'needs a title', USAGE)
  if (!description?.trim()) throw refusal(at, 'needs a description', USAGE)
  const taken = pages.find(
    ({ path: other, frontmatter }) =>
      other.toLowerCase() === at ||
      frontmatter.title === title ||
      frontmatter.description === description,
  )
  if (taken) {
    const what =
      taken.path.toLowerCase() === at
        ? 'address'
        : taken.frontmatter.title === title
          ? 'title'
          : 'description'
    throw refusal(at, `has the ${what} of content/${taken.filePath}`, `give it another ${what}`)
  }
  const areas = areasOf(pages)
  if (!areas.includes(path.posix.dirname(at)))
    throw refusal(
      at,
      `is in a folder without pages, "${path.posix.dirname(at)}"`,
      `choose one of: ${areas.filter(area => pages.some(each => path.posix.dirname(each.path) === area)).join(', ')}; or write the first page of a new one by hand`,
    )
  return { path: at, title, description }
}
