import type { Json } from '#model/api/document.ts'

interface Line {
  indent: number
  text: string
}

/** A key, quoted as in JSON or plain, and what stands behind its colon. */
const ENTRY = /^(?:(?<quoted>"(?:[^"\\]|\\.)*")|(?<plain>[^"].*?)):(?: (?<value>.*))?$/

function linesOf(text: string): Line[] {
  return text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => {
      const trimmed = line.trimStart()
      return { indent: line.length - trimmed.length, text: trimmed }
    })
}

/**
 * Reads the YAML in which the site publishes its definitions: nested blocks whose texts are quoted as in JSON. A
 * reader of all YAML would be ten times as large as the rest of the playground.
 * @throws SyntaxError for anything else
 */
export function readYaml(text: string): Json {
  const lines = linesOf(text)
  let at = 0

  const readItems = (indent: number): Json[] => {
    const items: Json[] = []
    for (
      let line = lines[at];
      line?.indent === indent && line.text.startsWith('- ');
      line = lines[at]
    ) {
      const rest = line.text.slice(2)
      if (ENTRY.test(rest) || rest.startsWith('- ')) {
        // The first part of a nested block stands beside the item's hyphen, the others below it.
        lines[at] = { indent: indent + 2, text: rest }
        items.push(readBlock(indent + 2))
      } else {
        items.push(JSON.parse(rest))
        at += 1
      }
    }
    return items
  }

  const readEntries = (indent: number): { [key: string]: Json } => {
    const entries: [string, Json][] = []
    for (let line = lines[at]; line?.indent === indent; line = lines[at]) {
      const { quoted, plain = '', value } = ENTRY.exec(line.text)?.groups ?? {}
      if (!quoted && plain === '') throw new SyntaxError(`line "${line.text}" is no entry`)
      at += 1
      const key: string = quoted ? JSON.parse(quoted) : plain
      entries.push([key, value === undefined ? readBlock(indent + 2) : JSON.parse(value)])
    }
    return Object.fromEntries(entries)
  }

  const readBlock = (indent: number): Json =>
    lines[at]?.text.startsWith('- ') ? readItems(indent) : readEntries(indent)

  const document = readBlock(0)
  if (at < lines.length) throw new SyntaxError(`line "${lines[at]?.text}" belongs to nothing`)
  return document
}
