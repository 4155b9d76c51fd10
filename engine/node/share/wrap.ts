/** Measures words, in pixels. */
export type Measure = (words: string, size: number) => number

/** Words in lines, each of a size that fits. */
export interface Lines {
  lines: string[]
  /** Height of the face, in pixels. */
  size: number
}

const ELLIPSIS = '…'

/** Words broken into lines of at most a width; a word that is longer is a line of its own. */
function broken(words: string, size: number, width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1)
    const longer = line === undefined ? word : `${line} ${word}`
    if (line !== undefined && measure(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Words cut to a width, with a mark of what is left out. */
function shortened(words: string, size: number, width: number, measure: Measure): string {
  const letters = [...words]
  const cut = () => `${letters.join('').trimEnd().replace(/…$/, '')}${ELLIPSIS}`
  while (letters.length > 1 && measure(cut(), size) > width) letters.pop()
  return cut()
}

/**
 * Sets words in lines: in the largest of some sizes in which they fit, else shortened in the smallest.
 * @param sizes in pixels, the largest first
 * @param limits width in pixels, and the most lines
 */
export function wrap(
  words: string,
  sizes: readonly [number, ...number[]],
  { width, most }: { width: number; most: number },
  measure: Measure,
): Lines {
  for (const size of sizes) {
    const lines = broken(words, size, width, measure)
    const fits = lines.length <= most && lines.every(line => measure(line, size) <= width)
    if (fits) return { lines, size }
  }
  const size = sizes.at(-1) ?? sizes[0]
  const lines = broken(words, size, width, measure)
  const kept = lines
    .slice(0, most)
    .map(line => (measure(line, size) <= width ? line : shortened(line, size, width, measure)))
  if (lines.length > most) kept[most - 1] = shortened(kept[most - 1] ?? '', size, width, measure)
  return { lines: kept, size }
}
