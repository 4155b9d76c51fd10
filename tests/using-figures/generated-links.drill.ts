import type { Control } from 'docs-engine/figures'
import { describe, expect, it } from 'vitest'
import { valuesOfQuery } from '#engine/figure-kit/state-link.ts'
import { figures } from '#site/figures/index.ts'
import { type FigureModel, outOfRange, saidIn, UNREADABLE } from '#site/figures/testing.ts'
import { oddText } from '#support/odd-text.ts'
import { type Seeded, seeded } from '#support/seeded.ts'

const LINKS = 10_000

const numbers = seeded()

/** What a link says of a control: a number, one far out of range, or no number at all. */
function oddValue(control: Control, { pick, below }: Seeded): string {
  const numeric = String((below(2 ** 31) - 2 ** 30) / pick([1, 7, 1e9]))
  const near = control.kind === 'slider' ? String(control.min - control.step / 2) : '-0.5'
  return pick([
    numeric,
    near,
    `${numeric}e300`,
    `0x${below(255).toString(16)}`,
    '',
    oddText(numbers, 3),
  ])
}

const names = Object.keys(figures)

describe(`generated links to states of figures (SEED=${numbers.seed})`, () => {
  it.each(names)('bring %s to values within its ranges, which it can say', async id => {
    const { CONTROLS, shownAt }: FigureModel = await import(`#site/figures/${id}/model.ts`)
    for (let made = 0; made < LINKS / names.length; made += 1) {
      const query = new URLSearchParams({ figure: id, [oddText(numbers, 2)]: oddText(numbers) })
      for (const [name, control] of Object.entries(CONTROLS))
        if (numbers.below(4) > 0) query.append(name, oddValue(control, numbers))
      const search = `?${query}`
      const values = valuesOfQuery(id, CONTROLS, search)
      expect(values, search).toBeDefined()
      if (!values) continue
      expect(outOfRange(CONTROLS, values), search).toEqual([])
      const said = saidIn(shownAt(values).result)
      expect(
        said.filter(text => UNREADABLE.test(text)),
        search,
      ).toEqual([])
    }
  })

  it('leave a figure as it is when they are about another one, or about none', () => {
    for (let made = 0; made < LINKS; made += 1)
      expect(valuesOfQuery('price-range', {}, `?${oddText(numbers)}`)).toBeUndefined()
  })
})
