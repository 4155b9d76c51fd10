/** Rows of the table of edits, used anew for every pair of words: thousands are compared for one query. */
const rows: [above: number[], current: number[]] = [[], []]

/**
 * How many characters have to be added, taken away or replaced to make one word of another (Levenshtein).
 * @param most the largest number of interest.
 * @returns the number, or one above `most` when there are more.
 */
export function editsBetween(a: string, b: string, most: number): number {
  const tooMany = most + 1
  if (Math.abs(a.length - b.length) > most) return tooMany
  let [above, current] = rows
  for (let column = 0; column <= b.length; column++) above[column] = column
  for (let row = 1; row <= a.length; row++) {
    // Beside this band there are too many edits in any case.
    const first = Math.max(1, row - most)
    const last = Math.min(b.length, row + most)
    current[first - 1] = first === 1 ? row : tooMany
    if (row + most <= b.length) above[last] = tooMany
    let least = tooMany
    for (let column = first; column <= last; column++) {
      const isOther = a.charCodeAt(row - 1) !== b.charCodeAt(column - 1)
      const count = Math.min(
        (above[column - 1] ?? tooMany) + Number(isOther),
        (above[column] ?? tooMany) + 1,
        (current[column - 1] ?? tooMany) + 1,
      )
      current[column] = count
      if (count < least) least = count
    }
    if (least > most) return tooMany
    ;[above, current] = [current, above]
  }
  return Math.min(above[b.length] ?? tooMany, tooMany)
}
