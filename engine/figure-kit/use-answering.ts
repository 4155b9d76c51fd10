import { useEffect } from 'react'
import css from './answering.css?inline'

let isThere = false

/** Brings the rules for figures that answer, once for all of them. */
export function useAnsweringStyles(): void {
  useEffect(() => {
    if (isThere) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    isThere = true
  }, [])
}
