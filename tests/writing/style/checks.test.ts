import { describe, expect, it } from 'vitest'
import { glossary } from '#site/facts/glossary/glossary.ts'
import { codeBlocks } from './code-blocks.ts'
import { commentBlocks } from './comment-blocks.ts'
import { dictionaryWith, readSections } from './dictionary.ts'
import { findAlternatives } from './find-alternatives.ts'
import { findHeadings } from './find-headings.ts'
import { findLinkTexts } from './find-links.ts'
import { findMisspelled } from './find-spelling.ts'
import { findUndefinedTerms, type PageTexts, soughtTerm } from './find-terms.ts'
import { findLongSentences, findUnpublished, findWording } from './find-wording.ts'
import { inOneLine } from './finding.ts'
import { pageBlocks } from './page-blocks.ts'
import { findHardPages, readabilityOf, syllablesOf } from './readability.ts'
import { MOST_UNPUBLISHED, MOST_WORDS, WORDING } from './rules.ts'
import { sentencesOf, wordCount } from './sentences.ts'
import { lineAt, plainBlock, textOf } from './text-block.ts'

const FILE = 'site/content/a.mdx'

/** The texts of a page, each after the line it is on. */
const read = (source: string) =>
  pageBlocks(FILE, source).map(block => `${lineAt(block, 0)} ${textOf(block)}`)

describe('a page', () => {
  it('is read with titles, callouts, tables, captions, cells of data, and comments of code', () => {
    const source = [
      '---',
      'title: Votes',
      'description: How votes are counted.',
      '---',
      '',
      ':::warning[Hold before]',
      'Tokens count **once**, see [the rules](/rules).',
      ':::',
      '',
      '| Pool | Curve |',
      '| --- | --- |',
      '| cpAMM | one |',
      '',
      '<ValueTable',
      '  caption="The same capital"',
      '  rows={[',
      `    ['At every price', \`Up to \${formatUsd(most)} at once\`],`,
      '  ]}',
      '/>',
      '',
      '```ts',
      'const a = 1 // The first one.',
      '```',
      '',
      'A swap pays {formatPercent(fee)} of `amount`.',
    ].join('\n')
    expect(read(source)).toEqual([
      '2 Votes',
      '3 How votes are counted.',
      '6 Hold before',
      '7 Tokens count once, see the rules.',
      '10 Pool',
      '10 Curve',
      '12 cpAMM',
      '12 one',
      '15 The same capital',
      '17 At every price',
      '17 Up to □ at once',
      '22 The first one. ',
      '25 A swap pays □ of □.',
    ])
  })

  it('keeps code, formulas, addresses and names of files out', () => {
    expect(read('See `tells`, $$tells$$ and [it](/tells).')).toEqual(['1 See □, □ and it.'])
    expect(read('<Snippet file="swap/tells tells.ts" />')).toEqual([])
  })
})

describe('code', () => {
  it('is read for texts, also in parts, and not for what it names', () => {
    const source = [
      "import { a } from 'some words here'",
      "export const b = { url: 'some words here', text: 'Pays ' + c + ' of it all.' }",
      'export const D = () => <p className="one two three">Read <a href="/x">the rules</a> of {d}.</p>',
      "if (!d) throw new Error('there is no d here')",
    ].join('\n')
    expect(
      codeBlocks('b.tsx', source).map(block => `${lineAt(block, 0)} ${textOf(block)}`),
    ).toEqual(['2 Pays □ of it all.', '3 Read the rules of □.'])
  })

  it('has its comments read, those of lines in a row in one go', () => {
    const source =
      'const a = "// none"\n// One sentence\n// in two lines.\n/** Another. */\nconst b = 1'
    expect(commentBlocks('a.ts', source, 'ts').map(textOf)).toEqual([
      'One sentence in two lines. ',
      'Another. ',
    ])
    expect(commentBlocks('a.graphql', '{ # The newest.\n}', 'graphql').map(textOf)).toEqual([
      'The newest. ',
    ])
  })
})

describe.each(WORDING)('the rule about “$name”', rule => {
  it('refuses what it is about, and says what to write', () => {
    const found = findWording([plainBlock(FILE, 7, rule.refused)], [rule])
    expect(found.map(inOneLine)).toEqual([expect.stringContaining(`${FILE}:7  ${rule.name}: “`)])
    expect(found.map(inOneLine).join()).toContain(`Fix: write ${rule.instead}`)
  })

  it('lets pass what is near it', () => {
    expect(findWording([plainBlock(FILE, 7, rule.allowed)], [rule])).toEqual([])
  })
})

