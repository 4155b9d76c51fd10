import { createProcessor } from '@mdx-js/mdx'
import { VFile } from 'vfile'
import { expect, it } from 'vitest'
import { absentFrom, remarkNeededSyntax } from './needed-syntax.ts'
import { readerOf } from './reader.ts'
import { syntaxOf } from './syntax.ts'

const NONE_OF_THEM = ['emailAutolink', 'protocolAutolink', 'wwwAutolink']

/** A page's tree, parsed with all syntax that there is. */
const withAll = (format: 'md' | 'mdx', source: string): object =>
  createProcessor({ format, remarkPlugins: syntaxOf(true) }).parse(source)

/** A page's tree, parsed as pages are. */
const asNeeded = (format: 'md' | 'mdx', source: string): object =>
  readerOf({ format, math: true, development: false, examples: false }, source).parse(
    new VFile(source),
    { current: [] },
  )

it.each([
  ...['a.b@c-d.org', 'a@b', 'a@b.c1', 'a@.b.c', '@a.org', 'a@b.org.', '_a@b.org_', '[a@b.org](/c)'],
  ...[
    'mailto:a@b.org',
    'xmpp:a@b.org/c',
    'a&#64;b.org',
    'a&commat;b.org',
    'a\\@b.org',
    'a@b\\.org',
  ],
  ...[
    'http://a',
    'HTTPS://a.b/(c)',
    'https\\://a.b',
    'h&#116;tp://a.b',
    '[https://a.b](/c)',
    'xhttp://a.b',
  ],
  ...[
    'www.a.b',
    'WWW.a',
    'www\\.a.b',
    'w&#119;w.a.b',
    '(www.a.b)',
    '[www.a.b',
    'ww**w.a.b**',
    'www\n.a.b',
  ],
  ...[
    'a\n-|',
    'a\n:-',
    'a\n: -',
    'a\n-:',
    'a | b\n- | -',
    '| a |\n|\t-|\n| b |\nc\n\nd | e',
    'a\r- | -\rb',
  ],
  ...[
    '> a | b\n> -|-\n> c\n>\n> d',
    '> a | b\n-|-',
    '- a | b\n  -|-\n  c\n- d',
    '1. a\n2. b | c\n   -|-',
  ],
  ...[
    'a\nb | c\n-|-\nd',
    'a\n2. b | c\n-|-',
    'a | b\n-|-\n# c | d',
    'a | b\n-|-\n\u00a0\nc',
    'a\n---\nb\n-|',
  ],
  ...[
    'a[^b]\n\n[^b]: c | d\n    -|-\n    e@f.org',
    ':::note[a@b.org]\nc | d\n-|-\n:::',
    '# www.a.b',
  ],
])('reads %j as with all syntax', source => {
  for (const format of ['md', 'mdx'] as const)
    expect(asNeeded(format, source)).toEqual(withAll(format, source))
})

it('leaves out what a page cannot hold, by the names that it has', () => {
  expect(absentFrom('# Title\n\nWords, a | b, `@scope/name@1` and more.')).toEqual(NONE_OF_THEM)
  expect(absentFrom('a@b.org, https://a.b and www.a.b')).toEqual([])
  const namesWithout = (absent: readonly string[]) => {
    let data: object = {}
    createProcessor({
      remarkPlugins: [
        ...syntaxOf(false),
        [remarkNeededSyntax, absent, () => new Set<number>()],
        function (this: { data(): object }) {
          data = this.data()
        },
      ],
    }).freeze()
    return JSON.stringify(data)
  }
  for (const name of NONE_OF_THEM) {
    expect(namesWithout([])).toContain(name)
    expect(namesWithout([name])).not.toContain(name)
  }
  expect(namesWithout([])).toContain('"table"')
})

it('keeps what belongs to a page apart from pages that are read meanwhile', () => {
  const reading = { format: 'mdx', math: false, development: false, examples: false } as const
  const first = { current: [] as readonly { start: { line: number } }[] }
  expect(() => readerOf(reading, '<A>\n\nb').parse(new VFile('<A>\n\nb'), first)).toThrow()
  readerOf(reading, 'b').parse(new VFile('b'), { current: [] })
  expect(first.current.map(({ start }) => start.line)).toEqual([1])
})
