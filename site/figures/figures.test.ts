import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { initialValues } from 'docs-engine/testing'
import { describe, expect, it } from 'vitest'
import { figures } from './index.ts'
import { endsOf, type FigureModel, outOfRange, UNREADABLE } from './testing.ts'

/** Values at the ends of a figure's ranges: each control at both of its ends alone, and all together. */
function extremesOf(controls: FigureModel['CONTROLS']): Readonly<Record<string, number>>[] {
  const initial = initialValues(controls)
  const ends = Object.entries(controls).map(([name, control]) => ({ name, ends: endsOf(control) }))
  const all = ([0, 1] as const).map(end =>
    Object.fromEntries(ends.map(({ name, ends: both }) => [name, both[end]])),
  )
  const alone = ends.flatMap(({ name, ends: both }) =>
    both.map(value => ({ ...initial, [name]: value })),
  )
  return [initial, ...all, ...alone]
}

describe.each(Object.entries(figures))('%s', async (id, load) => {
  const model: FigureModel = await import(`./${id}/model.ts`)

  it('is a folder with a view, a model and the model’s test', () => {
    const files = [`${id}.tsx`, 'model.ts', 'model.test.ts']
    const missing = files.filter(
      file => !existsSync(fileURLToPath(new URL(`${id}/${file}`, import.meta.url))),
    )
    expect(missing).toEqual([])
  })

  it('has a component that is named as it is', async () => {
    const { name } = await load()
    expect(name.replace(/\B[A-Z]/g, '-$&').toLowerCase()).toBe(id)
  })

  it('starts within its ranges', () => {
    expect(outOfRange(model.CONTROLS, initialValues(model.CONTROLS))).toEqual([])
  })

  it.each(extremesOf(model.CONTROLS))('says something readable at %o', values => {
    const { sentence, readings = [], table } = model.shownAt(values).result
    const texts = [sentence, ...readings.map(({ value }) => value)]
    const cells = table.rows.flat()
    const written = table.rows.flatMap(row =>
      row.map((cell, at) =>
        typeof cell === 'number' ? (table.columns[at]?.format?.(cell) ?? String(cell)) : cell,
      ),
    )
    expect([...texts, ...written].filter(text => UNREADABLE.test(text))).toEqual([])
    expect(cells.filter(cell => typeof cell === 'number' && !Number.isFinite(cell))).toEqual([])
    expect(table.rows.length).toBeGreaterThan(0)
    expect(table.rows.filter(row => row.length !== table.columns.length)).toEqual([])
    expect(sentence).toMatch(/\.$/)
  })
})
