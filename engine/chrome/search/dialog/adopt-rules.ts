import field from './search-field.module.css?inline'
import hints from './search-hints.module.css?inline'
import result from './search-result.module.css?inline'
import results from './search-results.module.css?inline'

/**
 * Gives the document the rules of field, hints and results, which come with their script: a page that nobody searches from needs
 * none of them. In development the sheet of all pages has them, and hears of edits.
 */
export function adoptRules(): void {
  if (import.meta.env.DEV) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(field + hints + result + results)
  document.adoptedStyleSheets.push(sheet)
}
