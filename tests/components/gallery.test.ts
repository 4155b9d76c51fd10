import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import { galleryTags } from '#engine/client/gallery-tags.ts'
import { tags as engineTags } from '#engine/client/tags.ts'
import { calloutKinds } from '#engine/model/callout.ts'
import { figureTagName } from '#engine/model/figure-tag-name.ts'
import { GALLERY_PATH } from '#engine/node/gallery/gallery-path.ts'
import { figures } from '#site/figures/index.ts'
import { tags as siteTags } from '#site/tags/index.ts'
import { builtPages } from '#support/built-pages.ts'
import { all, text } from '#support/html.ts'
import { sites } from '#support/sites/sites.ts'
import { galleryPages } from './gallery-pages.ts'

const index = builtPages('gallery').find(({ path: at }) => at === GALLERY_PATH)

describe('the gallery', () => {
  const shown = new Set(all(fromHtml(index?.html ?? ''), { tag: 'code' }).map(text))

  it.each([
    ...Object.keys({ ...engineTags, ...galleryTags, ...siteTags }).filter(
      name => name !== 'CodeGroup',
    ),
    ...Object.keys(figures).map(figureTagName),
    ...[...calloutKinds, 'code-group'].map(kind => `:::${kind}`),
  ])('shows %s', name => {
    expect(shown).toContain(name)
  })

  it('has a page for every section, which its first page leads to', () => {
    const links = all(fromHtml(index?.html ?? ''), { tag: 'a', with: { href: /^\/gallery\// } })
    const led = new Set(links.map(({ properties }) => properties.href))
    expect(
      galleryPages()
        .map(page => page.path)
        .filter(at => !led.has(at)),
    ).toEqual([])
    expect(galleryPages().length).toBeGreaterThan(10)
  })

  it('shows the source of each example below it', () => {
    for (const page of galleryPages()) {
      const tree = fromHtml(page.html)
      const examples = all(tree, { tag: 'div', with: { className: 'gallery-example' } })
      const sources = all(tree, { with: { ariaLabel: 'Code: mdx' } })
      expect([page.path, examples.length]).toEqual([page.path, sources.length])
      expect(examples.length, page.path).toBeGreaterThan(0)
    }
  })
})

describe('a published site', () => {
  const { folder } = sites.root
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter(file => file.isFile())

  it('has no page of the gallery and no trace of it', () => {
    expect(files.length).toBeGreaterThan(100)
    const names = files.map(file => path.join(file.parentPath, file.name))
    const traces = names.filter(
      name =>
        name.includes('gallery') || /\/gallery|gallery-example/.test(readFileSync(name, 'utf8')),
    )
    expect(traces).toEqual([])
  })
})
