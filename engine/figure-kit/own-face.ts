/**
 * The faces that words are set in, with the face first that they have from the second page on: the first one on a phone
 * names in its place what stands in for it.
 * @param families as a browser computes them.
 */
export const withOwnFace = (families: string): string =>
  families.replace(/^"([^"]+) fallback"/, '$1')
