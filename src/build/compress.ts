import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
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
/** Brotli's quality: 9 costs a tenth of the time of 11 for 3 % more bytes; what is fetched on every page gets 11. */
const QUALITY = { page: 9, asset: 11 }

/** How many compressed assets the cache keeps; a build has about twenty, and most builds have the same. */
const KEPT_ASSETS = 400

/** Compresses one file's content, as servers send it. */
export async function compressed(content: Buffer, isAsset: boolean): Promise<Buffer> {
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isAsset ? QUALITY.asset : QUALITY.page,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}

/** Makes a form of an asset, or takes it from the cache: the best compression is slow. */
async function cached(
  content: Buffer,
  form: 'br' | 'gz',
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const entry = path.join(CACHE_FOLDER, 'compressed', `${hashOf(content)}.${form}`)
  const known = await readFile(entry).catch(() => undefined)
  if (known) {
    await markUsed(entry)
    return known
  }
  const made = await make()
  await writeWhole(entry, made)
  return made
}

/** Puts a compressed form of every text file of a folder beside it. */
export async function compressFolder(folder: string): Promise<void> {
  const cacheFolder = path.join(CACHE_FOLDER, 'compressed')
  await mkdir(cacheFolder, { recursive: true })
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile() && COMPRESSIBLE.test(entry.name))
  await Promise.all(
    files.map(async entry => {
      const file = path.join(entry.parentPath, entry.name)
      const content = await readFile(file)
      const isAsset = path.basename(entry.parentPath) === 'assets'
      const makeBrotli = () => compressed(content, isAsset)
      const makeGzip = () => zip(content, { level: 9 })
      await Promise.all([
        (isAsset ? cached(content, 'br', makeBrotli) : makeBrotli()).then(data =>
          writeFile(`${file}.br`, data),
        ),
        (isAsset ? cached(content, 'gz', makeGzip) : makeGzip()).then(data =>
          writeFile(`${file}.gz`, data),
        ),
      ])
    }),
  )
  await pruneFolder(cacheFolder, KEPT_ASSETS)
}
