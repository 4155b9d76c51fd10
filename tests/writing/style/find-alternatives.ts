import { type Finding, findingAt } from './finding.ts'
import { type TextBlock, textOf } from './text-block.ts'

/** Words that say that it is an image, which is said anyway, and names of files. */
const SAYS_NOTHING =
  /^(?:(?:an? |the )?(?:image|picture|photo|screenshot|graphic|icon|drawing)(?: of\b.*)?|\S+\.(?:svg|png|jpe?g|gif|webp|avif))$/i

/** Images whose alternative text is missing, or does not say what they show. */
export function findAlternatives(blocks: readonly TextBlock[]): Finding[] {
  return blocks
    .filter(({ kind }) => kind === 'alternative')
    .flatMap(block => {
      const text = textOf(block).trim()
      if (text !== '' && !SAYS_NOTHING.test(text)) return []
      return findingAt(block, 0, {
        rule:
          text === '' ? 'an image without alternative text' : 'an alternative text without news',
        found: text,
        fix: 'say what the image shows, in the words that a reader without it needs',
      })
    })
}
