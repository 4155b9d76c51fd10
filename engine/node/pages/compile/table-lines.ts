/** What the row below a table's head holds, which tells that it is one: a dash beside a bar or a colon. */
const DELIMITERS = /[|:][ \t]*-|-[ \t]*[|:]/

/**
 * The lines, counted from 1, on which a row of a table may begin: one above what may be a row of delimiters, and those
 * below it up to the next blank line. On no other line is there a table, so that the parser need not look for one.
 */
export function tableLinesOf(source: string): ReadonlySet<number> {
  const lines = new Set<number>()
  if (!DELIMITERS.test(source)) return lines
  let isBelow = false
  for (const [above, line] of source.split(/\r\n?|\n/).entries()) {
    if (/^[ \t]*$/.test(line)) isBelow = false
    else if (isBelow) lines.add(above + 1)
    if (!DELIMITERS.test(line)) continue
    lines.add(above)
    isBelow = true
  }
  return lines
}

/** A state of the parser: what it does with the next character. */
type State = (code: number | null) => State | undefined

/** Something that the parser can read, as its extensions have it. */
export interface Construct {
  name?: string
  tokenize: (
    this: { now(): { line: number } },
    effects: unknown,
    ok: State,
    nok: State,
  ) => State | undefined
}

/**
 * Tables that are looked for on some lines alone. The construct itself takes every paragraph apart word by word before
 * it finds that the line below is no row of delimiters.
 * @param linesOf gives the lines of the page that is being parsed
 */
export function onLines(table: Construct, linesOf: () => ReadonlySet<number>): Construct {
  return {
    ...table,
    tokenize(effects, ok, nok) {
      return linesOf().has(this.now().line) ? table.tokenize.call(this, effects, ok, nok) : nok
    },
  }
}
