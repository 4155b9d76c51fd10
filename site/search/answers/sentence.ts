/** Short phrases as one sentence, with a capital and a full stop; nothing for none. */
export function sentence(...phrases: readonly (string | undefined)[]): string {
  const text = phrases.filter(phrase => phrase !== undefined).join('; ')
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
