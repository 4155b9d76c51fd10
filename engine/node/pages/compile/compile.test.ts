import { expect, it } from 'vitest'
import { BuildError } from '../../diagnostics/build-error.ts'
import { compilePage } from './compile.ts'

/** The line of the one thing that is wrong with a page. */
async function lineOf(source: string): Promise<number | undefined> {
  const error: unknown = await compilePage('a.mdx', source, { math: false, sampleValues: {} }).then(
    () => undefined,
    reason => reason,
  )
  if (!(error instanceof BuildError)) throw new Error('the page compiles')
  expect(error.diagnostics).toHaveLength(1)
  expect(error.message).not.toMatch(/\(\d+:\d+/)
  return error.diagnostics[0]?.line
}

it.each([
  ['a tag that is never closed', '\n<Steps>\n\nWords.\n', 2],
  ['the inner of two tags', '<Steps>\n\n<Step>\n\nWords.\n', 3],
  ['the outer of two tags', '<Steps>\n\n<Step>\n\nWords.\n\n</Step>\n', 1],
  ['a tag whose text names a place', '\n\n<Tab title="Lines (8:1-8:8)">\n\nWords.\n', 3],
  ['a tag of a sentence', 'Words.\n\nSome <b>words.\n', 3],
  ['a tag without a name', 'Words.\n\n<>\n\nWords.\n', 3],
  ['what closes another tag', '<Steps>\n\n</Tabs>\n', 3],
  ['a brace that is never closed', 'Words.\n\n{1 +\n\nMore words.\n', 3],
  ['an attribute whose brace is never closed', 'Words.\n\n<Step level={2>\n\nWords.\n', 3],
])('gives the line of %s', async (_, source, line) => {
  expect(await lineOf(source)).toBe(line)
})
