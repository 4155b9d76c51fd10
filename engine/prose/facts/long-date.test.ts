import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LongDate } from './long-date.tsx'

it('writes the day it was given, whatever the time zone of the machine', () => {
  const html = renderToStaticMarkup(createElement(LongDate, { date: '2024-11-18' }))
  expect(html).toBe('<time dateTime="2024-11-18">November 18, 2024</time>')
})

it('refuses what is not a date', () => {
  expect(() => LongDate({ date: 'soon' })).toThrow('expected a date such as')
})
