/** What of a page stands on paper: it is printed, and the sheets are read. */
import type { Locator, Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'

/** Words as they are printed, with their edges in points from the left of the sheet. */
interface Printed {
  readonly text: string
  readonly left: number
  readonly right: number
}

/** A printed sheet. */
export interface Sheet {
  /** All of its text in the order in which it is painted, without spaces. */
  readonly text: string
  readonly words: readonly Printed[]
  /** In points. */
  readonly width: number
}

/** A text as it is looked for on paper, where lines end elsewhere. */
export const withoutSpaces = (text: string) => text.normalize('NFKC').replaceAll(/[\s\u2060]/g, '')

/** Reads the sheets of a printed page. @param file as PDF. */
export async function sheetsOf(file: Uint8Array): Promise<Sheet[]> {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
  return Promise.all(
    numbers.map(async number => {
      const sheet = await pdf.getPage(number)
      const { items } = await sheet.getTextContent()
      const words = items.flatMap(item => {
        if (!('str' in item) || item.str.trim() === '') return []
        const left = Number(item.transform[4])
        return [{ text: item.str, left, right: left + item.width }]
      })
      const text = withoutSpaces(words.map(each => each.text).join(''))
      return { text, words, width: sheet.getViewport({ scale: 1 }).width }
    }),
  )
}

/** Prints a page as a reader would on A4, and reads its sheets. */
export async function printed(page: Page): Promise<Sheet[]> {
  const margin = '1cm'
  const edges = { top: margin, right: margin, bottom: margin, left: margin }
  return sheetsOf(await page.pdf({ format: 'A4', margin: edges }))
}

/**
 * What the first to the last of some elements say on paper, each as the texts of its blocks, without spaces. The page
 * shows what it has for paper.
 */
export async function textsOf(elements: Locator): Promise<string[][]> {
  const texts = await elements.evaluateAll(all => {
    const isBlock = (element: Element) =>
      element instanceof SVGTextElement || !getComputedStyle(element).display.startsWith('inline')
    return all.map(root => {
      const blocks = ['']
      const say = (text: string) => {
        blocks[blocks.length - 1] += text
      }
      const visit = (node: Node) => {
        if (node instanceof Text) say(node.data)
        if (!(node instanceof Element) || !node.checkVisibility()) return
        // Signs of formulas are drawn in parts, and what is for listeners not at all.
        if (node.matches('math, .visually-hidden, svg :is(title, desc)')) {
          blocks.push('')
          return
        }
        if (isBlock(node)) blocks.push('')
        for (const child of node.childNodes) visit(child)
        const address = node.getAttribute('href') ?? ''
        if (node.matches('a') && address.startsWith('http')) say(`(${address})`)
        if (isBlock(node)) blocks.push('')
      }
      visit(root)
      return blocks
    })
  })
  return texts.map(blocks => blocks.map(withoutSpaces).filter(text => text !== ''))
}

/** Whether texts stand on a sheet, in any order: what scrolls on a screen is painted after what is around it. */
export function holds({ text }: Sheet, blocks: readonly string[]): boolean {
  return blocks.every(block => text.includes(block))
}
