import {
  sushiSwapV2FactoryAbi_allPairs,
  sushiSwapV2FactoryAbi_allPairsLength,
  sushiSwapV2FactoryAbi_createPair,
  sushiSwapV2FactoryAbi_feeTo,
  sushiSwapV2FactoryAbi_feeToSetter,
  sushiSwapV2FactoryAbi_getPair,
  sushiSwapV2FactoryAbi_migrator,
  sushiSwapV2FactoryAbi_pairCodeHash,
  sushiSwapV2FactoryAbi_setFeeTo,
} from 'sushi/evm'
import { type ContractDoc, only } from './function-doc.ts'
import { contractSources } from './sources.ts'

/** The contract that creates constant product pools. */
export const v2FactoryDoc: ContractDoc = {
  contract: 'cpAMM factory',
  source: contractSources.v2Factory,
  meanings: {
    tokenA: 'One token, in any order.',
    tokenB: 'The other token.',
    pair: 'Address of the new pair.',
  },
  functions: [
    {
      abi: only(sushiSwapV2FactoryAbi_createPair),
      does: 'Creates the pair of two tokens. The pair is empty; liquidity is added through the router.',
      reverts: [
        {
          error: 'UniswapV2: IDENTICAL_ADDRESSES',
          when: 'both tokens are the same.',
        },
        { error: 'UniswapV2: ZERO_ADDRESS', when: 'a token is the zero address.' },
        { error: 'UniswapV2: PAIR_EXISTS', when: 'the pair exists.' },
      ],
    },
    {
      abi: only(sushiSwapV2FactoryAbi_getPair),
      does: 'Finds the pair of two tokens.',
      meanings: {
        '#1': 'One token, in any order.',
        '#2': 'The other token.',
        result: 'The pair, or the zero address if there is none.',
      },
      reverts: [],
    },
    {
      abi: only(sushiSwapV2FactoryAbi_allPairs),
      does: 'Reads the list of pairs in the order of their creation.',
      meanings: { '#1': 'Place in the list, from 0.', result: 'The pair there.' },
      reverts: [{ when: 'the place is not below `allPairsLength`.' }],
    },
    {
      abi: only(sushiSwapV2FactoryAbi_setFeeTo),
      does: 'Sets who receives the protocol’s part of the fees. For the fee setter alone.',
      meanings: { _feeTo: 'The receiver; the zero address turns the protocol’s part off.' },
      reverts: [{ error: 'UniswapV2: FORBIDDEN', when: 'the caller is not `feeToSetter`.' }],
    },
  ],
  getters: [
    { abi: only(sushiSwapV2FactoryAbi_allPairsLength), meaning: 'How many pairs there are.' },
    {
      abi: only(sushiSwapV2FactoryAbi_pairCodeHash),
      meaning: 'The init code hash from which pair addresses are computed.',
    },
    {
      abi: only(sushiSwapV2FactoryAbi_feeTo),
      meaning: 'Who receives the protocol’s part of the fees; the zero address if it is off.',
    },
    { abi: only(sushiSwapV2FactoryAbi_feeToSetter), meaning: 'Who may change that.' },
    {
      abi: only(sushiSwapV2FactoryAbi_migrator),
      meaning:
        'A contract that may add the first liquidity of a pair; the zero address if none may.',
    },
  ],
}
