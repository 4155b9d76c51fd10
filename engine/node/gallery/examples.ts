import { createProcessor } from '@mdx-js/mdx'
import type { Code, Root, RootContent } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { parseCodeMeta } from '../pages/compile/code-meta.ts'
import { element } from '../pages/compile/jsx.ts'
import { report } from '../pages/compile/report.ts'

type Plugins = NonNullable<NonNullable<Parameters<typeof createProcessor>[0]>['remarkPlugins']>

type Script = Extract<RootContent, { type: 'mdxjsEsm' }>
type Statement = NonNullable<NonNullable<Script['data']>['estree']>['body'][number]
type ImportDeclaration = Extract<Statement, { type: 'ImportDeclaration' }>

/** Language of the code blocks that are examples. */
const EXAMPLE = 'mdx'

/** Whether a code block is an example. One that begins with frontmatter is a whole page, and only shown. */
export function isExample({ lang, value }: Code): boolean {
  return lang === EXAMPLE && !value.startsWith('---')
}

/** The tags, figures and directives that an example shows, by the names authors write. */
export function shownBy({ value }: Code): string[] {
  const tags = [...value.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name)
  const directives = [...value.matchAll(/^:{3,}([\w-]+)/gm)].map(([, name = '']) => `:::${name}`)
  return [...new Set([...tags, ...directives])]
}

/**
 * Puts the page that an example describes before it: a code block in MDX is rendered as if it stood in the page, under
 * a heading, and then shown as it is.
 * @param syntax plugins that say how pages are read
 */
export function remarkExamples(syntax: Plugins) {
  const parser = createProcessor({ format: 'mdx', remarkPlugins: syntax })
  return (tree: Root, file: VFile) => {
    const imported = new Map<string, string>()
    let count = 0
    visit(tree, 'code', (node, index, parent) => {
      if (!isExample(node) || !parent || index === undefined) return
      count += 1
      const named = shownBy(node).join(', ') || `Example ${count}`
      const title = parseCodeMeta(node.meta ?? '').title ?? named
      const live = parser.parse(inPlace(node, file)).children
      for (const child of live)
        if (child.type === 'mdxjsEsm') leaveOutImported(child, imported, file)
      const shown = element('Code', { lang: EXAMPLE, source: node.value })
      // Where it stands tells that the page uses the tag.
      shown.position = node.position
      const heading: RootContent = {
        type: 'heading',
        depth: 2,
        children: [{ type: 'text', value: title }],
      }
      const rendered = element('div', { className: 'gallery-example' }, live)
      parent.children.splice(index, 1, heading, rendered, shown)
      return [SKIP, index + 3]
    })
  }
}

/** The text of an example with everything before it blank, so that its lines and columns are those of the page. */
function inPlace({ value, position }: Code, file: VFile): string {
  const start = position?.start.offset ?? 0
  const from = String(file.value).indexOf('\n', start) + 1
  return String(file.value).slice(0, from).replace(/[^\n]/g, ' ') + value
}

/** What an import gives a page, as it is written. */
function importsOf({ source, specifiers }: ImportDeclaration) {
  return specifiers.map(specifier => {
    const name =
      specifier.type === 'ImportSpecifier' && 'name' in specifier.imported
        ? specifier.imported.name
        : specifier.type
    return { local: specifier.local.name, origin: `${name} of ${source.value}` }
  })
}

/**
 * Takes out of an example what another of the page has imported: all of them are one module.
 * @param imported what has been imported so far, by its name in the page
 */
function leaveOutImported(node: Script, imported: Map<string, string>, file: VFile): void {
  const { estree } = node.data ?? {}
  for (const statement of estree?.body ?? []) {
    if (statement.type !== 'ImportDeclaration') continue
    const fresh = importsOf(statement).map(({ local, origin }) => {
      const known = imported.get(local)
      if (known !== undefined && known !== origin)
        report(
          file,
          node,
          `two examples of a section import "${local}", each something else`,
          `import one of them under another name: { ${local} as … }`,
        )
      imported.set(local, origin)
      return known === undefined
    })
    statement.specifiers = statement.specifiers.filter((_, index) => fresh[index])
  }
}
