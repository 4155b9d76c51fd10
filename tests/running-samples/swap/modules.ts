import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { SNIPPET_FOLDER } from '#engine/node/samples/files.ts'
import type * as Approve from '#site/content/snippets/swap/approve.ts'
import type * as CheckSwap from '#site/content/snippets/swap/check-swap.ts'
import type * as Explain from '#site/content/snippets/swap/explain-revert.ts'
import type * as MakeSwap from '#site/content/snippets/swap/make-swap.ts'
import type * as OfferTrade from '#site/content/snippets/swap/offer-trade.ts'
import type * as RequestSwap from '#site/content/snippets/swap/request-swap.ts'
import type * as SendSwap from '#site/content/snippets/swap/send-swap.ts'
import { SITE_ROOT } from '#support/folders.ts'
import { javascriptOf } from '#support/samples/javascript.ts'

/** All that the samples of a swap export. */
export type SwapModules = typeof Approve &
  typeof CheckSwap &
  typeof Explain &
  typeof MakeSwap &
  typeof OfferTrade &
  typeof RequestSwap &
  typeof SendSwap

/**
 * Texts of the files of the swap, by name; not of the programs that use them, and not of the samples beside them that
 * use the approval alone and have tests of their own.
 */
export async function swapSources(): Promise<ReadonlyMap<string, string>> {
  const folder = path.join(SITE_ROOT, SNIPPET_FOLDER, 'swap')
  const names = (await readdir(folder))
    .filter(name => /^(?!stake-sushi|swap-tokens)[\w-]+\.ts$/.test(name))
    .sort()
  const texts = await Promise.all(names.map(name => readFile(path.join(folder, name), 'utf8')))
  return new Map(names.map((name, index) => [name, texts[index] ?? '']))
}

/**
 * Loads the samples of a swap as they read now.
 * @param folder new, and below the project, so that packages are found
 */
export async function loadSwap(
  folder: string,
  sources: ReadonlyMap<string, string>,
): Promise<SwapModules> {
  await mkdir(folder, { recursive: true })
  for (const [name, text] of sources) {
    const code = javascriptOf(text).replace(/from '(\.\/[\w-]+)\.ts'/g, "from '$1.mjs'")
    await writeFile(path.join(folder, name.replace(/\.ts$/, '.mjs')), code)
  }
  const loaded = await Promise.all(
    [...sources.keys()].map(
      name =>
        import(
          /* @vite-ignore */ pathToFileURL(path.join(folder, name.replace(/\.ts$/, '.mjs'))).href
        ),
    ),
  )
  return Object.assign({}, ...loaded)
}
