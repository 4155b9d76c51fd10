import { type Finding, findingAt } from './finding.ts'
import { EMPTY_LINKS } from './rules.ts'
import type { TextBlock } from './text-block.ts'

/** Links whose words do not say where they lead: those who hear a page go through its links by themselves. */
export function findLinkTexts(blocks: readonly TextBlock[]): Finding[] {
  return blocks.flatMap(block => {
    const found: Finding[] = []
    let offset = 0
    let link = { words: '', offset: 0 }
    const end = () => {
      const words = link.words.trim()
      if (EMPTY_LINKS.test(words))
        found.push(
          findingAt(block, link.offset, {
            rule: 'a link that does not say where it leads',
            found: words,
            fix: 'let its words name the page or what is found there',
          }),
        )
      link = { words: '', offset: 0 }
    }
    for (const { text, isLink } of block.runs) {
      if (!isLink) end()
      else link = { words: link.words + text, offset: link.words === '' ? offset : link.offset }
      offset += text.length
    }
    end()
    return found
  })
}
