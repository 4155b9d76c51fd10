import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { outputFileOf } from '#engine/model/routes.ts'
import { fewAtATime } from '#engine/node/few-at-a-time.ts'
import { isCompressible } from '#engine/node/output/compress.ts'
import type { Page } from '../corpus/page.ts'

const brotli = promisify(brotliCompress)

/** That of pages of a release: the highest takes hours for thousands of pages. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
/** Files that are handled at once. */
const AT_A_TIME = 4

/** The files of a built site, relative to its folder, with forward slashes. */
async function filesOf(output: string): Promise<string[]> {
  const entries = await readdir(output, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => path.relative(output, path.join(parentPath, name)))
    .map(file => file.split(path.sep).join('/'))
}

async function bytesOf(output: string, files: readonly string[]): Promise<number> {
  let bytes = 0
  await fewAtATime(files, AT_A_TIME, async file => {
    const { size } = await stat(path.join(output, file))
    bytes += size
  })
  return bytes
}

/** Bytes of a built site. */
export interface OutputBytes {
  /** Of all files, as they are built. */
  output: number
  /** Of all that the search reads, as it is sent; undefined for a tool without a search. */
  index: number | undefined
}

/**
 * Makes a built site ready to be visited at one page, and measures it. All files but the other pages get a compressed form,
 * in the same way whatever tool made them: the release's own way knows our folders.
 * @param page that is visited.
 * @param searchIndex files that the search reads.
 * @throws Error when the page, or the index of a tool with a search, is not there.
 */
export async function prepareOutput(
  output: string,
  page: Page,
  searchIndex: RegExp | undefined,
): Promise<OutputBytes> {
  const files = await filesOf(output)
  const visited = outputFileOf(page.path)
  const compressed = files.filter(
    file => isCompressible(file) && (!file.endsWith('.html') || file === visited),
  )
  const bytes = await bytesOf(output, files)
  // Other hosts answer with the index of a folder, too.
  const inFolder = visited.replace(/\.html$/, '/index.html')
  if (files.includes(inFolder)) {
    await copyFile(path.join(output, inFolder), path.join(output, visited))
    compressed.push(visited)
  }
  // What a tool writes for a page that it does not know could be visited as well.
  const text = await readFile(path.join(output, visited), 'utf8')
  if (!text.includes(page.title)) throw new Error(`${visited} does not show its title`)
  await fewAtATime(compressed, AT_A_TIME, async file => {
    const plain = path.join(output, file)
    await writeFile(`${plain}.br`, await brotli(await readFile(plain), QUALITY))
  })
  if (!searchIndex) return { output: bytes, index: undefined }
  const sent = files
    .filter(file => searchIndex.test(file))
    .map(file => (isCompressible(file) ? `${file}.br` : file))
  if (sent.length === 0) throw new Error('the search index has no file')
  return { output: bytes, index: await bytesOf(output, sent) }
}
