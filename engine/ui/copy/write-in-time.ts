/**
 * Writes to the clipboard.
 * @param limit how long the browser may take, in milliseconds: some never answer.
 * @throws when it refuses, takes longer, or withholds the clipboard, as from pages served without encryption.
 */
export function writeInTime(text: string, limit: number): Promise<unknown> {
  return Promise.race([
    navigator.clipboard.writeText(text),
    new Promise((_, refuse) => setTimeout(refuse, limit)),
  ])
}
