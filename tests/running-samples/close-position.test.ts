import { SUSHISWAP_V3_POSITION_MANAGER } from 'sushi/evm'
import { afterEach, describe, expect, it } from 'vitest'
import { closePosition } from '#site/content/snippets/contracts/close-position.ts'
import { collectFees } from '#site/content/snippets/contracts/collect-fees.ts'
import { ACCOUNT } from '#support/samples/answers.ts'
import { type FakeChain, startFakeChain } from '#support/samples/fake-chain.ts'
import { callPosition, type HeldPosition } from '#support/samples/fake-positions.ts'

const MANAGER = SUSHISWAP_V3_POSITION_MANAGER[1].toLowerCase()
const TOKEN_ID = 1_234n
const OPEN: HeldPosition = {
  liquidity: 5_000n,
  worth: [900n, 70n],
  owed: [11n, 2n],
  isBurned: false,
}

let chain: FakeChain | undefined
afterEach(() => chain?.stop())

/** A chain with one position, and what the transactions that were sent to it do. */
async function chainWith(position: HeldPosition) {
  const started = await startFakeChain(({ to, data }) => {
    if (to !== MANAGER) throw new Error(`a call to ${to} was not expected`)
    return callPosition(position, TOKEN_ID, data).result
  })
  chain = started
  return {
    client: started.client,
    wallet: started.wallet,
    sent: started.sent,
    outcomes: () =>
      started.sent.map(({ to, data }) => {
        expect(to).toBe(MANAGER)
        return callPosition(position, TOKEN_ID, data)
      }),
  }
}

describe('closing a position', () => {
  it('takes out, collects and burns in one transaction, all paid to the wallet', async () => {
    const { client, wallet, outcomes } = await chainWith(OPEN)
    await closePosition(client, wallet, TOKEN_ID, [890n, 69n])
    expect(outcomes()).toMatchObject([
      {
        made: ['decreaseLiquidity', 'collect', 'burn'],
        paid: [{ to: ACCOUNT, amounts: [911n, 72n] }],
        position: { liquidity: 0n, owed: [0n, 0n], isBurned: true },
      },
    ])
  })

  it('sends nothing when less would come out than the minimum', async () => {
    const { client, wallet, sent } = await chainWith(OPEN)
    const closing = closePosition(client, wallet, TOKEN_ID, [890n, 71n])
    await expect(closing).rejects.toThrow('Price slippage check')
    expect(sent).toEqual([])
  })

  it('leaves out the step that an empty position would fail in', async () => {
    const { client, wallet, outcomes } = await chainWith({
      ...OPEN,
      liquidity: 0n,
      worth: [0n, 0n],
    })
    await closePosition(client, wallet, TOKEN_ID, [0n, 0n])
    expect(outcomes()).toMatchObject([{ made: ['collect', 'burn'], position: { isBurned: true } }])
  })

  it('says that there is no such position, and sends nothing', async () => {
    const { client, wallet, sent } = await chainWith({ ...OPEN, isBurned: true })
    const closing = closePosition(client, wallet, TOKEN_ID, [0n, 0n])
    await expect(closing).rejects.toThrow('Invalid token ID')
    expect(sent).toEqual([])
  })
})

describe('collecting fees', () => {
  it('pays all fees to the wallet and leaves the liquidity where it is', async () => {
    const { client, wallet, outcomes } = await chainWith(OPEN)
    await collectFees(client, wallet, TOKEN_ID)
    expect(outcomes()).toMatchObject([
      {
        made: ['collect'],
        paid: [{ to: ACCOUNT, amounts: [11n, 2n] }],
        position: { liquidity: 5_000n, worth: [900n, 70n], owed: [0n, 0n], isBurned: false },
      },
    ])
  })

  it('spends no gas on nothing', async () => {
    const { client, wallet, sent } = await chainWith({ ...OPEN, owed: [0n, 0n] })
    await expect(collectFees(client, wallet, TOKEN_ID)).rejects.toThrow('nothing to collect')
    expect(sent).toEqual([])
  })
})

it('the rules of the fake refuse to burn what still holds tokens', () => {
  const burned = () =>
    callPosition(OPEN, TOKEN_ID, `0x42966c68${TOKEN_ID.toString(16).padStart(64, '0')}`)
  expect(burned).toThrow('Not cleared')
})
