import { describe, expect, it } from 'vitest'
import { sourcesOf } from '#support/sources.ts'

/** Files that name words to refuse them: this one, and the rules of the prose. */
const REFUSING = new Set([
  'tests/contributing/words.test.ts',
  'tests/writing/style/checks.test.ts',
  'tests/writing/style/rules.ts',
])

/** A word that is not written, and where it may be. */
interface Refused {
  word: RegExp
  instead: string
  /** Files that have it for a reason. */
  except?: RegExp
}

/** A decision names the words that were used before, in one sentence. */
const OLD_WORDS = /Before, the code said draw, mistake, mend, [^.]*\./

/** British spellings, and words of this project's own where the field has others. */
const refused: readonly Refused[] = [
  {
    word: /licence/i,
    instead: 'license',
    // Packages name their files as they like.
    except: /^engine\/node\/output\/shipped-packages\.ts$/,
  },
  { word: /catalogue/i, instead: 'catalog' },
  { word: /\bcolour|behaviour|favour|neighbour|\bhonour/i, instead: 'the spelling with -or' },
  { word: /\bcentre[ds]?\b/i, instead: 'center' },
  {
    word: /cancell(?:ed|ing)/i,
    instead: 'canceled, canceling',
    // viem's own word for a transaction that took the place of another.
    except: /\/swap\/(?:follow-transaction|chain|sending)\.ts$/,
  },
  { word: /\b(?:un)?labell(?:ed\b|ing)|modell(?:ed|ing)|travell/i, instead: 'one l' },
  {
    word: /(?:normal|initial|serial|recogn|organ|summar|minim|maxim)is(?:e|ed|es|ing|ation)\b/i,
    instead: '-ize',
  },
  { word: /\bgrey\b/i, instead: 'gray' },
  { word: /artefact/i, instead: 'artifact' },
  // Pages may name a mistake of a reader; what the build finds is a diagnostic.
  {
    word: /mistake/i,
    instead: 'error or diagnostic',
    except: /^site\/content\//,
  },
  { word: /\bmend(?:s|ed|ing)?\b/i, instead: 'fix' },
  { word: /answerer/i, instead: 'request handler' },
  { word: /drawer/i, instead: 'mobile sidebar' },
  { word: /\bredraw/i, instead: 'render again' },
  { word: /once the reader stirs/i, instead: 'when the reader first does something' },
  { word: /reckon/i, instead: 'compute' },
]

describe('words', () => {
  const sources = [
    '{engine,site,examples,scripts,bench,tests}/**/*.{ts,tsx,mjs,css,mdx}',
    '{*,docs/**/*}.md',
    '*.{ts,mjs,json}',
  ]
    .flatMap(sourcesOf)
    .filter(({ name }) => !REFUSING.has(name) && name !== 'package-lock.json')
    .map(({ name, text }) => ({ name, text: text.replace(OLD_WORDS, '') }))

  it('are looked for in code and documents', () => {
    const names = sources.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(1000)
    expect(names).toEqual(
      expect.arrayContaining(['README.md', 'docs/writing.md', 'site/content/index.mdx']),
    )
  })

  it.each(refused)('$word is written otherwise: $instead', ({ word, except }) => {
    const found = sources
      .filter(({ name }) => !except?.test(name))
      .flatMap(({ name, text }) =>
        text
          .split('\n')
          .flatMap((line, index) =>
            word.test(line) ? [`${name}:${index + 1} ${line.trim()}`] : [],
          ),
      )
    expect(found).toEqual([])
  })

  it.each(refused.filter(({ except }) => except))(
    '$word has its exceptions',
    ({ word, except }) => {
      const excepted = sources.filter(({ name }) => except?.test(name))
      expect(excepted.some(({ text }) => word.test(text))).toBe(true)
    },
  )
})
