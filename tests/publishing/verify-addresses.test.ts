import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { toHex } from 'viem'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { gatherAddresses } from '#site/facts/contracts/published-addresses.ts'
import { type FakeNode, type Question, type Said, startFakeNode } from '#support/fake-node.ts'
import { temporaryFolder } from '#support/fixture.ts'
import { PROJECT_ROOT } from '#support/folders.ts'
import { verifyAddresses } from '../../scripts/addresses/verify.ts'

/*
 * No test asks a node of a real chain. The recorded replies and the list that they belong to are synthetic: made up in
 * the form that nodes give them.
 */
const FIXTURES = path.join(PROJECT_ROOT, 'tests/fixtures/addresses')
const LIST = path.join(FIXTURES, 'synthetic-addresses.json')
const { exchanges }: { exchanges: (Question & { result: unknown })[] } = JSON.parse(
  readFileSync(path.join(FIXTURES, 'synthetic-node.json'), 'utf8'),
)
const list: { addresses: { contract: string; address: string }[] } = JSON.parse(
  readFileSync(LIST, 'utf8'),
)
const addressOf = (contract: string) =>
  list.addresses.find(each => each.contract === contract)?.address ?? ''

const { folder, remove } = await temporaryFolder()
const started: FakeNode[] = []
afterEach(() => Promise.all(started.splice(0).map(node => node.stop())))
afterAll(remove)

/** What the recorded node says. */
function recorded({ method, params }: Question): Said {
  const found = exchanges.find(
    each => each.method === method && JSON.stringify(each.params) === JSON.stringify(params),
  )
  return found
    ? { result: found.result }
    : { error: { code: -32601, message: `${method} is not recorded` } }
}

/** The recorded node, but for the code at one address. */
const withCode =
  (contract: string, said: Said) =>
  (question: Question): Said =>
    question.method === 'eth_getCode' && question.params[0] === addressOf(contract)
      ? said
      : recorded(question)

/** Runs the command against an imitation of a node. */
async function verify(
  answer: (question: Question) => Said | undefined,
  ...args: string[]
): Promise<{ exitCode: number; lines: string[]; waits: number[]; node: FakeNode }> {
  const node = await startFakeNode(answer)
  started.push(node)
  const lines: string[] = []
  const waits: number[] = []
  const exitCode = await verifyAddresses(['--rpc', node.url, ...args], {
    print: line => lines.push(line),
    wait: async milliseconds => waits.push(milliseconds),
  })
  return { exitCode, lines, waits, node }
}

it('compares each row of the network with the node, one after the other', async () => {
  const { exitCode, lines, node } = await verify(recorded, '--file', LIST, '--chain', '1')
  expect(lines).toEqual([
    `Node: 127.0.0.1:${node.port}, on chain 1, Ethereum.`,
    `List: ${LIST}, SHA-256 ${createHash('sha256').update(readFileSync(LIST)).digest('hex')}.`,
    `code            ${addressOf('First pool')}  First pool: 1 bytes`,
    `code            ${addressOf('Second pool')}  Second pool: 5 bytes, its hash is that of the file`,
    `code            ${addressOf('Third pool')}  Third pool: 10 bytes, its hash is that of the file`,
    'Code at an address shows that there is code, not whose it is.',
    '3 rows on Ethereum: 3 with code (2 compared by its hash), 0 without code, 0 with other code, 0 not understood.',
  ])
  expect(exitCode).toBe(0)
  expect(node.asked[0]?.method).toBe('eth_chainId')
  expect(JSON.stringify(node.asked)).not.toContain(addressOf('Pool elsewhere'))
})

