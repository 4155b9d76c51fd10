import { getAddress, isAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { PUBLISHED_VERSION } from '../docs-version.ts'
import { networks } from '../networks.ts'
import { packageAddress, typedAddress } from './address.ts'
import * as blade from './blade.ts'
import { type DeploymentTable, NOT_IN_API_LIST, RETIRED } from './deployment.ts'
import * as deployments from './deployments.ts'
import { addedNetworks, addedValues } from './differences-6.2.12.ts'
import { v2InitCodeHashes, v3InitCodeHashes } from './init-code-hashes.ts'
import { addressOn } from './package-table.ts'

const {
  redSnwapper,
  sushi,
  v2Factory,
  v2Router,
  v3Factory,
  v3PositionHelper,
  v3PositionManager,
  v3Quoter,
  v3TickLens,
  xsushi,
} = deployments

/** The tables among what a module exports. */
const tablesOf = (module: object): DeploymentTable[] =>
  Object.values(module).filter(value => Array.isArray(value?.rows))

const packageTables = tablesOf(deployments)
const bladeTables = tablesOf(blade)
const tables = [...packageTables, ...bladeTables]

describe.each(tables)('$contract', ({ rows }) => {
  it('has rows', () => {
    expect(rows).not.toEqual([])
  })

  it('has only addresses in checksummed case, on known networks', () => {
    for (const { address, network } of rows) {
      expect(isAddress(address)).toBe(true)
      expect(address).toBe(getAddress(address.toLowerCase()))
      expect(networks.get(network.chainId)).toBe(network)
    }
  })

  it('has no row twice', () => {
    const keys = rows.map(({ network, address }) => `${network.chainId} ${address}`)
    expect(new Set(keys).size).toBe(rows.length)
  })
})

/** A row of each table as release 6.2.12 has it, lower case: a second copy, to catch one table taken for another. */
it.each([
  [redSnwapper, 324, '0x35e98c2b3894d71d3d4d7edb8b30e4f36e2f9179'],
  [v2Router, 1, '0xd9e1ce17f2641f24ae83637ab66a2cca9c378b9f'],
  [v2Factory, 1, '0xc0aee478e3658e2610c5f7a4a2e1777ce9e4f2ac'],
  [v3Factory, 1, '0xbaceb8ec6b9355dfc0269c18bac9d6e2bdc29c4f'],
  [v3PositionManager, 1, '0x2214a42d8e2a1d20635c2cb0664422c528b6a432'],
  [v3TickLens, 1, '0xfb70ad5a200d784e7901230e6875d91d5fa6b68c'],
  [v3Quoter, 1, '0x64e8802fe490fa7cc61d3463958199161bb608a7'],
  [v3PositionHelper, 1, '0x34026a9b9cb6df84880c4b2f778f5965f5679c16'],
  [sushi, 42161, '0xd4d42f0b6def4ce0383636770ef773390d85c61a'],
  [xsushi, 137, '0x6811079e3c63ed96eb005384d7e7ec8810e3d521'],
] as const)('%# is the table of its contract', (table, chainId, address) => {
  expect(addressOn(table, chainId).toLowerCase()).toBe(address)
})

it('says of every row of Blade that its status is unknown', () => {
  const notes = bladeTables.flatMap(({ rows }) => rows.map(row => row.notes.join()))
  const known = 'listed, status unknown: check the app before sending funds'
  expect(new Set(notes)).toEqual(new Set([known]))
})

it('says of SUSHI everywhere but on Ethereum that the bridge is not verified', () => {
  for (const { network, notes } of sushi.rows)
    expect(notes.includes('bridge not verified')).toBe(network.chainId !== 1)
})

it('marks rows on retired networks', () => {
  const marked = (table: typeof v2Router) =>
    table.rows.filter(({ notes }) => notes.includes(RETIRED)).map(row => row.network.name)
  expect(marked(v2Router)).toEqual(expect.arrayContaining(['Fuse', 'Harmony One', 'Polygon zkEVM']))
  expect(marked(v3Factory)).toEqual(expect.arrayContaining(['Fuse', 'Polygon zkEVM']))
  for (const table of [v2Router, v3Factory]) expect(marked(table)).not.toContain('Ethereum')
  expect(marked(redSnwapper)).toEqual([])
})

it('marks the swap contract on networks that the API does not list, and on no other', () => {
  const marked = redSnwapper.rows.filter(({ notes }) => notes.includes(NOT_IN_API_LIST))
  const added: number[] = addedNetworks.map(({ chainId }) => chainId)
  const isAdded = ({ network }: (typeof marked)[number]) => added.includes(network.chainId)
  expect(marked.filter(row => !isAdded(row)).map(row => row.network.name)).toEqual([
    'Fuse',
    'Sepolia',
  ])
  // The published package's list of the API has no network that came after it.
  expect(marked.filter(isAdded)).toEqual(redSnwapper.rows.filter(isAdded))
})

/** What release 6.2.12 holds for chain 737373: a second copy, lower case, to catch a changed digit. */
it('holds the differences of 6.2.12', () => {
  const held = Object.entries(addedValues).map(([name, values]) => [
    name,
    values[737373].toLowerCase(),
  ])
  expect(Object.fromEntries(held)).toMatchObject({
    RED_SNWAPPER_ADDRESS: '0xac4c6e212a361c968f1725b4d055b47e63f80b75',
    SUSHISWAP_V2_FACTORY_ADDRESS: '0x0389879e0156033202c44bf784ac18fc02edee4f',
    SUSHISWAP_V2_ROUTER_ADDRESS: '0xe43ca1dee3f0fc1e2df73a0745674545f11a59f5',
    SUSHISWAP_V2_INIT_CODE_HASH:
      '0xe18a34eb0e04b04f7a0ac29a6e80748dca96319b42c54d679cb821dca90c6303',
    SUSHISWAP_V3_FACTORY_ADDRESS: '0x1400fefd6f9b897970f00df6237ff2b8b27dc82c',
    SUSHISWAP_V3_POSITION_MANAGER: '0xbda8a8423b7f02cd935412fb9f13cb88f7875991',
    SUSHISWAP_V3_TICK_LENS: '0x039e87ab90205f9d87c5b40d4b28e2be45da4a20',
    SUSHISWAP_V3_QUOTER: '0xca6fe749878841b96f620ec79638b13daad3d320',
    SUSHISWAP_V3_POSITION_HELPER: '0x34026a9b9cb6df84880c4b2f778f5965f5679c16',
    SUSHISWAP_V3_INIT_CODE_HASH:
      '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54',
  })
})

it('marks what the published package does not hold, and nothing else', () => {
  const added: number[] = addedNetworks.map(({ chainId }) => chainId)
  const rows = packageTables.flatMap(table => [...table.rows])
  const marked = rows.filter(({ notes }) => notes.includes(`not in ${PUBLISHED_VERSION}`))
  expect(marked).not.toEqual([])
  expect(marked).toEqual(rows.filter(({ network }) => added.includes(network.chainId)))
})

/** How the hash begins that holds on most networks, as the package has it. */
it.each([
  [v2InitCodeHashes, v2Factory, '0xe18a34eb'],
  [v3InitCodeHashes, v3Factory, '0xe34f199b'],
] as const)(
  '%# has each network with a factory at one init code hash',
  (groups, factory, first) => {
    expect(groups[0]?.hash.slice(0, 10)).toBe(first)
    const names = factory.rows.map(({ network }) => network.name)
    expect(groups.flatMap(group => [...group.networks]).sort()).toEqual(names.sort())
  },
)

describe('the check of addresses', () => {
  const [row] = sushi.rows
  const good: string = row?.address ?? ''

  it('lets a right one pass', () => {
    expect(typedAddress(good, 'here')).toBe(good)
    expect(packageAddress(good.toLowerCase(), 'here')).toBe(good)
  })

  // Each is what a slip of the hand makes of a right address.
  it.each([
    ['a changed digit', good.replace(/\d(?=\D*$)/, digit => String((Number(digit) + 1) % 10))],
    ['a changed case', good.replace(/[a-f](?=[^a-f]*$)/, letter => letter.toUpperCase())],
    ['a missing digit', good.slice(0, -1)],
    ['a digit too many', `${good}0`],
    ['no prefix', good.slice(2)],
  ])('stops at %s, and names the place', (_, wrong) => {
    expect(wrong).not.toBe(good)
    expect(() => typedAddress(wrong, 'file.ts, row 3')).toThrow('file.ts, row 3')
    expect(() => packageAddress(wrong, 'EXPORT, chain 1')).toThrow('EXPORT, chain 1')
  })

  it('stops at a placeholder that is typed by hand', () => {
    const placeholder = `0x${'1'.repeat(40)}`
    expect(() => typedAddress(placeholder, 'here')).toThrow('is a placeholder')
  })

  it('asks for a checksum of what is typed by hand', () => {
    expect(() => typedAddress(good.toLowerCase(), 'here')).toThrow('checksummed')
  })
})
