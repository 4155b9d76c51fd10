/** Someone who wrote an article. */
export interface Author {
  name: string
  url?: string
}

/** Reads the `authors` of a page: names or Markdown links, as a list or separated by commas. */
export function authorsOf(authors: string | readonly string[] | undefined): Author[] {
  const entries =
    typeof authors === 'string' ? authors.split(/,(?![^[]*\])(?![^(]*\))/) : (authors ?? [])
  return entries
    .map(entry => entry.trim())
    .filter(entry => entry !== '')
    .map(entry => {
      const [, name, url] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(entry) ?? []
      return name && url ? { name, url } : { name: entry }
    })
}
