/** A short name for a text, such as for a class or an id: equal texts have equal names. It is no digest. */
export function shortHash(text: string): string {
  let hash = 0
  for (const char of text) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0
  return (hash >>> 0).toString(36)
}
