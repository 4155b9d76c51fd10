import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { describe, expect, it } from 'vitest'
import { digestOf, integrityOf } from '#engine/node/bundle/integrity.ts'
import { importsOnDemand } from '#engine/node/bundle/syntax.ts'
import { builtPages } from '#support/built-pages.ts'
import { all, attribute } from '#support/html.ts'
import { partsOf } from '#support/integrity.ts'
import { type SiteName, sites } from '#support/sites/sites.ts'

/** What a script begins with, as its text says. */
const BEGINS = /(?:\bfrom|\bimport)\s*(["'`])\.\/([^"'`]+)\.js\1/g

describe.each<SiteName>(['root', 'docs', 'minimal', 'banner'])('in %s', site => {
  const { folder, environment } = sites[site]
  const basePath = environment.BASE_PATH ?? '/'
  const read = (address: string) => readFileSync(path.join(folder, address.slice(basePath.length)))
  const pages = builtPages(site, { notFound: true }).map(({ file, html }) => ({
    file,
    tree: fromHtml(html),
  }))

  it('every script and style sheet of the site that a page names has its digest', () => {
    const named = new Set<string>()
    const wrong = pages.flatMap(({ file, tree }) =>
      [
        ...all(tree, { tag: 'script', with: { src: /./ } }),
        ...all(tree, { tag: 'link', with: { rel: /stylesheet|modulepreload/ } }),
      ].flatMap(element => {
        const address = attribute(element, 'src') ?? attribute(element, 'href') ?? ''
        // A style sheet of web fonts is another for each browser.
        if (/^https?:/.test(address)) return []
        named.add(address)
        return attribute(element, 'integrity') === integrityOf(read(address)) ? [] : [file, address]
      }),
    )
    expect(wrong).toEqual([])
    expect(named.size).toBe(2)
  })

  const maps = new Set(
    pages.map(
      ({ tree }) => all(tree, { tag: 'script', with: { type: 'importmap' } }).map(textOf)[0],
    ),
  )
  const { imports = {}, integrity = {} } = JSON.parse([...maps][0] ?? '{}')

  it('every page holds the same app to its digest, which begins with no other script', () => {
    expect(maps.size).toBe(1)
    expect(integrity).toEqual({ [imports.app]: integrityOf(read(imports.app)) })
    expect([...read(imports.app).toString().matchAll(BEGINS)].map(([found]) => found)).toEqual([])
  })

  it('the app has the digest of every other script, and of what each begins with', () => {
    const parts = partsOf(read(imports.app).toString())
    const names = new Set(parts.map(({ name }) => name))
    const files = globSync('assets/*.js', { cwd: folder }).map(file => path.basename(file, '.js'))
    const others = files.filter(
      name => !name.startsWith('boot-') && name !== path.basename(imports.app, '.js'),
    )
    expect([...names].sort()).toEqual(others.sort())
    expect(names.size).toBe(parts.length)
    for (const { name, digest, needs } of parts) {
      const text = readFileSync(path.join(folder, 'assets', `${name}.js`), 'utf8')
      expect([name, digestOf(text)]).toEqual([name, digest])
      const begins = [...text.matchAll(BEGINS)].map(([, , needed]) => needed)
      const known = needs.map(index => parts[index]?.name)
      expect([...known, path.basename(imports.app, '.js')]).toEqual(expect.arrayContaining(begins))
    }
  })

  it('every import on demand names the script that it checks', () => {
    const files = globSync('assets/*.js', { cwd: folder }).filter(file => !/\/boot-/.test(file))
    let count = 0
    for (const file of files) {
      const text = readFileSync(path.join(folder, file), 'utf8')
      for (const { address, argument } of importsOnDemand(text)) {
        expect(argument && text.slice(argument.start + 1, argument.end - 1)).toBe(
          path.basename(address, '.js'),
        )
        count += 1
      }
    }
    expect(count).toBeGreaterThan(3)
  })
})
