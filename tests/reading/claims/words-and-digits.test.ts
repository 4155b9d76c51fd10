import { expect, it } from 'vitest'
import { performanceReadings } from '#site/facts/blade/benchmark.ts'
import { all, readPage, text } from '#support/html.ts'
import { pageTexts } from '#support/page-texts.ts'
import { sites } from '#support/sites/sites.ts'

/** The page that lists other words for a term, too. */
const GLOSSARY = '/glossary'

it('pages call the coin of a network by one name', () => {
  const texts = [...pageTexts()].filter(([path]) => path !== GLOSSARY)
  expect(texts.filter(([, words]) => /native coin/i.test(words)).length).toBeGreaterThan(3)
  expect(
    texts.filter(([, words]) => /native tokens?\b/i.test(words)).map(([path]) => path),
  ).toEqual([])
})

it('a difference in the table of the benchmark follows from the digits beside it', async () => {
  const page = await readPage(
    sites.root.folder,
    '/blade/introduction/blades-benchmark-no-impermanent-loss',
  )
  const rows = all(page, { tag: 'tr' })
    .map(row => row.children.flatMap(cell => (cell.type === 'element' ? [text(cell)] : [])))
    .filter(([date = '']) => /^\d{4}-\d{2}-\d{2}$/.test(date))
  expect(rows).toHaveLength(performanceReadings.length)
  for (const [date, pool, benchmark, gap = ''] of rows) {
    const printed = Math.round((Number(pool) - Number(benchmark)) * 10_000)
    expect(Number(gap.replace('−', '-')), date).toBe(printed)
  }
})