describe('a sentence', () => {
  it('ends with a mark before a space, and no abbreviation', () => {
    const text = 'It costs 0.5, e.g. One swap. Is it “paid?” Yes'
    expect(sentencesOf(text).map(({ text: each }) => each.trim())).toEqual([
      'It costs 0.5, e.g. One swap.',
      'Is it “paid?”',
      'Yes',
    ])
  })

  it('counts values as words, and signs as none', () => {
    expect(wordCount('From □ to 7 − or')).toBe(5)
  })

  it('is too long with one word more than allowed', () => {
    const words = (count: number) => `A${' word'.repeat(count - 1)}. A short one.`
    expect(findLongSentences([plainBlock(FILE, 3, words(MOST_WORDS))])).toEqual([])
    const [found] = findLongSentences([plainBlock(FILE, 3, words(MOST_WORDS + 1))])
    expect(found && inOneLine(found)).toContain(`${FILE}:3  a sentence of ${MOST_WORDS + 1} words`)
  })
})

it('“not published” is too often with once more than allowed, titles apart', () => {
  const said = (times: number) => pageBlocks(FILE, 'It is not published.\n\n'.repeat(times))
  expect(
    findUnpublished([...said(MOST_UNPUBLISHED), ...pageBlocks(FILE, '## Not published')]),
  ).toEqual([])
  expect(findUnpublished(said(MOST_UNPUBLISHED + 1)).map(inOneLine)).toEqual([
    expect.stringContaining(`${FILE}:${2 * MOST_UNPUBLISHED + 1}  more than`),
  ])
})

describe('a term', () => {
  const terms = glossary.map(term => soughtTerm(term))
  const page = (path: string, source: string, introduction = path): PageTexts => ({
    path,
    introduction,
    blocks: pageBlocks(`${path}.mdx`, source),
  })
  const found = (...pages: PageTexts[]) => findUndefinedTerms(pages, terms).map(inOneLine)

  it('is marked or linked where a page first uses it', () => {
    expect(found(page('/a', 'It costs gas.'))).toEqual([
      '/a.mdx:1  term before its definition: “gas”. Fix: mark its first use: <Term id="gas">gas</Term>, or link it',
    ])
    expect(found(page('/a', 'It costs <Term id="gas">gas</Term>, and gas.'))).toEqual([])
    expect(found(page('/a', 'It costs [gas](/glossary#gas).'))).toEqual([])
    expect(found(page('/a', '- **Gas.** What a network is paid.'))).toEqual([])
    expect(found(page('/a', '- **No gas.** You pay nothing.'))).toHaveLength(1)
    expect(found(page('/a', 'It costs gas.\n\nThat is <Term id="gas">gas</Term>.'))).toHaveLength(1)
  })

  it('may be used before in titles, captions and the list at the end', () => {
    const source = '## Gas\n\n<ValueTable caption="Gas by network" />\n\n## Next\n\n- [A](/b): gas.'
    expect(found(page('/a', source))).toEqual([])
  })

  it('is known on the page that explains it, and in an area that is introduced with it', () => {
    expect(found(page('/amm/clamm', 'A tick is a price.'))).toEqual([])
    const first = page('/b', 'A <Term id="tick">tick</Term>.')
    expect(found(first, page('/b/c', 'A tick.', '/b'))).toEqual([])
    expect(found(first, page('/d', 'A tick.'))).toHaveLength(1)
  })

  it('is not found in a longer term, in code or in another sense', () => {
    expect(found(page('/a', 'The <Term id="tick-spacing">tick spacing</Term> is 10.'))).toEqual([])
    expect(found(page('/a', 'Call `quote`. The quote currency is SUSHI.'))).toEqual([
      expect.stringContaining('“SUSHI”'),
    ])
  })
})

describe('a word', () => {
  const dictionary = dictionaryWith(['viem', 'stablecoin'])
  const found = (text: string) =>
    findMisspelled([plainBlock(FILE, 4, text)], dictionary).map(inOneLine)

  it('that nobody knows is named with its line and how to add it', () => {
    expect(found('You recieve it.')).toEqual([
      expect.stringMatching(
        /^site\/content\/a\.mdx:4 {2}unknown word: “recieve”\. Fix: write receive.*words\.txt/,
      ),
    ])
  })

  it('is known in small letters, at the beginning of a sentence, and with an apostrophe', () => {
    expect(found('Stablecoin’s price. A stablecoin, viem, the pool’s fees; they don’t.')).toEqual(
      [],
    )
    expect(found('Write Viem, not VIEM.')).toEqual([expect.stringContaining('“VIEM”')])
  })

  it('is American', () => {
    expect(found('It was cancelled, and has a colour.')).toEqual([
      expect.stringContaining('British spelling: “cancelled”. Fix: write canceled'),
      expect.stringContaining('unknown word: “colour”'),
    ])
  })

  it('is no part of an address, a path or a number in hexadecimal digits', () => {
    expect(
      found('At www.qwrt.com, https://a.b/qwrt, qwrt@a.com, #qwrt/zxcv.ts and 0xqwrt.'),
    ).toEqual([])
  })

  it('of the project is in a section', () => {
    expect(readSections('# Names\nviem\n\n# Terms\nwei').get('Names')).toEqual(['viem'])
    expect(() => readSections('viem')).toThrow('"viem" is in no section')
  })
})

