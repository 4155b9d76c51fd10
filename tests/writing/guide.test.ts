import { beforeAll, describe, expect, it } from 'vitest'
import { tags as engineTags } from '#engine/client/tags.ts'
import { calloutKinds } from '#engine/model/callout.ts'
import { frontmatterSchema } from '#engine/model/config/frontmatter.ts'
import { figureTagName } from '#engine/model/figure-tag-name.ts'
import type { Diagnostic } from '#engine/node/diagnostics/build-error.ts'
import { figures } from '#site/figures/index.ts'
import { tags as siteTags } from '#site/tags/index.ts'
import { blocksOf, diagnosticsOf, editorSnippets, guide, misuses, pageOf } from './guide.ts'
import { signatureOf } from './signature.ts'

const tags = { ...engineTags, ...siteTags }
const examples = blocksOf('mdx')

describe('the guide names', () => {
  it.each(Object.entries(tags))('%s with all its props', async (name, load) => {
    expect(guide).toContain(`\`${signatureOf(name, await load())}\``)
  })

  it.each([...Object.keys(tags), ...Object.keys(figures).map(figureTagName)])(
    '%s in an example, or its short form',
    name => {
      const short = name === 'CodeGroup' ? '::::code-group' : `<${name}`
      expect(examples.filter(example => example.includes(short))).not.toEqual([])
    },
  )

  it.each([...calloutKinds, 'code-group'])(':::%s', kind => {
    expect(guide).toContain(`:::${kind}`)
  })

  it.each([
    ...Object.keys(frontmatterSchema.shape),
    ...Object.keys(frontmatterSchema.shape.content.unwrap().shape),
  ])('the field "%s" of the frontmatter', field => {
    const table = guide.slice(guide.indexOf('| Field |'), guide.indexOf('## Words'))
    expect(table).toMatch(new RegExp(`\\b${field}\\b`))
  })
})

describe('what the guide shows', () => {
  const quoted = misuses()
  /** Frontmatter that is misused is told before any page is rendered, so it takes a build of its own. */
  const isField = (written: string) => /^\w+: /.test(written)
  let found: Record<string, Diagnostic[]> = {}

  beforeAll(async () => {
    const words: Record<string, string> = {}
    const frontmatter: Record<string, string> = {}
    for (const [index, example] of examples.entries())
      words[`example-${index}`] = pageOf(`Example ${index}`, example)
    for (const [name, snippet] of Object.entries(editorSnippets()))
      words[`snippet-${name}`] = snippet.startsWith('---\n')
        ? snippet.replace('---\n', '---\nshowSidebar: false\n')
        : pageOf(`Snippet ${name}`, snippet)
    for (const [index, { written }] of quoted.entries()) {
      const page = pageOf(`Misuse ${index}`, isField(written) ? '' : written)
      if (isField(written))
        frontmatter[`misuse-${index}`] = page.replace('---\n', `---\n${written}\n`)
      else words[`misuse-${index}`] = page
    }
    found = { ...(await diagnosticsOf(words)), ...(await diagnosticsOf(frontmatter)) }
  })

  it('builds, as does what the snippets of editors write', () => {
    expect(examples.length).toBeGreaterThan(Object.keys(figures).length)
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
