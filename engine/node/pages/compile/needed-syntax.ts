import type { Root } from 'mdast'
import { type Construct, onLines } from './table-lines.ts'
import { SKIP, walk } from './walk.ts'

/**
 * What a page's text holds wherever the construct of that name begins. With them all, the parser tries an address of
 * mail at the first letter of every word.
 */
const SIGNS = new Map([
  ['emailAutolink', /[\w+.-]@[\w.-]*\.[a-z\d]/i],
  ['protocolAutolink', /https?:\/\//i],
  ['wwwAutolink', /www\./i],
])

/** What a text of a page's tree holds when a part of it may become a link. */
const MAY_BECOME_LINK = /@|https?:\/\/|www\./i

/** Names of the constructs that cannot begin anywhere in a page. */
export function absentFrom(source: string): string[] {
  return [...SIGNS].filter(([, sign]) => !sign.test(source)).map(([name]) => name)
}

/** Whether links may yet be found in the texts of a tree. Those of links stay as they are. */
function mayGainLinks(tree: Root): boolean {
  let found = false
  walk(tree, node => {
    if (node.type === 'text' && MAY_BECOME_LINK.test(node.value)) found = true
    return found || node.type === 'link' || node.type === 'linkReference' ? SKIP : undefined
  })
  return found
}

/** Constructs by the character with which they begin; by `null` those that begin with any. */
type Constructs = Readonly<Record<string, Construct | Construct[]>>

/** What the parser can read beyond plain Markdown. */
interface SyntaxExtension {
  text?: Constructs
  flow?: Constructs
}

/** How what was read becomes a tree. */
interface TreeExtension {
  transforms?: ((tree: Root) => unknown)[]
  enter?: Readonly<Record<string, unknown>>
}

/** What plugins fill for the parser. */
interface ParserData {
  micromarkExtensions?: SyntaxExtension[]
  fromMarkdownExtensions?: (TreeExtension | TreeExtension[])[]
}

/** Lets each construct be left out, by an empty list, or be another. */
function mapConstructs(
  constructs: Constructs,
  map: (construct: Construct) => Construct[],
): Constructs {
  const mapped = Object.entries(constructs).map(
    ([code, each]) => [code, [each].flat().flatMap(map)] as const,
  )
  return Object.fromEntries(mapped.filter(([, each]) => each.length > 0))
}

/** Looks for links in the texts of a tree only where there may be one: it walks the tree four times. */
function onlyWithLinks(extension: TreeExtension): TreeExtension {
  const { transforms, enter } = extension
  if (!transforms || !enter || !('literalAutolink' in enter)) return extension
  const sparing = transforms.map(
    transform => (tree: Root) => (mayGainLinks(tree) ? transform(tree) : undefined),
  )
  return { ...extension, transforms: sparing }
}

/**
 * Takes out of the syntax of the plugins before it what a page cannot hold: what is read is the same without it, and
 * looking for it takes the parser almost half of its time.
 * @param absent names from {@link absentFrom}
 * @param tableLines gives the lines on which the page that is being parsed may have a table
 */
export function remarkNeededSyntax(
  this: { data(): object },
  absent: readonly string[],
  tableLines: () => ReadonlySet<number>,
): void {
  const data: ParserData = this.data()
  data.micromarkExtensions = (data.micromarkExtensions ?? []).map(extension => ({
    ...extension,
    ...(extension.text && {
      text: mapConstructs(extension.text, construct =>
        absent.includes(construct.name ?? '') ? [] : [construct],
      ),
    }),
    ...(extension.flow && {
      flow: mapConstructs(extension.flow, construct => [
        construct.name === 'table' ? onLines(construct, tableLines) : construct,
      ]),
    }),
  }))
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? []).map(extension =>
    Array.isArray(extension) ? extension.map(onlyWithLinks) : onlyWithLinks(extension),
  )
}
