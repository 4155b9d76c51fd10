import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as evmPackage from 'sushi/evm'
import { getQuote, getSwap, SUSHI, USDC } from 'sushi/evm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PUBLISHED_VERSION } from '#site/facts/docs-version.ts'
import { networkOf } from '#site/facts/networks.ts'
import { behaviorChanges } from '#site/facts/sdk/behavior-changes.ts'
import { type EntryPoint, entryPoints, replacements } from '#site/facts/sdk/exports.ts'
import newestExports from '#site/facts/sdk/generated/exports-7.3.15.json' with { type: 'json' }
import { networkChanges, newestCount } from '#site/facts/sdk/network-changes.ts'
import { type RequestChange, requestChanges } from '#site/facts/sdk/request-changes.ts'
import { PROJECT_ROOT } from '#support/folders.ts'

function entryPoint(name: string): EntryPoint {
  const found = entryPoints.find(each => each.name === name)
  if (!found) throw new RangeError(`there is no entry point ${name}`)
  return found
}

const newest = {
  sushi: new Set(newestExports.sushi),
  evm: new Set(newestExports['sushi/evm']),
}

describe('The exports of the published version', () => {
  it('are those of the version that the pages name', () => {
    const file = path.join(PROJECT_ROOT, 'node_modules/sushi/package.json')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ version: PUBLISHED_VERSION })
  })

  // Counted apart from the code under test, in an installation of each release.
  it.each([
    ['sushi', 58, 70, 12, 0],
    ['sushi/evm', 783, 1112, 340, 11],
    ['sushi/mvm', 12, 17, 5, 0],
    ['sushi/tvm', 253, undefined, 0, 0],
    ['sushi/kvm', 12, undefined, 0, 0],
    ['sushi/stellar', undefined, 55, 0, 0],
    ['sushi/svm', undefined, 42, 0, 0],
  ])('are counted right for %s', (name, before, after, added, removed) => {
    const entry = entryPoint(name)
    expect([entry.before, entry.after]).toEqual([before, after])
    expect([entry.added.length, entry.removed.length]).toEqual([added, removed])
  })

  it('lost exactly these names', () => {
    expect(entryPoint('sushi/evm').removed).toEqual([
      'VersionUpgrade',
      'diffTokenLists',
      'getVersionUpgrade',
      'isVersionUpdate',
      'isWNativeSupported',
      'minVersionBump',
      'nativeAddress',
      'nextVersion',
      'schema',
      'shortenEvmAddress',
      'versionComparator',
    ])
  })
})

describe('What to use instead', () => {
  it.each(Object.entries(replacements))('of %s is in the newest version', (name, text) => {
    expect(entryPoint('sushi/evm').removed).toContain(name)
    const named = [...text.matchAll(/`(\w+)`/g)].map(match => match[1] ?? '')
    const [substitute = ''] = named
    expect(newest.evm.has(substitute) || newest.sushi.has(substitute)).toBe(true)
    for (const match of text.matchAll(/`(\w+)` from `sushi`/g))
      expect(newest.sushi.has(match[1] ?? '')).toBe(true)
  })
})

describe('Lists of networks', () => {
  it.each(networkChanges)('$list is changed by networks it can have', change => {
    const before = new Set(change.before)
    expect(Reflect.get(evmPackage, change.list)).toEqual(expect.arrayContaining([...before]))
    for (const id of Object.keys(change.added)) expect(before).not.toContain(Number(id))
    for (const id of change.removed) {
      expect(before).toContain(id)
      expect(networkOf(id).name).not.toBe('')
    }
  })

  // Counted apart from the code under test, in an installation of the release.
  it('have these lengths in the newest version', () => {
    const counts = networkChanges.map(change => [change.list, newestCount(change)])
    expect(Object.fromEntries(counts)).toMatchObject({
      evmChainIds: 54,
      SWAP_API_SUPPORTED_CHAIN_IDS: 48,
      SUSHISWAP_V2_SUPPORTED_CHAIN_IDS: 26,
      SUSHISWAP_V3_SUPPORTED_CHAIN_IDS: 25,
      BLADE_SUPPORTED_CHAIN_IDS: 9,
    })
  })
})

describe('Results of the same call', () => {
  it.each(behaviorChanges)('$call differ', ({ before, after }) => {
    expect(before).not.toBe(after)
  })

  it('are these in the published version', () => {
    const results = behaviorChanges.map(({ call, before }) => [call, before])
    expect(Object.fromEntries(results)).toMatchObject({
      "Amount.fromHuman(USDC[1], '9.999').toString({ fixed: 2 })": '":"',
      'new Fraction({ numerator: 7, denominator: 2 }).toSignificant(4)': '"3.500"',
      'new Fraction({ numerator: 10n ** 21n }).toSignificant(4)': '"1.000e+21"',
      'new Fraction({ numerator: 2, denominator: 3 }).toString({ maxFixed: 4 })': '"0.6667"',
      'new Fraction({ numerator: 1, denominator: 3 }).toString({ fixed: 20 })':
        '"0.33333333333333331483"',
      'new Percent({ numerator: 5, denominator: 1000 }).toSignificant(3)': '"0.00500"',
      'typeof Price.fromHuman': '"undefined"',
      'isSushiSwapV2ChainId(2222)': 'true',
      'fee tiers in SushiSwapV3FeeAmount': '4',
    })
  })
})

describe('A request that the newest version refuses', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  /** Asks the published version, and gives the address it sends to or the name of what it throws. */
  async function ask(of: 'getQuote' | 'getSwap', fields: RequestChange['fields']) {
    const sent: string[] = []
    vi.stubGlobal('fetch', (url: URL) => {
      sent.push(String(url))
      return Promise.resolve(Response.json({ status: 'NoWay' }))
    })
    const request = {
      chainId: 1,
      tokenIn: USDC[1].address,
      tokenOut: SUSHI[1].address,
      amount: 1000n,
      maxSlippage: 0.005,
      sender: USDC[1].address,
    } as const
    try {
      const call: unknown = of === 'getQuote' ? getQuote : getSwap
      if (typeof call !== 'function') throw new TypeError(`${of} is no function`)
      await call({ ...request, ...fields })
    } catch (error) {
      return error instanceof Error ? error.name : 'unknown'
    }
    return sent[0]
  }

  const cases = requestChanges.flatMap(change =>
    (['getQuote', 'getSwap'] as const)
      .filter(of => !change.of || change.of === of)
      .map(of => ({ ...change, of })),
  )

  it.each(cases)('$request: $of', async ({ of, fields, before, beforeNote }) => {
    const result = await ask(of, fields)
    if (before !== 'sent') return expect(result).toBe(before)
    expect(result).toMatch(/^https:\/\/api\.sushi\.com\/(quote|swap)\/v7\//)
    if (beforeNote === 'without it') expect(result).not.toContain('maxPriceImpact')
    if (beforeNote === 'with the default') expect(result).toMatch(/referrer=sushi-sdk/)
    if (beforeNote?.endsWith('fee') || beforeNote?.endsWith('receiver'))
      expect(result).not.toMatch(/fee/i)
  })

  it('is sent with addresses as they are given', async () => {
    const address = `0x${'aB'.repeat(20)}`
    expect(await ask('getQuote', { tokenIn: address })).toContain(address)
  })
})
