import { expect, it } from 'vitest'
import { pictureOf } from './picture.ts'

const measure = (words: string, { size }: { size: number }) => (words.length * size) / 2
const content = { title: 'Swaps & <pools>', area: 'AMM', site: 'Fixture', host: 'docs.example.org' }

it('shows title, area and address, and the name of a site without a mark', () => {
  const svg = pictureOf(content, measure)
  expect(svg).toContain('width="1200" height="630"')
  expect(svg).toMatch(/font-weight="600">Swaps &#x26; &#x3C;pools><\/text>/)
  for (const words of ['AMM', 'Fixture', 'docs.example.org'])
    expect(svg).toContain(`>${words}</text>`)
  expect(svg).not.toContain('<image')
})

it('shows the mark of a site in its proportions, and no wider than half the picture', () => {
  const mark = { address: 'data:image/png;base64,AAAA', width: 20, height: 10 }
  const svg = pictureOf({ ...content, mark }, measure)
  expect(svg).toContain('width="224" height="112" href="data:image/png;base64,AAAA"')
  expect(svg).not.toContain('Fixture')
  expect(pictureOf({ ...content, mark: { ...mark, width: 900 } }, measure)).toContain('width="600"')
})

it('writes a long title in several lines', () => {
  const title = 'What a title of very many words looks like where a page of the site is shared'
  const lines = [...pictureOf({ ...content, title }, measure).matchAll(/weight="600">([^<]*)</g)]
  expect(
    lines
      .map(([, words]) => words)
      .slice(1)
      .join(' '),
  ).toBe(title)
  expect(lines.length).toBeGreaterThan(2)
})
