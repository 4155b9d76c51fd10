import { useEffect } from 'react'
import answering from './answering.css?inline'
import fullWidth from './full-width.css?inline'

let isThere = false

/** Brings the rules for figures that answer, once for all of them. */
export function useAnsweringStyles(): void {
  useEffect(() => {
    if (isThere) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(answering + fullWidth)
    document.adoptedStyleSheets.push(sheet)
    isThere = true
  }, [])
}
