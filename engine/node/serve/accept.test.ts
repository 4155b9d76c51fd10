import { expect, it } from 'vitest'
import { prefersMarkdown } from './accept.ts'

it.each([
  ['text/markdown', true],
  ['Text/Markdown;q=1.0', true],
  ['text/markdown, text/html;q=0.9', true],
  ['text/html;q=0.5, text/markdown;q=0.6', true],
  ['text/markdown, */*', true],
  ['text/markdown, text/*', true],
  ['text/markdown;q=0.8, */*;q=0.8', true],
  ['text/html, text/markdown', false],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0, */*', false],
  ['text/html;q=0, */*', true],
  ['text/*', false],
  ['*/*', false],
  ['', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/markdown;q=x, text/html;q=0.1', false],
  ['application/json', false],
])('who accepts "%s" gets Markdown: %s', (accepted, isMarkdown) => {
  expect(prefersMarkdown(accepted)).toBe(isMarkdown)
})
