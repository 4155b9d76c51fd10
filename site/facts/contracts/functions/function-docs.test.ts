import { toFunctionSelector } from 'viem'
import { describe, expect, it } from 'vitest'
import { parametersOf, resultsOf } from '#tags/contracts/signature.ts'
import { bladePoolDoc } from './blade-pool.ts'
import type { ContractDoc } from './function-doc.ts'
import { redSnwapperDoc } from './red-snwapper.ts'
import { sushiDoc, xsushiDoc } from './tokens.ts'
import { v2FactoryDoc } from './v2-factory.ts'
import { v2PairDoc } from './v2-pair.ts'
import { v2RouterDoc } from './v2-router.ts'
import { v3FactoryDoc } from './v3-factory.ts'
import { v3PoolDoc } from './v3-pool.ts'
import { v3PositionManagerDoc } from './v3-position-manager.ts'
import { v3PositionHelperDoc, v3TickLensDoc } from './v3-readers.ts'

const docs: readonly ContractDoc[] = [
  bladePoolDoc,
  redSnwapperDoc,
  sushiDoc,
  xsushiDoc,
  v2FactoryDoc,
  v2PairDoc,
  v2RouterDoc,
  v3FactoryDoc,
  v3PoolDoc,
  v3PositionManagerDoc,
  v3PositionHelperDoc,
  v3TickLensDoc,
]

describe.each(docs)('$contract', ({ meanings, functions, getters }) => {
  it('says what every parameter and result means', () => {
    const silent = functions.flatMap(({ abi, meanings: own = {} }) =>
      [...parametersOf(abi), ...resultsOf(abi)]
        .filter(({ name }) => !own[name] && !meanings[name])
        .map(({ name }) => `${abi.name}: ${name}`),
    )
    expect(silent).toEqual([])
  })

  it('gives a meaning to nothing that is not there', () => {
    const idle = functions.flatMap(({ abi, meanings: own = {} }) => {
      const names = [...parametersOf(abi), ...resultsOf(abi)].map(({ name }) => name)
      return Object.keys(own).filter(name => !names.includes(name))
    })
    expect(idle).toEqual([])
  })

  it('calls getters only what takes no parameter', () => {
    expect(getters.filter(({ abi }) => abi.inputs.length > 0)).toEqual([])
  })

  it('ends each condition with a full stop', () => {
    const conditions = functions.flatMap(({ reverts }) => reverts.map(({ when }) => when))
    expect(conditions.filter(when => !when.endsWith('.'))).toEqual([])
  })
})

/** First four bytes of calls that were decoded from published sample transactions. */
const selectors: readonly (readonly [ContractDoc, string, string])[] = [
  [redSnwapperDoc, 'snwap', '0x5f3bd1c8'],
  [redSnwapperDoc, 'snwapMultiple', '0xd33721a5'],
  [bladePoolDoc, 'swap', '0x2b651a6c'],
  [bladePoolDoc, 'sellEthForToken', '0x27a9b424'],
  [bladePoolDoc, 'sellTokenForEth', '0x4cb6864c'],
  [bladePoolDoc, 'transmitAndDeposit', '0x29d0c8fc'],
  [bladePoolDoc, 'burnToWithdraw', '0x368dfc18'],
  [bladePoolDoc, 'withdrawSingleAsset', '0x62fb4e01'],
  [xsushiDoc, 'enter', '0xa59f3e0c'],
  [xsushiDoc, 'leave', '0x67dfd4c9'],
]

it.each(selectors)('%# calls the documented function', (doc, name, selector) => {
  const fn = doc.functions.find(({ abi }) => abi.name === name)
  expect(fn && toFunctionSelector(fn.abi)).toBe(selector)
})
