import { FIGURE_FACE_WAIT_MS } from '#model/site-behavior.ts'
import { withOwnFace } from './own-face.ts'

/** The rules of a sheet and of the blocks in it. A sheet of another origin shows none. */
function rulesOf(sheet: CSSStyleSheet | CSSGroupingRule): CSSRule[] {
  try {
    return [...sheet.cssRules].flatMap(rule =>
      rule instanceof CSSGroupingRule ? rulesOf(rule) : [rule],
    )
  } catch {
    return []
  }
}

/** The rule that brings a face to the page, and the address of its file. */
function faceRule(family: string): { rule: CSSFontFaceRule; address: URL } | undefined {
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet)) {
      if (!(rule instanceof CSSFontFaceRule)) continue
      const named = rule.style.getPropertyValue('font-family').replaceAll(/["']/g, '')
      const file = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue('src'))?.[1]
      const isFile = named === family && file !== undefined
      if (isFile) return { rule, address: new URL(file, sheet.href ?? document.baseURI) }
    }
  }
  return undefined
}

function dataUri(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

/**
 * The face that an element's words are set in, as a rule that holds its file. That is cut to the characters that the site
 * writes, and taken whole; a page has it already, but for the first one on a phone.
 * @returns an empty text when the file cannot be had, or not soon.
 */
export async function embeddedFace(element: Element): Promise<string> {
  const [first = ''] = withOwnFace(getComputedStyle(element).fontFamily).split(',')
  const family = first.replaceAll(/["']/g, '').trim()
  const found = faceRule(family)
  if (!found) return ''
  try {
    const answer = await fetch(found.address, {
      cache: 'force-cache',
      signal: AbortSignal.timeout(FIGURE_FACE_WAIT_MS),
    })
    if (!answer.ok) return ''
    const file = new Blob([await answer.arrayBuffer()], { type: 'font/woff2' })
    const weight = found.rule.style.getPropertyValue('font-weight') || 'normal'
    return `@font-face{font-family:"${family}";font-weight:${weight};src:url(${await dataUri(file)})}`
  } catch {
    return ''
  }
}
