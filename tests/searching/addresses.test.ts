import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchAnswer } from '#engine/model/search/answer.ts'
import type { SearchEngine } from '#engine/model/search/engine.ts'
import { coinsOf } from '#site/facts/coins.ts'
import * as blade from '#site/facts/contracts/blade.ts'
import type { DeploymentTable } from '#site/facts/contracts/deployment.ts'
import * as deployments from '#site/facts/contracts/deployments.ts'
import { networks } from '#site/facts/networks.ts'
import { answers as written } from '#site/search/answers/answers.ts'
import { builtSearch } from '#support/search-quality.ts'
import { sites } from '#support/sites/sites.ts'

/** Every address of the facts that stands in a row, with the id of its row. */
const rows = [
  ...[...Object.values(deployments), ...Object.values(blade)]
    .filter((value): value is DeploymentTable => typeof value === 'object' && 'contract' in value)
    .flatMap(table => table.rows.map(({ id, address }) => ({ id, address }))),
  ...[...networks.keys()].flatMap(chainId => {
    const { address } = coinsOf(chainId).wrapped
    return address ? { id: `chain-${chainId}`, address } : []
  }),
]
const addresses = [...new Set(rows.map(({ address }) => address))]

let engine: SearchEngine
beforeAll(async () => {
  engine = await builtSearch(sites.root.folder)
})