it.each<[what: string, said: Said, line: string, summary: string]>([
  ['no code', { result: '0x' }, 'no code .*: there is none', '1 without code'],
  [
    'an account that delegates',
    { result: `0xef0100${'ab'.repeat(20)}` },
    'no code .*: it is an account that runs the code of a contract',
    '1 without code',
  ],
  [
    'other code',
    { result: '0x6001600256' },
    'other code .*: the hash of its code is 0x.*, in the file 0x',
    '1 with other code',
  ],
  [
    'half a byte',
    { result: '0x600' },
    'not understood .*: its code is not hexadecimal',
    '1 not understood',
  ],
  ['null', { result: null }, 'not understood .*: its code is not hexadecimal', '1 not understood'],
  [
    'an error',
    { error: { code: -32000, message: 'missing\u001b[31m trie\nnode' } },
    'not understood .*: error -32000: missing trie node$',
    '1 not understood',
  ],
  [
    'a page',
    { status: 502, text: '<html>Bad gateway</html>' },
    'not understood .*: HTTP 502 with a text that is no JSON: <html>Bad gateway</html>',
    '1 not understood',
  ],
  [
    'JSON that is no reply',
    { status: 200, text: '{"message":"Forbidden"}' },
    'not understood .*: HTTP 200 with JSON that is no reply',
    '1 not understood',
  ],
])('names the row whose code is %s', async (_, said, line, summary) => {
  const { exitCode, lines } = await verify(withCode('Second pool', said), '--file', LIST)
  const [row = ''] = lines.filter(each => each.includes(addressOf('Second pool')))
  expect(row).toMatch(new RegExp(`^${line}`))
  expect(lines.at(-1)).toContain(summary)
  expect(lines.at(-1)).toContain('2 with code')
  expect(exitCode).toBe(1)
})

it('names a proxy that runs another contract', async () => {
  const { exitCode, lines } = await verify(
    question =>
      question.method === 'eth_getStorageAt'
        ? { result: toHex(1n, { size: 32 }) }
        : recorded(question),
    '--file',
    LIST,
  )
  expect(exitCode).toBe(1)
  expect(lines.join('\n')).toMatch(/^other code .*Third pool: it runs 0x0{39}1, in the file 0x/m)
  expect(lines.join('\n')).toMatch(/^other code .*Second pool: it runs .*, in the file none$/m)
})

describe('a node that was asked too often', () => {
  const limited = { code: -32005, message: 'limit exceeded' }

  it.each<[string, Said, number[]]>([
    ['by its status', { status: 429, text: 'slow down' }, [1_000]],
    [
      'by its status, with a time',
      { status: 429, text: '', headers: { 'retry-after': '7' } },
      [7_000],
    ],
    [
      'with a time that is too long',
      { status: 429, text: '', headers: { 'retry-after': '86400' } },
      [30_000],
    ],
    ['by its error', { error: limited }, [1_000]],
  ])('is asked again when it says so %s', async (_, said, expected) => {
    let count = 0
    const once = (question: Question) =>
      question.method === 'eth_getCode' && count++ === 0 ? said : recorded(question)
    const { exitCode, waits } = await verify(once, '--file', LIST)
    expect(waits).toEqual(expected)
    expect(exitCode).toBe(0)
  })

  it('is left alone in the end', async () => {
    const { exitCode, waits, lines } = await verify(
      withCode('Second pool', { error: limited }),
      '--file',
      LIST,
    )
    expect(waits).toEqual([1_000, 2_000, 4_000])
    expect(lines.join('\n')).toContain('error -32005: limit exceeded, after 3 repetitions')
    expect(exitCode).toBe(1)
  })
})

it('asks no further when the node stops replying', async () => {
  let count = 0
  const { exitCode, lines, node } = await verify(
    question => (question.method === 'eth_getCode' && count++ > 0 ? undefined : recorded(question)),
    '--file',
    LIST,
  )
  expect(lines.at(-1)).toContain('1 with code (0 compared by its hash)')
  expect(lines.at(-1)).toContain('2 not understood')
  expect(lines.join('\n')).toContain('not asked, since the node stopped')
  expect(node.asked.filter(({ method }) => method === 'eth_getCode')).toHaveLength(2)
  expect(exitCode).toBe(1)
})