describe('a heading', () => {
  const found = (source: string) =>
    findHeadings(pageBlocks(FILE, source), dictionaryWith([])).map(inOneLine)

  it('is in sentence case, with names as their owners write them', () => {
    expect(found('## How to Swap a Token')).toEqual([
      expect.stringContaining(`${FILE}:1  a heading in title case: “Swap”. Fix: write swap`),
      expect.stringContaining('“Token”'),
    ])
    expect(
      found('## How Ethereum and `Swap` work: What Blade does\n\n## Swap\n\n## Is it? Yes'),
    ).toEqual([])
    expect(found('Read How To.\n\n<Step title="Send The Coin">\n\nDo.\n\n</Step>')).toHaveLength(2)
  })

  it('does not end like a sentence, unless it asks', () => {
    expect(found('## The price moves.')).toEqual([
      expect.stringContaining('a heading that ends like a sentence'),
    ])
    expect(found('## Why does it move?')).toEqual([])
  })
})

describe('the words of a link', () => {
  const found = (source: string) => findLinkTexts(pageBlocks(FILE, source)).map(inOneLine)

  it.each(['here', 'Click here', 'this page', 'more', 'Read more', 'https://a.example/b'])(
    'are not “%s”',
    words => {
      expect(found(`Words.\n\nSee [${words}](/b).`)).toEqual([
        expect.stringContaining(`${FILE}:3  a link that does not say where it leads: “${words}”`),
      ])
    },
  )

  it('say where it leads, alone or with others beside it', () => {
    expect(found('Here [the fees](/a), [*more* of the pools](/b) and more.')).toEqual([])
    expect(found('[**here**](/a)')).toHaveLength(1)
  })
})

describe('the alternative text of an image', () => {
  const found = (source: string) => findAlternatives(pageBlocks(FILE, source)).map(inOneLine)

  it('is there, and says what the image shows', () => {
    expect(found('![](/images/a.svg)')).toEqual([
      expect.stringContaining(`${FILE}:1  an image without alternative text`),
    ])
    expect(found('<img src="/images/a.svg" alt="" />')).toHaveLength(1)
    expect(found('![Image of a pool](/images/a.svg)')).toHaveLength(1)
    expect(found('![pool-2.png](/images/a.svg)')).toHaveLength(1)
    expect(found('![Two tokens in a pool](/images/a.svg)')).toEqual([])
  })
})

describe('how hard a page is to read', () => {
  it.each([
    ['pool', 1],
    ['trade', 1],
    ['trades', 1],
    ['table', 2],
    ['price', 1],
    ['prices', 2],
    ['swapped', 1],
    ['traded', 2],
    ['token', 2],
    ['liquidity', 4],
    ['aggregator', 4],
    ['yes', 1],
  ])('counts the syllables of “%s”', (word, syllables) => {
    expect(syllablesOf(word)).toBe(syllables)
  })

  it('is the formula of Flesch and Kincaid, over whole sentences of running text', () => {
    // 2 sentences, 10 words, 12 syllables: 0.39 * 5 + 11.8 * 1.2 - 15.59.
    const source =
      '## Providing liquidity\n\nThe cat sat on the table. It saw no token.\n\n| Liquidity |\n| --- |\n| Aggregators |'
    const { words, sentences, grade } = readabilityOf(pageBlocks(FILE, source))
    expect([words, sentences]).toEqual([10, 2])
    expect(grade).toBeCloseTo(0.52, 10)
  })

  it('is bounded by the kind of the page', () => {
    const hard = 'Continuous aggregation facilitates liquidity optimization. '.repeat(30)
    const page = (path: string, source: string): PageTexts => ({
      path,
      introduction: path,
      blocks: pageBlocks(FILE, source),
    })
    expect(findHardPages([page('/a', hard)]).map(inOneLine)).toEqual([
      expect.stringMatching(/^site\/content\/a\.mdx:1 {2}a page of reading grade \d+\.\d: “\/a”/),
    ])
    const short = hard.slice(0, hard.length / 3)
    expect(findHardPages([page('/a', short), page('/b', 'The cat sat. '.repeat(50))])).toEqual([])
  })
})
