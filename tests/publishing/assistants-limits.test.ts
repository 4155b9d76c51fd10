import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsOfAllTools } from '#support/assistants/calls.ts'
import { connect, PROTOCOLS, REPLY_CHARACTERS } from '#support/assistants/client.ts'
import { ODD_PIECES, oddText } from '#support/odd-text.ts'
import { seeded } from '#support/seeded.ts'

const LONG = 'x'.repeat(100_000)

/** What is asked with an input beyond its bounds, and what is told of the bounds. */
const beyond: [tool: string, given: Record<string, unknown>, told: string][] = [
  ['search', { query: LONG }, 'query: Too big: expected string to have <=400 characters'],
  ['search', { query: '' }, 'query: Too small: expected string to have >=1 characters'],
  ['search', { query: 422 }, 'query: Invalid input: expected string, received number'],
  ['search', { query: ['swap'] }, 'query: Invalid input: expected string, received array'],
  ['search', {}, 'query: Invalid input: expected string, received undefined'],
  ['search', { query: 'swap', cursor: LONG }, 'cursor: Too big: expected string to have <=20'],
  ['search', { query: 'swap', cursor: 0 }, 'cursor: Invalid input: expected string, received'],
  ['search', { query: 'swap', cursor: '1e9' }, 'the cursor "1e9" is not one that a reply has'],
  ['search', { query: 'swap', cursor: '9'.repeat(20) }, 'is not one that a reply has given'],
  ['search', { query: 'swap', cursor: '-1' }, 'is not one that a reply has given'],
  ['search', { query: 'swap', cursor: 'NaN' }, 'is not one that a reply has given'],
  ['look_up', { query: LONG }, 'query: Too big: expected string to have <=400 characters'],
  ['read_page', { page: LONG }, 'page: Too big: expected string to have <=200 characters'],
  ['read_page', { page: '/risks', section: LONG }, 'section: Too big: expected string to have <='],
  ['read_page', { page: '/risks', section: '' }, '"Risks" has no section "". It has:'],
  ['list_pages', { below: LONG }, 'below: Too big: expected string to have <=200 characters'],
  ['list_pages', { below: null }, 'below: Invalid input: expected string, received null'],
  ['explain_error', { code: LONG }, 'code: Too big: expected string to have <=200 characters'],
  ['explain_error', { code: '' }, 'code: Too small: expected string to have >=1 characters'],
  ['describe_operation', { id: LONG }, 'id: Too big: expected string to have <=200 characters'],
  ['list_operations', { cursor: LONG }, 'cursor: Too big: expected string to have <=20'],
]

describe.each(PROTOCOLS)('an assistant that speaks %s', protocol => {
  let assistant: Awaited<ReturnType<typeof connect>>
  beforeAll(async () => {
    assistant = await connect('root', protocol)
  })
  afterAll(() => assistant.client.close())

  it('is answered by the version that it speaks', () => {
    expect(assistant.client.getNegotiatedProtocolVersion()).toBe(protocol)
  })

  it.each(beyond)('is told what %s allows instead of what was given', async (tool, given, told) => {
    const { text, isError } = await assistant.call(tool, given)
    expect(isError).toBe(true)
    expect(text).toContain(told)
    expect(text.length).toBeLessThan(REPLY_CHARACTERS)
  })

  it('is told in few words of a tool that there is not, however it is named', async () => {
    const told = await assistant.call(LONG).catch((error: Error) => error.message)
    expect(told).toContain('Tool xxx')
    expect(JSON.stringify(told).length).toBeLessThan(REPLY_CHARACTERS)
    await expect(assistant.call('__proto__')).rejects.toThrow(
      /Tool __proto__ (?:disabled|not found)/,
    )
  })
})

describe('whatever is asked', () => {
  const { seed, pick, below } = seeded()
  let assistant: Awaited<ReturnType<typeof connect>>
  beforeAll(async () => {
    assistant = await connect('root')
  })
  afterAll(() => assistant.client.close())

  const texts = [
    ...ODD_PIECES,
    ...Array.from({ length: 40 }, () => oddText({ seed, pick, below })),
    '\u0301'.repeat(200),
    '🍣'.repeat(100),
    '\uD83C'.repeat(200),
    '0x'.padEnd(200, 'f'),
  ]

  it.each(Object.entries(callsOfAllTools))(
    `%s answers within its bounds (SEED=${seed})`,
    async (tool, given) => {
      const names = [...Object.keys(given), 'cursor']
      const { text: usual } = await assistant.call(tool, given)
      for (const name of names)
        for (const text of texts) {
          const asked = `${name}: ${JSON.stringify(text)}`
          const { text: told, isError } = await assistant.call(tool, { ...given, [name]: text })
          expect(told.length, asked).toBeLessThan(REPLY_CHARACTERS)
          // Samples of pages name errors of JavaScript, too.
          if (isError) expect(told, asked).not.toMatch(/TypeError|Cannot read| is not a /)
        }
      expect((await assistant.call(tool, given)).text).toBe(usual)
    },
  )

  it('every tool is asked here', async () => {
    const { tools } = await assistant.client.listTools()
    expect(Object.keys(callsOfAllTools).sort()).toEqual(tools.map(({ name }) => name).sort())
  })
})
