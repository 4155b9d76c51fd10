import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { redSnwapper } from '#site/facts/contracts/deployments.ts'
import {
  connect,
  PROTOCOLS,
  REPLY_CHARACTERS,
  TOOLS_CHARACTERS,
} from '#support/assistants/client.ts'
import { builtPages } from '#support/built-pages.ts'

const ARBITRUM_ONE = 42161

const router =
  redSnwapper.rows.find(({ network }) => network.chainId === ARBITRUM_ONE)?.address ?? ''

/** What a reader asks, how an assistant asks for it, and what it has to be told. */
const questions: [question: string, tool: string, given: Record<string, string>, told: string[]][] =
  [
    ['which contract swaps go to on Arbitrum', 'look_up', { query: 'router arbitrum' }, [router]],
    ['what an address is', 'look_up', { query: router }, ['RedSnwapper, Arbitrum One']],
    [
      'whether a changed address is a known one',
      'look_up',
      { query: `${router.slice(0, -4)}${router.endsWith('0000') ? '1111' : '0000'}` },
      ['do not use it'],
    ],
    [
      'what 422-03 means',
      'explain_error',
      { code: '422-03' },
      ['Insufficient balance', 'Retry? No.', '# Insufficient balance'],
    ],
    [
      'how to ask for a quote',
      'describe_operation',
      { id: 'quote' },
      ['GET https://api.sushi.com/quote/v7/{chainId}', 'maxSlippage'],
    ],
    ['which calls there are', 'list_operations', {}, ['/swap/v7/', '/price/v1/']],
    [
      'how the fee of a constant product pool is taken',
      'read_page',
      { page: '/amm/cpamm', section: 'How a swap is priced' },
      ['\\gamma', '1,280.77', '#how-a-swap-is-priced'],
    ],
    [
      'how much my SUSHI votes',
      'search',
      { query: 'voting power' },
      ['https://docs.sushi.com/dao/governance', 'xSUSHI'],
    ],
    [
      'how to begin',
      'read_page',
      { page: 'https://docs.sushi.com/quickstart.md' },
      ['# Quickstart', 'npm install --save-exact sushi@'],
    ],
    ['what there is on contracts', 'list_pages', { below: '/contracts' }, ['/contracts/clamm']],
  ]

describe.each(PROTOCOLS)('an assistant that speaks %s', protocol => {
  let assistant: Awaited<ReturnType<typeof connect>>
  beforeAll(async () => {
    assistant = await connect('root', protocol)
  })
  afterAll(() => assistant.client.close())

  it.each(questions)('learns %s', async (_, tool, given, told) => {
    const { text, isError } = await assistant.call(tool, given)
    expect(isError).toBe(false)
    for (const words of told) expect(text).toContain(words)
  })

  it('reads every page to its end in parts that fit, and nothing twice', async () => {
    for (const { path } of builtPages('root')) {
      let text = ''
      for (let cursor: string | undefined = '0'; cursor !== undefined; ) {
        const part = await assistant.call('read_page', { page: path, cursor })
        expect(part.text.length).toBeLessThan(REPLY_CHARACTERS)
        const [, content = part.text, next] =
          /^([\s\S]*)\n\(There is more: call again with the cursor "(\d+)"\.\)$/.exec(part.text) ??
          []
        text += content
        cursor = next
      }
      expect(text).toMatch(/^# /)
      expect(text).toContain(`Page: https://docs.sushi.com${path}\n`)
      expect(text).not.toContain('(There is more')
    }
  })

  it.each([
    ['read_page', { page: '/nowhere' }, 'There is no page "/nowhere". list_pages has all of them.'],
    [
      'read_page',
      { page: '/risks', section: 'Nowhere' },
      '"Risks" has no section "Nowhere". It has:',
    ],
    ['read_page', { page: '/risks', cursor: '-1' }, 'is not one that a reply has given'],
    ['read_page', { page: '../../package.json' }, 'There is no page'],
    ['explain_error', { code: '999-99' }, 'No error "999-99" is known.'],
    ['describe_operation', { id: 'none' }, 'There is no call "none".'],
    ['look_up', { query: 'zzzz' }, 'Nothing is listed for "zzzz".'],
  ])('is told what %s cannot find for %o', async (tool, given, told) => {
    const { text, isError } = await assistant.call(tool, given)
    expect(isError).toBe(true)
    expect(text).toContain(told)
  })

  it('gets a list of tools that is short, and all of them read only', async () => {
    const { tools } = await assistant.client.listTools()
    expect(JSON.stringify(tools).length).toBeLessThan(TOOLS_CHARACTERS)
    for (const { annotations } of tools) expect(annotations).toMatchObject({ readOnlyHint: true })
  })

  it.each(['docs', 'minimal'] as const)('reads the site %s as well', async site => {
    const { client, call } = await connect(site, protocol)
    const { text } = await call('list_pages')
    const [, address = ''] = /\]\((.*?)\)/.exec(text) ?? []
    expect((await call('read_page', { page: address })).text).toContain(`Page: ${address}`)
    await client.close()
  })
})
