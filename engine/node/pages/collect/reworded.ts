/** A line of a page that no reader sees: an import, an export, or none at all. */
const UNSEEN = /^\s*(?:(?:import|export)\b.*)?$/

/** The words of lines that readers may see, in a row. */
const wordsOf = (lines: readonly string[]): string =>
  lines
    .filter(line => !UNSEEN.test(line))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The page that a part of a patch is about, as it was called after the commit. */
const nameOf = (part: string): string | undefined => /^\+\+\+ b\/(.*?)\t?$/m.exec(part)?.[1]

/** Whether a part of a patch, with its lines alone, changes more than imports and where lines end. */
function changesWords(part: string): boolean {
  const lines = part.slice(Math.max(part.indexOf('\n@@'), 0)).split('\n')
  const of = (sign: string) =>
    wordsOf(lines.filter(line => line.startsWith(sign)).map(line => line.slice(1)))
  return of('-') !== of('+')
}

/**
 * The pages of which commits changed something that readers may see, by the commit's id. What only moves an import or
 * breaks lines elsewhere changes nothing for them.
 * @param patches of commits without the lines around a change, each after its id
 */
export function reworded(patches: string): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    patches
      .split('\0')
      .slice(1)
      .map(entry => {
        const [id = '', ...parts] = entry.split(/\n(?=diff --git )/)
        const names = parts.filter(changesWords).flatMap(part => nameOf(part) ?? [])
        return [id.trim(), new Set(names)]
      }),
  )
}
