import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { write } from '#support/command.ts'
import { messageOfBuildInto, temporaryFolder } from '#support/fixture.ts'
import { readPage, text } from '#support/html.ts'
import { smallDefinition, smallDocument } from '#support/small-definition.ts'

const { folder, remove } = await temporaryFolder()
afterAll(remove)

/** The last word of each page: what was cut off would miss it. */
const LAST = 'Lighthouse'

const lines = (count: number, line: (at: number) => string, between = '\n') =>
  Array.from({ length: count }, (_, at) => line(at)).join(between)

const SENTENCE =
  'The keeper writes down each ship that passes, with its name, its load and its hour.'

const small = smallDocument()
const [item] = Object.values(small.paths)
const call = item?.get
if (!call) throw new Error('the small definition has no call')

/** A definition of 500 calls. */
const manyCalls = {
  ...small,
  paths: Object.fromEntries(
    Array.from({ length: 500 }, (_, at) => [
      `/price-${at}/{chainId}`,
      { get: { ...call, operationId: `price${at}`, summary: `Call ${at}` } },
    ]),
  ),
}

/** What is large, and what a page of it holds before its last word. */
const cases: [large: string, body: string][] = [
  [
    'a table of 10,000 rows',
    `| Ship | Load | Hour |\n| --- | --- | --- |\n${lines(10_000, at => `| Ship ${at} | ${at * 3} | ${at % 24} |`)}`,
  ],
  ['a page of a megabyte', lines(12_500, () => SENTENCE, '\n\n')],
  ['2,000 headings', lines(2_000, at => `## Ship ${at}\n\n${SENTENCE}`, '\n\n')],
  ['a list of 200 levels', lines(200, at => `${'  '.repeat(at)}- Level ${at}`)],
  ['a quotation of 200 levels', `${'> '.repeat(200)}Deep`],
  ['a paragraph of 100,000 characters without a space', 'x'.repeat(100_000)],
  ['20,000 brackets', '['.repeat(20_000).replaceAll('[', '\\[')],
  ['20,000 stars', '*a '.repeat(20_000)],
  ['a line of code of 100,000 characters', `\`\`\`ts\nconst a = '${'x'.repeat(100_000)}'\n\`\`\``],
  ['an API of 500 calls', '<ApiReference definition="openapi.yaml" />'],
]

it.each(cases)('%s is built whole, or refused with one message', async (_, body) => {
  const root = path.join(folder, 'site')
  write(root, {
    'site.config.ts':
      "export default { title: 'Large', description: 'Large pages.', baseUrl: 'https://plain.example' }\n",
    'extensions.ts': `export const apiDefinitions = ${JSON.stringify([smallDefinition({ ...small, ...manyCalls })])}\n`,
    'content/index.mdx': '---\ntitle: Start\ndescription: A page.\n---\n\nWords.\n',
    'content/large.mdx': `---\ntitle: Large\ndescription: A large page.\n---\n\n${body}\n\n${LAST}\n`,
  })
  const out = path.join(folder, 'out')
  const message = await messageOfBuildInto(root, out)
  if (message === '') expect(text(await readPage(out, '/large'))).toContain(LAST)
  else expect(message).toMatch(/^content\/large\.mdx(?::\d+)? {2}[^\n]{10,300}\n {4}fix: [^\n]+$/)
})
