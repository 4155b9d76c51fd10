import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ESTree } from 'vite'
import { CONFIG_FILE } from '../config/load-config.ts'
import { lineAt } from '../diagnostics/build-error.ts'
import { settingPlace } from '../diagnostics/setting-position.ts'
import { slashed } from '../paths.ts'

/** An entry of a sidebar as it is written down, and the folder of the page that it leads to. */
interface WrittenEntry {
  node: ESTree.ObjectExpression
  folder: string
}

/** How wide a line of code is at most, in characters. */
const WIDTH = 100

/** A text as a literal of the language. */
const literal = (text: string) =>
  text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replace(/['\\]/g, '\\$&')}'`

/** The entry of a page, as it is written into a sidebar. @param indent what its lines begin with */
export function entryText(page: { path: string; title: string }, indent = ''): string {
  const fields = [`text: ${literal(page.title)}`, `link: ${literal(page.path)}`]
  const line = `{ ${fields.join(', ')} },`
  return indent.length + line.length <= WIDTH
    ? line
    : `{\n${fields.map(field => `${indent}  ${field},\n`).join('')}${indent}},`
}

/** The value of a property of an object that is written down. */
function fieldValue(node: ESTree.ObjectExpression, name: string): ESTree.Expression | undefined {
  for (const property of node.properties)
    if (property.type === 'Property' && 'name' in property.key && property.key.name === name)
      return property.value
  return undefined
}

/** The lists of entries below a node, each with its entries that lead to a page. */
function listsOf(node: ESTree.Node | undefined): WrittenEntry[][] {
  if (node?.type !== 'ArrayExpression') return []
  const objects = node.elements.filter(each => each?.type === 'ObjectExpression')
  const own = objects.flatMap((object): WrittenEntry[] => {
    const link = fieldValue(object, 'link')
    return link?.type === 'Literal' && typeof link.value === 'string'
      ? [{ node: object, folder: path.posix.dirname(link.value) }]
      : []
  })
  return [own, ...objects.flatMap(object => listsOf(fieldValue(object, 'items')))]
}

/**
 * Adds the entry of a page to the sidebar of a site, behind those of the pages in its folder.
 * @returns file and line of it; undefined when the sidebar is not a list that names such pages, and was left as it is.
 */
export async function addEntry(
  root: string,
  page: { path: string; title: string },
): Promise<string | undefined> {
  const place = settingPlace(root, CONFIG_FILE, ['sidebar'])
  if (!place) return undefined
  const folder = path.posix.dirname(page.path)
  const siblings = listsOf(place.node)
    .map(list => list.filter(entry => entry.folder === folder))
    .reduce((most, list) => (list.length > most.length ? list : most), [])
  const last = siblings.at(-1)
  if (!last) return undefined
  const code = readFileSync(place.file, 'utf8')
  const indent = /[ \t]*$/.exec(code.slice(0, last.node.start))?.[0] ?? ''
  const { end } = last.node
  const isFollowed = code[end] === ','
  const text = `${isFollowed ? '' : ','}\n${indent}${entryText(page, indent)}`
  const at = isFollowed ? end + 1 : end
  await writeFile(place.file, code.slice(0, at) + text + code.slice(at))
  return `${slashed(path.relative(root, place.file))}:${lineAt(code, at) + 1}`
}
