import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { tags as engineTags } from '#engine/client/tags.ts'
import { calloutKinds } from '#engine/model/callout.ts'
import { frontmatterSchema } from '#engine/model/config/frontmatter.ts'
import { figureTagName } from '#engine/model/figure-tag-name.ts'
import type { Diagnostic } from '#engine/node/diagnostics/build-error.ts'
import { gallery } from '#site/extensions.ts'
import { figures } from '#site/figures/index.ts'
import { tags as siteTags } from '#site/tags/index.ts'
import {
  besidesSidebar,
  blocksOf,
  diagnosticsOf,
  editorSnippets,
  guide,
  guideFiles,
  misuses,
  pageOf,
} from './guide.ts'
import { signatureOf } from './signature.ts'

const tags = { ...engineTags, ...siteTags }
const isPage = (block: string) => block.startsWith('---\n')
const examples = blocksOf('mdx').filter(block => !isPage(block))
const pages = blocksOf('mdx').filter(isPage)
const quoted = misuses()
const fields = Object.keys(frontmatterSchema.shape)
const contentFields = Object.keys(frontmatterSchema.shape.content.unwrap().shape)

/** Whether a text uses a tag, in its long or short form. */
const uses = (text: string, name: string) =>
  new RegExp(`<${name}\\b`).test(text) || (name === 'CodeGroup' && text.includes('::::code-group'))

describe('the guide', () => {
  it('is shown by the gallery, every file of it', () => {
    expect(guideFiles).toContain('docs/writing.md')
    const shown = gallery.map(file => path.posix.join('site', file))
    expect(shown).toEqual(expect.arrayContaining(guideFiles))
  })

  it.each(Object.entries(tags))('names %s with all its props', async (name, load) => {
    expect(guide).toContain(`\`${signatureOf(name, await load())}\``)
  })

  it.each([...Object.keys(tags), ...Object.keys(figures).map(figureTagName)])(
    'has %s in an example, or its short form',
    name => {
      expect(examples.filter(example => uses(example, name))).not.toEqual([])
    },
  )

  it.each(Object.keys(tags))('says what happens when %s is misused', name => {
    expect(quoted.filter(({ written }) => uses(written, name))).not.toEqual([])
  })

  it('says what happens when a figure is misused', () => {
    const names = Object.keys(figures).map(figureTagName)
    const misused = quoted.filter(({ written }) => names.some(name => uses(written, name)))
    expect(misused).not.toEqual([])
  })

  it.each([...calloutKinds, 'code-group'])('has :::%s in an example', kind => {
    expect(examples.filter(example => example.includes(`:::${kind}`))).not.toEqual([])
  })

  it('has a page with every field of the frontmatter', () => {
    const named = pages.map(page => [...page.matchAll(/^ *(\w+):/gm)].map(([, field]) => field))
    expect(named).toContainEqual(expect.arrayContaining([...fields, ...contentFields]))
  })

  it.each([...fields, ...contentFields])('describes the field "%s" of the frontmatter', field => {
    const table = /\| Field \|.*\n(?:\|.*\n)+/.exec(guide)?.[0]
    expect(table).toMatch(new RegExp(`\\b${field}\\b`))
  })

  it.each([
    ...fields.filter(field => field !== 'content'),
    ...contentFields.map(field => `content.${field}`),
  ])('says what happens when the field "%s" of the frontmatter is misused', field => {
    const told = quoted.filter(({ message }) =>
      new RegExp(`^frontmatter field "${field}\\b`).test(message),
    )
    expect(told).not.toEqual([])
  })
})

describe('what the guide shows', () => {
  /** Frontmatter that is misused is told before any page is rendered, so it takes a build of its own. */
  const isField = (written: string) => /^\w+: /.test(written)
  let found: Record<string, Diagnostic[]> = {}

  beforeAll(async () => {
    const words: Record<string, string> = {}
    const frontmatter: Record<string, string> = {}
    for (const [index, example] of examples.entries())
      words[`example-${index}`] = pageOf(`Example ${index}`, example)
    for (const [index, page] of pages.entries()) words[`page-${index}`] = besidesSidebar(page)
    for (const [name, snippet] of Object.entries(editorSnippets()))
      words[`snippet-${name}`] = isPage(snippet)
        ? besidesSidebar(snippet)
        : pageOf(`Snippet ${name}`, snippet)
    for (const [index, { written }] of quoted.entries()) {
      const name = `Misuse ${index}`
      if (isField(written)) frontmatter[`misuse-${index}`] = pageOf(name, '', written)
      else words[`misuse-${index}`] = pageOf(name, written)
    }
    found = { ...(await diagnosticsOf(words)), ...(await diagnosticsOf(frontmatter)) }
  })

  it('builds, as does what the snippets of editors write', () => {
    expect(examples.length).toBeGreaterThan(Object.keys(figures).length)
    expect(pages).not.toEqual([])
    expect(Object.keys(editorSnippets())).not.toEqual([])
    expect(Object.entries(found).filter(([name]) => !name.startsWith('misuse-'))).toEqual([])
  })

  it.each(quoted.entries().toArray())('is refused as quoted: %s %o', (index, misuse) => {
    const [diagnostic] = found[`misuse-${index}`] ?? []
    const { message, fix, line } = diagnostic ?? {}
    expect({ message, fix }).toEqual({
      message: expect.stringMatching(quote(misuse.message)),
      fix: expect.stringMatching(quote(misuse.fix)),
    })
    expect(line).toBeGreaterThan(1)
  })
})

/** A quoted message as a pattern: an ellipsis stands for the names that a list goes on with. */
function quote(text: string): RegExp {
  const parts = text.split('…').map(part => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`)
}
