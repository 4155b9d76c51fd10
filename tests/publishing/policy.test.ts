import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { describe, expect, it } from 'vitest'
import { BLADE_HOST } from '#site/facts/api/blade-api.ts'
import { API_HOST } from '#site/facts/api/host.ts'
import { builtPages } from '#support/built-pages.ts'
import { HEADER_LINE_LIMIT } from '#support/hosts/limits.ts'
import { all, attribute } from '#support/html.ts'
import { type SiteName, sites } from '#support/sites/sites.ts'

const headersOf = (site: SiteName) =>
  readFileSync(path.join(sites[site].folder, '_headers'), 'utf8')

describe.each<SiteName>(['root', 'docs', 'minimal', 'banner'])('the policy of %s', site => {
  const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(headersOf(site)) ?? []
  const pages = builtPages(site, { notFound: true }).map(({ file, html }) => ({
    file,
    tree: fromHtml(html),
  }))

  it('names each inline script and style sheet of each page, as a parser of HTML finds them', () => {
    expect(pages.length).toBeGreaterThan(1)
    const missing = pages.flatMap(({ file, tree }) => {
      const scripts = all(tree, { tag: 'script' }).filter(
        script => !attribute(script, 'src') && !/json$/.test(attribute(script, 'type') ?? ''),
      )
      const inline = [...scripts, ...all(tree, { tag: 'style' })].map(textOf)
      const digests = inline.map(text => createHash('sha256').update(text).digest('base64'))
      return digests.filter(digest => !policy.includes(`'sha256-${digest}'`)).map(() => file)
    })
    expect(missing).toEqual([])
  })

  it('allows nothing that is unsafe, and no origin by a pattern', () => {
    expect(policy).not.toMatch(/unsafe|\*|data:|blob:/)
  })

  it('allows a worker of the site where it has offline reading, and none elsewhere', () => {
    const hasWorker = site === 'root' || site === 'docs'
    expect(policy).toContain(`; worker-src ${hasWorker ? "'self'" : "'none'"};`)
    const scripts = pages.flatMap(({ tree }) => all(tree, { tag: 'script' }).map(textOf))
    const allowing = scripts.filter(text => text.includes('createScriptURL'))
    expect(allowing).toHaveLength(hasWorker ? pages.length : 0)
    const address = `${site === 'docs' ? '/docs' : ''}/sw.js`
    for (const text of allowing) expect(text).toContain(`u==='${address}'&&`)
  })

  it('fits hosts that limit a line', () => {
    const lengths = headersOf(site)
      .split('\n')
      .map(line => line.length)
    expect(Math.max(...lengths)).toBeLessThan(HEADER_LINE_LIMIT)
  })
})

it('forms may reach the APIs of this site and nothing else', () => {
  expect(headersOf('root')).toContain(`connect-src 'self' ${API_HOST} ${BLADE_HOST};`)
})
