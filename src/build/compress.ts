import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { markUsed, pruneFolder, writeWhole } from './cache.ts'
import { hashOf } from './hash.ts'
import { CACHE_FOLDER } from './project.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

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

/** How many compressed files the cache keeps: two forms of a thousand pages and their assets, twice over. */
const KEPT_FORMS = 5000

/** Compresses one file's content, as servers send it. */
export async function compressed(content: Buffer, isAsset: boolean): Promise<Buffer> {
  return brotli(content, {
    params: {
      ...(isAsset ? SETTINGS.asset : SETTINGS.page),
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}

/** Files compressed at once; each takes some megabytes of memory while it is. */
const CONCURRENCY = 2 * availableParallelism()

/** Writes one form of a content, from the cache when the same content was compressed before. */
async function writeForm(
  target: string,
  content: Buffer,
  quality: string,
  compress: () => Promise<Buffer>,
): Promise<void> {
  const name = `${hashOf(content)}-${quality}${path.extname(target)}`
  const cached = path.join(CACHE_FOLDER, 'compressed', name)
  if (existsSync(cached)) await markUsed(cached)
  else await writeWhole(cached, await compress())
  await copyFile(cached, target)
}

/** Puts a compressed form of every text file of a folder beside it. */
export async function compressFolder(folder: string): Promise<void> {
  const cacheFolder = path.join(CACHE_FOLDER, 'compressed')
  await mkdir(cacheFolder, { recursive: true })
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile() && COMPRESSIBLE.test(entry.name)).values()
  const compressNext = async () => {
    for (const entry of files) {
      const file = path.join(entry.parentPath, entry.name)
      const content = await readFile(file)
      const kind = path.basename(entry.parentPath) === 'assets' ? 'asset' : 'page'
      await writeForm(`${file}.br`, content, kind, () => compressed(content, kind === 'asset'))
      await writeForm(`${file}.gz`, content, kind, () => zip(content, { level: 9 }))
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, compressNext))
  await pruneFolder(cacheFolder, KEPT_FORMS)
}
