import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Sequence } from './sequence.tsx'

const LANES = [{ name: 'You', note: 'your wallet' }, { name: 'Maker' }, { name: 'Pool' }]

const render = (...steps: { from: string; to: string; text: string }[]) =>
  renderToStaticMarkup(createElement(Sequence, { caption: 'A trade.', lanes: LANES, steps }))

/** What a step says to those who hear it. */
const said = (markup: string) =>
  [...markup.matchAll(/<li class="[^"]*step.*?<\/li>/g)].map(([step]) =>
    step.replace(/<svg.*?<\/svg>|<[^>]*>/g, '').trim(),
  )

it('says of each step, in their order, who does what with whom', () => {
  const markup = render(
    { from: 'You', to: 'Maker', text: 'ask for a price' },
    { from: 'Maker', to: 'You', text: 'signed quote' },
    { from: 'You', to: 'Pool', text: 'quote and token' },
  )
  expect(said(markup)).toEqual([
    '1 You to Maker: ask for a price',
    '2 Maker to You: signed quote',
    '3 You to Pool: quote and token',
  ])
  expect(markup).toMatch(/<figcaption[^>]*>A trade\.<\/figcaption>/)
})

it.each([
  [{ from: 'You', to: 'Nobody', text: 'asks' }, 'step 1 names the lane "Nobody"'],
  [{ from: 'Pool', to: 'Pool', text: 'waits' }, 'step 1 leads from "Pool" to itself'],
])('refuses a step that leads nowhere: %o', (step, message) => {
  expect(() => render(step)).toThrow(message)
})
