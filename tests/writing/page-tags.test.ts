import { createElement } from 'react'
import { expect, it } from 'vitest'
import { figureTagName } from '#engine/model/figure-tag-name.ts'
import { figures } from '#site/figures/index.ts'
import { tags } from '#site/tags/index.ts'

/** The tags as editors know them. */
type Tags = MDXProvidedComponents

/** A figure's tag by its id; it compiles for names that editors know alone. */
const figure: keyof Tags = 'ConstantProductFigure'
const ofTheSite: keyof Tags = 'AddressTable'

it('tells editors the names that pages use', () => {
  expect(figureTagName('constant-product')).toBe(figure)
  expect(Object.keys(figures)).toContain('constant-product')
  expect(Object.keys(tags)).toContain(ofTheSite)
})

it('tells editors what each tag may be given', async () => {
  const { Callout } = await import('#engine/prose/callout/callout.tsx')
  const shown: Tags['Callout'] = Callout
  createElement(shown, { kind: 'note', children: 'Mind the step.' })
  // @ts-expect-error an editor marks what the build refuses
  createElement(shown, { kind: 'warn', children: 'Mind the step.' })
  expect(Object.keys(shown.props)).toEqual(['kind', 'title', 'children'])
})
