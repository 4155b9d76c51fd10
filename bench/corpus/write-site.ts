import { type OutputFile, writeFiles } from '#engine/node/output/output-file.ts'
import { type Area, areasOf, type Page, pageOf } from './page.ts'

/** How the generated pages are written down for one tool. Files are named below the folder of its project. */
export interface SiteWriter {
  /** The project without its pages. */
  project(areas: readonly Area[]): readonly OutputFile[]
  page(page: Page): OutputFile
}

/** A file of a page: that of the root is named `index`. @param path of its address. */
export const fileOf = (path: string, ending: string) =>
  `${path === '/' ? 'index' : path.slice(1)}.${ending}`

/** Writes a site of generated pages. @param count of pages, at least 1. */
export async function writeGenerated(
  folder: string,
  writer: SiteWriter,
  count: number,
): Promise<void> {
  const pages = Array.from({ length: count }, (_, page) => writer.page(pageOf(page, count)))
  await writeFiles(folder, [...writer.project(areasOf(count)), ...pages])
}