describe('nothing is compared', () => {
  const on = (chainId: number) => (question: Question) =>
    question.method === 'eth_chainId' ? { result: toHex(chainId) } : recorded(question)

  it.each<[string, (question: Question) => Said | undefined, string[], RegExp]>([
    ['with a node of another network', on(1), ['--chain', '10'], /on chain 1, not on 10/],
    ['with a network that no row is on', on(5), [], /No row of .* is on chain 5/],
    ['with a chain id of zero', on(0), [], /its chain id is no number/],
    ['with a site in place of a node', () => ({ status: 200, text: '<p>' }), [], /is no JSON: <p>/],
    [
      'with an error instead of a chain id',
      () => ({ error: { code: -32601, message: 'no such method' } }),
      [],
      /error -32601: no such method/,
    ],
    ['with a connection that ends', () => undefined, [], /^The node did not reply: /],
  ])('%s', async (_, answer, args, message) => {
    const { exitCode, lines } = await verify(answer, '--file', LIST, ...args)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(message)
    expect(exitCode).toBe(2)
  })

  it('with a node that is not there', async () => {
    const gone = await startFakeNode(recorded)
    await gone.stop()
    const lines: string[] = []
    const surroundings = { print: (line: string) => lines.push(line), wait: async () => {} }
    expect(await verifyAddresses(['--rpc', gone.url], surroundings)).toBe(2)
    expect(lines).toEqual(['The node did not reply: ECONNREFUSED. Nothing was compared.'])
  })

  it.each<[string, string[], RegExp]>([
    ['no node', [], /^--rpc is missing\./],
    ['no address', ['--rpc', 'mainnet'], /^--rpc is no address of a node/],
    ['another scheme', ['--rpc', 'file:///etc/passwd'], /^--rpc is no address of a node/],
    ['no chain id', ['--rpc', 'http://node.invalid', '--chain', 'mainnet'], /no chain id/],
    ['an unknown option', ['--url', 'http://node.invalid'], /Unknown option '--url'/],
    ['a file that is not there', ['--rpc', 'http://node.invalid', '--file', 'no.json'], /ENOENT/],
  ])('with %s', async (_, args, message) => {
    const lines: string[] = []
    const surroundings = { print: (line: string) => lines.push(line), wait: async () => {} }
    expect(await verifyAddresses(args, surroundings)).toBe(2)
    expect(lines.join('\n')).toMatch(message)
  })

  it.each<[string, string, RegExp]>([
    ['that is no JSON', '<html>', /is no list of addresses: the file/],
    ['without rows', '{"addresses":[]}', /is no list of addresses: addresses/],
    [
      'whose address is not in checksummed case',
      readFileSync(LIST, 'utf8').replace(
        addressOf('First pool'),
        addressOf('First pool').toLowerCase(),
      ),
      /addresses\.0\.address, expected an address in checksummed case/,
    ],
    [
      'that would write to the terminal',
      readFileSync(LIST, 'utf8').replace('First pool', '\\u001b[2J'),
      /addresses\.0\.contract/,
    ],
  ])('with a list %s', async (name, text, message) => {
    const file = path.join(folder, `${name}.json`)
    writeFileSync(file, text)
    const { exitCode, lines, node } = await verify(recorded, '--file', file)
    expect(lines.join('\n')).toMatch(message)
    expect(node.asked).toEqual([])
    expect(exitCode).toBe(2)
  })
})

it('never shows what an address of a node may hide', async () => {
  const node = await startFakeNode(recorded)
  started.push(node)
  const lines: string[] = []
  const rpc = `${node.url.replace('//', '//user:secret@')}/v3/secret?key=secret`
  const surroundings = { print: (line: string) => lines.push(line), wait: async () => {} }
  expect(await verifyAddresses(['--rpc', rpc, '--file', LIST], surroundings)).toBe(0)
  expect(lines.join('\n')).not.toContain('secret')
})

it('as a command compares the list of this source', async () => {
  const node = await startFakeNode(({ method }) => ({
    result: method === 'eth_chainId' ? '0x1' : '0x60',
  }))
  started.push(node)
  const file = path.join(PROJECT_ROOT, 'scripts/bootstrap.mjs')
  const { stdout } = await promisify(execFile)(process.execPath, [
    file,
    'verify-addresses',
    '--rpc',
    node.url,
  ])
  const onEthereum = gatherAddresses().filter(({ chainId }) => chainId === 1)
  expect(stdout.trim().split('\n').at(-1)).toBe(
    `${onEthereum.length} rows on Ethereum: ${onEthereum.length} with code (0 compared by its hash), 0 without code, 0 with other code, 0 not understood.`,
  )
})
