import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { EXIT, visit } from 'unist-util-visit'
import { outputFileOf } from '#engine/model/routes.ts'
import { compressFolder } from '#engine/node/output/compress.ts'
import { writeFiles } from '#engine/node/output/output-file.ts'

const CSS = `body{margin:2rem auto;max-width:42rem;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif;color:#222}
pre{overflow:auto;padding:1rem;background:#f4f4f4}table{border-collapse:collapse;display:block;overflow:auto}
th,td{padding:.25rem .75rem;border:1px solid #ddd;text-align:start}a{color:#05c}`

/** The markup inside the article of a built page. */
async function articleOf(folder: string, page: string): Promise<string> {
  const tree = fromHtml(await readFile(path.join(folder, outputFileOf(page)), 'utf8'))
  let article = ''
  visit(tree, 'element', element => {
    if (element.properties.id !== 'article') return undefined
    article = toHtml(element.children)
    return EXIT
  })
  if (article === '') throw new Error(`${page} holds no article`)
  return article
}

/**
 * Writes the articles of pages as bare HTML with one small style sheet: the least that could be sent, and so the
 * limit that the built pages are held against.
 * @param built output folder of the site.
 * @param target folder for the bare pages, which have the paths of those that are built.
 */
export async function writeBareSite(
  built: string,
  pages: readonly string[],
  target: string,
): Promise<void> {
  const bare = pages.map(async page => ({
    file: outputFileOf(page),
    text: await barePage(built, page),
  }))
  await writeFiles(target, [
    ...(await Promise.all(bare)),
    { file: 'assets/style-barebones.css', text: CSS },
  ])
  await compressFolder(target)
}

async function barePage(built: string, page: string): Promise<string> {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${page}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/assets/style-barebones.css"></head><body><main>${await articleOf(built, page)}</main></body></html>`
}
