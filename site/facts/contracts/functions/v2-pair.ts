import {
  sushiSwapV2PairAbi_burn,
  sushiSwapV2PairAbi_factory,
  sushiSwapV2PairAbi_getReserves,
  sushiSwapV2PairAbi_kLast,
  sushiSwapV2PairAbi_MINIMUM_LIQUIDITY,
  sushiSwapV2PairAbi_mint,
  sushiSwapV2PairAbi_price0CumulativeLast,
  sushiSwapV2PairAbi_price1CumulativeLast,
  sushiSwapV2PairAbi_skim,
  sushiSwapV2PairAbi_swap,
  sushiSwapV2PairAbi_sync,
  sushiSwapV2PairAbi_token0,
  sushiSwapV2PairAbi_token1,
  sushiSwapV2PairAbi_totalSupply,
} from 'sushi/evm'
import { type ContractDoc, only, type Revert } from './function-doc.ts'
import { contractSources } from './sources.ts'

const locked: Revert = {
  error: 'UniswapV2: LOCKED',
  when: 'it is called from inside another call of the same pair.',
}
const sent: Revert = {
  error: 'UniswapV2: TRANSFER_FAILED',
  when: 'a token refuses the transfer out.',
}

/** A constant product pool. */
export const v2PairDoc: ContractDoc = {
  contract: 'cpAMM pair',
  source: contractSources.v2Pair,
  meanings: {
    to: 'Account that receives what the call gives out.',
    amount0: 'Amount of `token0`, in base units.',
    amount1: 'Amount of `token1`, in base units.',
  },
  functions: [
    {
      abi: only(sushiSwapV2PairAbi_getReserves),
      does: 'Reads what the pair holds as of its last change.',
      meanings: {
        reserve0: 'Reserve of `token0`, in base units.',
        reserve1: 'Reserve of `token1`, in base units.',
        blockTimestampLast: 'Time of the last change, Unix seconds modulo 2^32.',
      },
      reverts: [],
    },
    {
      abi: only(sushiSwapV2PairAbi_swap),
      does: 'Gives out tokens and checks that enough came in. It pulls nothing: the input has to be sent first or in the callback. Call it from a contract that does both in one transaction; otherwise anybody can take what was sent.',
      meanings: {
        amount0Out: 'How much of `token0` to give out.',
        amount1Out: 'How much of `token1` to give out.',
        data: 'If not empty, `to` is called back with it before the check: a flash swap.',
      },
      reverts: [
        { error: 'UniswapV2: INSUFFICIENT_OUTPUT_AMOUNT', when: 'both amounts are 0.' },
        {
          error: 'UniswapV2: INSUFFICIENT_LIQUIDITY',
          when: 'an amount is not below the reserve.',
        },
        { error: 'UniswapV2: INVALID_TO', when: '`to` is one of the two tokens.' },
        { error: 'UniswapV2: INSUFFICIENT_INPUT_AMOUNT', when: 'nothing came in.' },
        {
          error: 'UniswapV2: K',
          when: 'the product of the reserves, after the fee, would fall.',
        },
        locked,
        sent,
      ],
    },
    {
      abi: only(sushiSwapV2PairAbi_mint),
      does: 'Mints pool tokens for what was sent to the pair since its last change. The first deposit locks `MINIMUM_LIQUIDITY` forever. The router calls it for you.',
      meanings: { liquidity: 'Pool tokens minted, in base units.' },
      reverts: [
        {
          error: 'UniswapV2: INSUFFICIENT_LIQUIDITY_MINTED',
          when: 'the deposit is worth less than one base unit of pool tokens.',
        },
        {
          error: 'Must not have migrator',
          when: 'it is the first deposit and the factory has a migrator.',
        },
        locked,
      ],
    },
    {
      abi: only(sushiSwapV2PairAbi_burn),
      does: 'Burns the pool tokens that were sent to the pair and pays out both tokens. The router calls it for you.',
      reverts: [
        {
          error: 'UniswapV2: INSUFFICIENT_LIQUIDITY_BURNED',
          when: 'the share comes to 0 of a token.',
        },
        locked,
        sent,
      ],
    },
    {
      abi: only(sushiSwapV2PairAbi_skim),
      does: 'Pays out what the pair holds above its reserves.',
      reverts: [locked, sent],
    },
    {
      abi: only(sushiSwapV2PairAbi_sync),
      does: 'Sets the reserves to what the pair holds.',
      reverts: [
        locked,
        { error: 'UniswapV2: OVERFLOW', when: 'a balance does not fit in 112 bits.' },
      ],
    },
  ],
  getters: [
    { abi: only(sushiSwapV2PairAbi_token0), meaning: 'The token with the lower address.' },
    { abi: only(sushiSwapV2PairAbi_token1), meaning: 'The token with the higher address.' },
    { abi: only(sushiSwapV2PairAbi_factory), meaning: 'The factory that created it.' },
    { abi: only(sushiSwapV2PairAbi_totalSupply), meaning: 'Pool tokens in existence.' },
    {
      abi: only(sushiSwapV2PairAbi_MINIMUM_LIQUIDITY),
      meaning: 'Base units of pool tokens that the first deposit locks forever.',
    },
    {
      abi: only(sushiSwapV2PairAbi_kLast),
      meaning:
        'Product of the reserves after the last deposit or withdrawal; 0 if the protocol’s part is off.',
    },
    {
      abi: only(sushiSwapV2PairAbi_price0CumulativeLast),
      meaning: 'Sum over time of the price of `token0`, for averages.',
    },
    {
      abi: only(sushiSwapV2PairAbi_price1CumulativeLast),
      meaning: 'Sum over time of the price of `token1`, for averages.',
    },
  ],
}