/** Ids of the rows that a query is answered with. */
const rowsOf = (query: string) =>
  engine.answer(query).answers.map(({ answer }) => answer.href.replace(/.*#/, ''))
const idsOf = (address: string) => rows.filter(row => row.address === address).map(({ id }) => id)

describe('every address of the facts', () => {
  it('stands in a row, and there are many', () => {
    expect(rows.length).toBeGreaterThan(350)
    expect(new Set(rows.map(({ id, address }) => `${id} ${address}`)).size).toBe(rows.length)
  })

  it.each([
    ['whole', (address: string) => address],
    ['in lower case', (address: string) => address.toLowerCase()],
    ['without 0x', (address: string) => address.slice(2)],
    ['pasted with spaces', (address: string) => `\t ${address}\n`],
    ['by eight digits', (address: string) => address.slice(2, 10)],
    ['by twenty characters', (address: string) => address.slice(0, 20).toLowerCase()],
    ['shortened', (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`],
    ['in quotes, with a comma', (address: string) => `"${address}",`],
    ['in upper case', (address: string) => address.toUpperCase()],
    [
      'in the address of an explorer',
      (address: string) => `https://e.example/token/${address}?a=1#code`,
    ],
    [
      'with what nobody sees in it',
      (address: string) => `\u200B${address.slice(0, 9)}\u00AD${address.slice(9)}`,
    ],
    ['shortened with dots', (address: string) => `${address.slice(0, 6)}...${address.slice(-4)}`],
  ])('%s leads to each of its rows', (_, form) => {
    for (const address of addresses)
      expect(rowsOf(form(address)), form(address)).toEqual(expect.arrayContaining(idsOf(address)))
  })

  it('is never found by an address with one digit changed', () => {
    for (const address of addresses) {
      for (let at = 2; at < address.length; at += 1) {
        const other = ((Number.parseInt(address.charAt(at), 16) + 1 + (at % 14)) % 16).toString(16)
        const changed = address.slice(0, at) + other + address.slice(at + 1)
        const { answers, unlisted } = engine.answer(changed)
        expect([changed, answers, unlisted?.like]).toEqual([changed, [], expect.anything()])
      }
      const alike = `${address.slice(0, 8)}${'f'.repeat(28)}${address.slice(-6)}`
      expect(engine.answer(alike).answers).toEqual([])
      expect(engine.search(alike)).toEqual([])
    }
  })

  it('is said to need a comparison when a part of it was asked for, and only then', () => {
    for (const address of addresses) {
      const matches = (query: string) => engine.answer(query).answers.map(({ match }) => match)
      expect(new Set(matches(address))).toEqual(new Set(['whole']))
      expect(new Set(matches(address.slice(0, 12)))).toEqual(new Set(['part']))
    }
  })
})

describe('the answers of the site', () => {
  const first = (query: string): SearchAnswer | undefined => engine.answer(query).answers[0]?.answer

  it.each([
    ['router arbitrum', 'RedSnwapper', 'Arbitrum One'],
    ['cpamm router arbitrum', 'cpAMM router', 'Arbitrum One'],
    ['xSUSHI address', 'xSUSHI token', 'Ethereum'],
    ['SUSHI address', 'SUSHI token', 'Ethereum'],
    ['"router arbitrum",', 'RedSnwapper', 'Arbitrum One'],
    ['  ROUTER  Arbitrum ', 'RedSnwapper', 'Arbitrum One'],
    ['router optimism mainnet', 'RedSnwapper', 'OP Mainnet'],
    ['v3 factory polygon', 'clAMM factory', 'Polygon'],
    ['red snwapper base', 'RedSnwapper', 'Base'],
    ['sushi on bnb', 'SUSHI token', 'BNB Smart Chain'],
    ['position manager matic', 'clAMM position manager', 'Polygon'],
    ['which contract do I approve on Arbitrum', 'RedSnwapper', 'Arbitrum One'],
    ['quote 42161', 'Quote', 'Arbitrum One'],
    ['swap request on base', 'Swap', 'Base'],
    ['arbitrum chain id', 'Arbitrum One', 'chain id'],
    ['42161', 'Arbitrum One', 'chain id'],
    ['is Sepolia supported by the API', 'Sepolia', 'chain id'],
    ['weth base', 'WETH', 'Base'],
    ['cpamm subgraph arbitrum', 'cpAMM subgraph', 'Arbitrum One'],
    ['422-03', 'Insufficient balance', 'HTTP 422'],
  ])('%s', (query, name, where) => {
    expect(first(query)).toMatchObject({ name, where })
  })

  it('give the request of a network', () => {
    expect(first('quote 42161')).toMatchObject({
      value: 'https://api.sushi.com/quote/v7/42161',
      text: 'GET, with tokenIn, tokenOut, amount, maxSlippage.',
    })
    expect(first('quote 11155111')).toBeUndefined()
  })

  it('say of a code what it means, whether to retry and how long to wait', () => {
    expect(first('422-03')?.text).toBe(
      'The account holds less of the input token than the swap needs. Retry? No. The same request fails again until something changes. Wait: until the balance or the amount has changed.',
    )
    expect(first('429-01')?.text).toMatch(/Retry\? Yes, after a pause .* Wait: not published\.$/)
  })

  it('name no other network than the one that was asked for', () => {
    const kinds = ['router', 'v2 router', 'v3 factory', 'red snwapper', 'wrapped', 'quote', 'swap']
    const found = [...networks.values()].flatMap(({ name }) =>
      kinds.flatMap(kind =>
        engine.answer(`${kind} ${name}`).answers.map(({ answer }) => ({ name, kind, answer })),
      ),
    )
    expect(found.length).toBeGreaterThan(150)
    expect(found.filter(({ name, answer }) => answer.where !== name)).toEqual([])
    const routers = found.filter(({ kind }) => kind === 'red snwapper').map(({ name }) => name)
    expect(routers).toHaveLength(deployments.redSnwapper.rows.length)
  })

  it('are silent on a hash of a transaction, even one that begins as an address does', () => {
    for (const hash of [`0x${'12'.repeat(32)}`, `${addresses[0]}${'0'.repeat(24)}`]) {
      expect(engine.answer(hash)).toEqual({ answers: [] })
      expect(engine.search(hash)).toEqual([])
    }
  })

  it('say of an address what its row warns of', () => {
    expect(first('sushi bnb')?.text).toBe('Bridge not verified.')
    expect(first('blade pool base')?.text).toMatch(/check the app before sending funds/)
  })

  it('show xSUSHI on every network, Ethereum first', () => {
    const found = engine.answer('xSUSHI address').answers.map(({ answer }) => answer.where)
    expect(found).toEqual(['Ethereum', 'Polygon'])
  })

  it.each([
    'sushi',
    'router',
    'arbitrum',
    'quote',
    'blade',
    'swap',
    'how do I get a quote',
    'address',
    'sushi.eth',
    'router.arbitrum.example',
    'arbitrun router',
    'weth',
    'v3 factory',
  ])('leave "%s" to the pages', query => {
    expect(engine.answer(query).answers).toEqual([])
  })

  it('are all found by their value, each of them once', () => {
    for (const { value, href, name, where } of written) {
      const found = engine.answer(value).answers.map(({ answer }) => answer)
      expect(
        found.filter(each => each.name === name && each.where === where && each.href === href),
      ).toHaveLength(1)
    }
  })
})
