import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isTagError } from '#model/tag-error.ts'
import { content, data, keyOf, tag } from './tag.ts'

interface Tide {
  month: string
  height: bigint
}

const Tides = tag(
  {
    of: keyOf({ may: 1, june: 2 }),
    tide: data<Tide>('a tide', 'month', 'height').optional(),
    unit: z.string().default('m'),
    children: content.optional(),
  },
  function Tides({ of, tide, unit, children }) {
    return createElement('p', null, `${of} ${tide?.month ?? ''} ${unit}`, children)
  },
)

/** What a tag refuses, and how to fix it. */
function refusal(props: object): [message: string, fix: string] {
  try {
    renderToStaticMarkup(createElement(Tides, props as Parameters<typeof Tides>[0]))
  } catch (error) {
    if (isTagError(error)) return [error.message, error.fix]
    throw error
  }
  throw new Error('nothing was refused')
}

describe('a tag', () => {
  it('shows what it is given, and fills in the rest', () => {
    expect(renderToStaticMarkup(createElement(Tides, { of: 'may', children: '!' }))).toBe(
      '<p>may  m!</p>',
    )
  })

  it('hands data on as it is', () => {
    const tide: Tide = { month: 'May', height: 3n }
    expect(renderToStaticMarkup(createElement(Tides, { of: 'may', tide }))).toBe('<p>may May m</p>')
  })

  it('has the name of its component, by which a failure is found', () => {
    expect(Tides.name).toBe('Tides')
  })

  it('says what it takes', () => {
    expect(Object.keys(Tides.props)).toEqual(['of', 'tide', 'unit', 'children'])
  })

  it.each([
    [
      { of: 'july' },
      'prop "of": expected one of "may", "june", found "july"',
      'correct the prop "of"',
    ],
    [{}, 'prop "of": expected one of "may", "june", found nothing', 'add of to <Tides>'],
    [
      { of: 'may', tide: { month: 'May', height: 3n, at: 1n }, unit: 3 },
      'prop "unit": expected a text, found 3',
      'correct the prop "unit"',
    ],
    [
      { of: 'may', tide: { height: 3n } },
      'prop "tide": expected a tide, found an object',
      'correct the prop "tide"',
    ],
    [
      { of: 'may', children: '' },
      'nothing stands between its opening and its closing tag',
      'write what it holds between <Tides> and </Tides>',
    ],
    [
      { off: 'may', unit: 3 },
      'prop "of": expected one of "may", "june", found nothing; prop "unit": expected a text, found 3; prop "off" is unknown',
      'add of to <Tides>; correct the prop "unit"; take it out: <Tides> takes of, tide, unit',
    ],
  ])('refuses %o', (props, message, fix) => {
    expect(refusal(props)).toEqual([message, fix])
  })
})
