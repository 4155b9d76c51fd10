import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import { keepEntry, makeFolder, pruneFolder, readEntry } from '../cache/cache.ts'
import { hashOf } from '../cache/hash.ts'
import { fewAtATime } from '../few-at-a-time.ts'
import { isForHosts } from '../hosting/host-files.ts'
import { CACHE_FOLDER } from '../project.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const zstd = promisify(zstdCompress)

/** Level 19, the highest that browsers read, makes 3 % fewer bytes in nine times the time. */
const ZSTD_SETTINGS = { [constants.ZSTD_c_compressionLevel]: 12 }

/** Files worth compressing; fonts and pictures already are. */
const COMPRESSIBLE = /\.(?:html|css|js|json|svg|txt|xml|md|ya?ml|webmanifest)$/
/**
 * How brotli compresses. Pages get quality 9 in a window of 2^16 bytes: in a larger window the same bytes take
 * fifteen times as long, and quality 11, with a tenth fewer bytes, takes twenty times as long. What every page
 * fetches gets 11.
 */
const SETTINGS = {
  page: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 },
  asset: { [constants.BROTLI_PARAM_QUALITY]: 11 },
}

/** Compresses one file's content, as servers send it. */
async function compressed(content: Buffer, isAsset: boolean): Promise<Buffer> {
  return brotli(content, {
    params: {
      ...(isAsset ? SETTINGS.asset : SETTINGS.page),
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}

/** Files compressed at once; each takes some megabytes of memory while it is. */
const CONCURRENCY = 2 * availableParallelism()

/**
 * How many compressed assets the cache keeps. A build of a hundred pages has about four hundred, most of them parts of the search
 * index, and most builds have the same. Where there are more, the parts are compressed as pages are.
 */
const KEPT_ASSETS = 1_000
const CACHED = path.join(CACHE_FOLDER, 'compressed')
/** Files of the search index. */
const SEARCH_FILE = /^search-.*\.json$/

/** Compresses an asset, or takes it from the cache: the best compression is slow, and assets seldom change. */
async function compressedAsset(content: Buffer): Promise<Buffer> {
  const cached = path.join(CACHED, `${hashOf(content, JSON.stringify(SETTINGS.asset))}.br`)
  const kept = await readEntry(cached)
  if (kept) return kept
  const data = await compressed(content, true)
  await makeFolder(CACHED)
  await keepEntry(cached, data)
  return data
}

/** Whether hosts send a file compressed, by its name. */
export function isCompressible(file: string): boolean {
  return COMPRESSIBLE.test(file)
}

/** The brotli form of a file of a built site. @param isQuick whether it is compressed as pages are, whatever it is. */
export async function brotliForm(file: string, content: Buffer, isQuick = false): Promise<Buffer> {
  const isAsset = path.basename(path.dirname(file)) === 'assets' && !isQuick
  return isAsset ? compressedAsset(content) : compressed(content, false)
}

/** Drops compressed assets that were not used for long. */
export async function pruneCompressed(): Promise<void> {
  await makeFolder(CACHED)
  await pruneFolder(CACHED, KEPT_ASSETS)
}

/** Puts compressed forms of every text file of a folder beside it. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(
    entry =>
      entry.isFile() &&
      isCompressible(entry.name) &&
      !isForHosts(path.relative(folder, path.join(entry.parentPath, entry.name))),
  )
  const isMany = files.filter(({ name }) => SEARCH_FILE.test(name)).length > KEPT_ASSETS / 2
  await fewAtATime(files, CONCURRENCY, async entry => {
    const file = path.join(entry.parentPath, entry.name)
    const content = await readFile(file)
    const zipForm = zip(content, { level: 9 })
    const zstdForm = zstd(content, { params: ZSTD_SETTINGS })
    const isQuick = isMany && SEARCH_FILE.test(entry.name)
    await writeFile(`${file}.br`, await brotliForm(file, content, isQuick))
    await writeFile(`${file}.gz`, await zipForm)
    await writeFile(`${file}.zst`, await zstdForm)
  })
  await pruneCompressed()
}
