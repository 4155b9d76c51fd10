import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { brotliForm } from '#engine/node/output/compress.ts'
import { budgets } from '#engine/node/size/budgets.ts'
import { measureSite } from '#engine/node/size/measure-site.ts'
import { builtPages } from '#support/built-pages.ts'
import { HEADER_LINE_LIMIT } from '#support/hosts/limits.ts'
import { sites } from '#support/sites/sites.ts'

/** A digest as the policy names it, and the space before it. */
const DIGEST = ` 'sha256-${'0'.repeat(44)}'`

const BANNER_RULES = /<style data-rules="chrome-banner">.*?<\/style>/s

/** How many pages are measured, those with the most rules: those of a banner have about a hundred bytes on any. */
const LARGEST = 3

/** Whether the site has a banner, and with it the rules already. */
const hasBanner = builtPages('root').some(({ html }) => BANNER_RULES.test(html))

const sizeOf = async (file: string, html: string) =>
  (await brotliForm(file, Buffer.from(html))).length

it('leaves room in the rules of every page for those of a banner', async () => {
  const { folder } = sites.root
  const [rules = ''] = BANNER_RULES.exec(builtPages('banner')[0]?.html ?? '') ?? []
  expect(rules).not.toBe('')
  const { pages } = await measureSite(folder, '/')
  const largest = pages.toSorted((a, b) => b.css - a.css).slice(0, LARGEST)
  const measured = largest.map(async page => {
    const file = `${page.path.slice(1)}.html`
    const html = readFileSync(path.join(folder, file), 'utf8')
    const withBanner = hasBanner ? html : html.replace('<style', () => `${rules}<style`)
    const added = (await sizeOf(file, withBanner)) - (await sizeOf(file, html))
    return { path: page.path, css: page.css + added }
  })
  const over = (await Promise.all(measured)).filter(({ css }) => css > budgets.css.limit)
  expect(over).toEqual([])
})

it('leaves room in the policy for the digest of its rules', () => {
  const headers = readFileSync(path.join(sites.root.folder, '_headers'), 'utf8')
  const longest = Math.max(...headers.split('\n').map(line => line.length))
  expect(longest + (hasBanner ? 0 : DIGEST.length)).toBeLessThan(HEADER_LINE_LIMIT)
})
