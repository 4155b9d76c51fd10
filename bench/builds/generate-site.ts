import path from 'node:path'
import { type Dialect, directiveNote, markdownOf } from '../corpus/markdown.ts'
import { pathOf, sidebarOf } from '../corpus/page.ts'
import { fileOf, type SiteWriter, writeGenerated } from '../corpus/write-site.ts'

const dialect: Dialect = {
  fence: ({ language, file, marked }) =>
    [language, file && `[${file}]`, marked && `{${marked}}`].filter(Boolean).join(' '),
  note: directiveNote,
  titleInText: false,
}

const contentFileOf = (address: string) => path.posix.join('content', fileOf(address, 'mdx'))

/** How the generated pages are written down for this engine. */
export const ourWriter: SiteWriter = {
  project(areas) {
    const config = {
      title: 'Generated',
      description: 'A site of generated pages, to measure builds.',
      baseUrl: 'https://docs.example.com',
      sidebar: sidebarOf(areas),
    }
    const text = `export default ${JSON.stringify(config, undefined, 2)}\n`
    return [{ file: 'site.config.ts', text }]
  },
  page: page => ({ file: contentFileOf(page.path), text: markdownOf(page, dialect) }),
}

/**
 * Writes a site of generated pages for this engine.
 * @param folder where to, made if it is not there.
 * @param count number of pages, at least 1.
 * @returns a page's file, to change it.
 */
export async function generateSite(folder: string, count: number): Promise<string> {
  await writeGenerated(folder, ourWriter, count)
  return path.join(folder, contentFileOf(pathOf(Math.floor(count / 2))))
}
