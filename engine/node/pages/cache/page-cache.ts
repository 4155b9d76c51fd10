import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { keepEntry, makeFolder, markUsed, pruneFolder, readEntry } from '../../cache/cache.ts'
import { hashOf } from '../../cache/hash.ts'
import { CACHE_FOLDER } from '../../project.ts'
import { sampleState } from '../../samples/sample-state.ts'
import type { Article } from '../article/article.ts'
import { sizeOfImage } from '../article/image-size.ts'

/** How many states of each page the cache keeps: the one in use and those that were left last. */
const KEPT_STATES = 5
/** How many sites the cache keeps pages of; there are tests that build many. */
const KEPT_SITES = 40

/** An article and the samples it shows, as they were. */
export interface KeptArticle {
  article: Article
  /** Names of the states of the samples it shows, by their files. */
  samples: Readonly<Record<string, string>>
}

/** Markup of a frame: what stands before its article, and what behind it. */
export type FrameMarkup = readonly [before: string, behind: string]

/** What was rendered of a site's pages before, by key. */
export interface PageCache {
  /** Whether nothing was kept. */
  isEmpty: boolean
  article(key: string): Promise<Article | undefined>
  keepArticle(key: string, kept: KeptArticle): Promise<void>
  frame(key: string): Promise<FrameMarkup | undefined>
  keepFrame(key: string, frame: FrameMarkup): Promise<void>
  /** Drops what was not used for long. @param pages how many pages the site has. */
  prune(pages: number): Promise<void>
}

async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).map(name => path.join(folder, name))
}

/** The cache of a site's pages. @param root folder of the site. */
export async function openPageCache(root: string): Promise<PageCache> {
  // A folder for each site, so that one with few pages does not crowd out one with many.
  const folder = path.join(CACHE_FOLDER, 'pages', hashOf(root))
  const [articles, frames] = ['articles', 'frames'].map(kind => path.join(folder, kind))
  if (!articles || !frames) throw new Error('the cache has no folders')
  await Promise.all([articles, frames].map(makeFolder))
  await markUsed(folder)
  const entry = (kind: string, key: string) => path.join(kind, `${key}.json`)
  // The first build of a site would look for thousands of files in vain. What others keep meanwhile is made once more.
  const there = new Set((await Promise.all([articles, frames].map(filesIn))).flat())
  const readJson = async <Entry>(file: string): Promise<Entry | undefined> => {
    const kept = there.has(file) ? await readEntry(file) : undefined
    return kept && JSON.parse(kept.toString())
  }
  return {
    isEmpty: there.size === 0,
    async article(key) {
      const kept = await readJson<KeptArticle>(entry(articles, key))
      if (!kept) return undefined
      const { article, samples } = kept
      const isStill =
        Object.entries(samples).every(([file, state]) => sampleState(root, file) === state) &&
        article.images.every(({ address, size }) =>
          isDeepStrictEqual(sizeOfImage(root, address), size),
        )
      return isStill ? article : undefined
    },
    keepArticle: (key, kept) => keepEntry(entry(articles, key), JSON.stringify(kept)),
    frame: key => readJson<FrameMarkup>(entry(frames, key)),
    keepFrame: (key, frame) => keepEntry(entry(frames, key), JSON.stringify(frame)),
    async prune(pages) {
      await Promise.all([articles, frames].map(each => pruneFolder(each, KEPT_STATES * pages)))
      await pruneFolder(path.dirname(folder), KEPT_SITES)
    },
  }
}
