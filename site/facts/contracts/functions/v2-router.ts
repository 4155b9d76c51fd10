import {
  sushiSwapV2RouterAbi_addLiquidity,
  sushiSwapV2RouterAbi_addLiquidityETH,
  sushiSwapV2RouterAbi_factory,
  sushiSwapV2RouterAbi_getAmountIn,
  sushiSwapV2RouterAbi_getAmountOut,
  sushiSwapV2RouterAbi_getAmountsIn,
  sushiSwapV2RouterAbi_getAmountsOut,
  sushiSwapV2RouterAbi_quote,
  sushiSwapV2RouterAbi_removeLiquidity,
  sushiSwapV2RouterAbi_removeLiquidityETH,
  sushiSwapV2RouterAbi_removeLiquidityETHWithPermit,
  sushiSwapV2RouterAbi_removeLiquidityWithPermit,
  sushiSwapV2RouterAbi_swapETHForExactTokens,
  sushiSwapV2RouterAbi_swapExactETHForTokens,
  sushiSwapV2RouterAbi_swapExactTokensForETH,
  sushiSwapV2RouterAbi_swapExactTokensForTokens,
  sushiSwapV2RouterAbi_swapTokensForExactETH,
  sushiSwapV2RouterAbi_swapTokensForExactTokens,
  sushiSwapV2RouterAbi_WETH,
} from 'sushi/evm'
import { type ContractDoc, only, type Revert } from './function-doc.ts'
import { contractSources } from './sources.ts'

const expired: Revert = {
  error: 'UniswapV2Router: EXPIRED',
  when: 'the block is later than `deadline`.',
}
const pull: Revert = {
  error: 'TransferHelper: TRANSFER_FROM_FAILED',
  when: 'the caller holds too little of a token or has not approved the router for it.',
}
const shortOutput: Revert = {
  error: 'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT',
  when: 'the output would be less than `amountOutMin`.',
}
const dearInput = (limit: string): Revert => ({
  error: 'UniswapV2Router: EXCESSIVE_INPUT_AMOUNT',
  when: `the input would be more than \`${limit}\`.`,
})
const shortPath: Revert = {
  error: 'UniswapV2Library: INVALID_PATH',
  when: '`path` has fewer than two tokens.',
}
const wrongPath = (end: string): Revert => ({
  error: 'UniswapV2Router: INVALID_PATH',
  when: `\`path\` does not ${end} with the wrapped native coin.`,
})
const emptyPair: Revert = {
  error: 'UniswapV2Library: INSUFFICIENT_LIQUIDITY',
  when: 'a pair of the path holds none of a token.',
}
const noInput: Revert = {
  error: 'UniswapV2Library: INSUFFICIENT_INPUT_AMOUNT',
  when: 'the input is 0.',
}
const noOutput: Revert = {
  error: 'UniswapV2Library: INSUFFICIENT_OUTPUT_AMOUNT',
  when: 'the output asked for is 0.',
}
const minimaMissed: readonly Revert[] = [
  {
    error: 'UniswapV2Router: INSUFFICIENT_A_AMOUNT',
    when: 'less of the first token would be used or returned than its minimum.',
  },
  {
    error: 'UniswapV2Router: INSUFFICIENT_B_AMOUNT',
    when: 'less of the second token, or of the native coin, would be used or returned than its minimum.',
  },
]
const noPoolTokens: Revert = {
  when: 'the caller holds too few pool tokens or has not approved the router for them.',
}
const badPermit: Revert = {
  error: 'UniswapV2: INVALID_SIGNATURE',
  when: 'the signature is not the caller’s, or does not match the amount and the deadline.',
}
const nativeRefused: Revert = {
  error: 'TransferHelper: ETH_TRANSFER_FAILED',
  when: '`to` does not accept the native coin.',
}
const permitMeanings = {
  approveMax: 'Whether the signature approves an unlimited amount instead of `liquidity`.',
}

/** The router of constant product pools. */
export const v2RouterDoc: ContractDoc = {
  contract: 'cpAMM router',
  source: contractSources.v2Router,
  meanings: {
    tokenA: 'First token of the pair, in any order.',
    tokenB: 'Second token of the pair.',
    token: 'The token paired with the wrapped native coin.',
    amountADesired: 'Most of the first token to add, in base units.',
    amountBDesired: 'Most of the second token to add, in base units.',
    amountTokenDesired: 'Most of the token to add, in base units.',
    amountAMin: 'Least of the first token to use or receive.',
    amountBMin: 'Least of the second token to use or receive.',
    amountTokenMin: 'Least of the token to use or receive.',
    amountETHMin: 'Least of the native coin to use or receive, in wei.',
    to: 'Account that receives what the call gives out.',
    deadline: 'Unix time in seconds after which the call fails.',
    liquidity: 'Pool tokens, in base units.',
    amountA: 'First token moved, in base units.',
    amountB: 'Second token moved, in base units.',
    amountToken: 'Token moved, in base units.',
    amountETH: 'Native coin moved, in wei.',
    amountIn: 'Input, in base units.',
    amountOut: 'Output, in base units.',
    amountOutMin: 'Least output to accept, in base units.',
    amountInMax: 'Most input to spend, in base units.',
    path: 'Tokens from input to output; each neighboring two need a pair.',
    amounts: 'Amount of each token of the path, the input first.',
    reserveA: 'What the pair holds of the first token.',
    reserveB: 'What the pair holds of the second token.',
    reserveIn: 'What the pair holds of the input token.',
    reserveOut: 'What the pair holds of the output token.',
    v: 'Part of the signature.',
    r: 'Part of the signature.',
    s: 'Part of the signature.',
  },
  functions: [
    {
      abi: only(sushiSwapV2RouterAbi_swapExactTokensForTokens),
      does: 'Sells an exact amount of a token for as much of another as it fetches. Approve the router for `amountIn` first.',
      reverts: [expired, shortOutput, pull, shortPath, noInput, emptyPair],
    },
    {
      abi: only(sushiSwapV2RouterAbi_swapTokensForExactTokens),
      does: 'Buys an exact amount of a token for as little of another as it takes. Approve the router for `amountInMax` first.',
      reverts: [expired, dearInput('amountInMax'), pull, shortPath, noOutput, emptyPair],
    },
    {
      abi: only(sushiSwapV2RouterAbi_swapExactETHForTokens),
      does: 'Sells the native coin sent with the call for as much of a token as it fetches.',
      reverts: [expired, wrongPath('begin'), shortOutput, shortPath, noInput, emptyPair],
    },
    {
      abi: only(sushiSwapV2RouterAbi_swapTokensForExactETH),
      does: 'Buys an exact amount of the native coin. Approve the router for `amountInMax` first.',
      reverts: [
        expired,
        wrongPath('end'),
        dearInput('amountInMax'),
        pull,
        noOutput,
        emptyPair,
        nativeRefused,
      ],
    },
    {
      abi: only(sushiSwapV2RouterAbi_swapExactTokensForETH),
      does: 'Sells an exact amount of a token for the native coin. Approve the router for `amountIn` first.',
      reverts: [expired, wrongPath('end'), shortOutput, pull, noInput, emptyPair, nativeRefused],
    },
    {
      abi: only(sushiSwapV2RouterAbi_swapETHForExactTokens),
      does: 'Buys an exact amount of a token with the native coin sent along; the rest of it is sent back.',
      reverts: [expired, wrongPath('begin'), dearInput('msg.value'), noOutput, emptyPair],
    },
    {
      abi: only(sushiSwapV2RouterAbi_addLiquidity),
      does: 'Adds two tokens to a pair in the ratio it has and mints pool tokens. It creates the pair if there is none; then the amounts set the price. Approve the router for both tokens first.',
      reverts: [expired, ...minimaMissed, pull],
    },
    {
      abi: only(sushiSwapV2RouterAbi_addLiquidityETH),
      does: 'Adds a token and the native coin sent along. What is not needed of the coin is sent back. Approve the router for the token first.',
      reverts: [expired, ...minimaMissed, pull],
    },
    {
      abi: only(sushiSwapV2RouterAbi_removeLiquidity),
      does: 'Burns pool tokens and pays out both tokens. Approve the router for the pool tokens first.',
      meanings: { liquidity: 'Pool tokens to burn, in base units.' },
      reverts: [expired, ...minimaMissed, noPoolTokens],
    },
    {
      abi: only(sushiSwapV2RouterAbi_removeLiquidityETH),
      does: 'Burns pool tokens and pays out the token and the native coin.',
      meanings: { liquidity: 'Pool tokens to burn, in base units.' },
      reverts: [expired, ...minimaMissed, noPoolTokens, nativeRefused],
    },
    {
      abi: only(sushiSwapV2RouterAbi_removeLiquidityWithPermit),
      does: 'As `removeLiquidity`, with a signed approval in place of an approving transaction.',
      meanings: { ...permitMeanings, liquidity: 'Pool tokens to burn, in base units.' },
      reverts: [expired, badPermit, ...minimaMissed],
    },
    {
      abi: only(sushiSwapV2RouterAbi_removeLiquidityETHWithPermit),
      does: 'As `removeLiquidityETH`, with a signed approval in place of an approving transaction.',
      meanings: { ...permitMeanings, liquidity: 'Pool tokens to burn, in base units.' },
      reverts: [expired, badPermit, ...minimaMissed, nativeRefused],
    },
    {
      abi: only(sushiSwapV2RouterAbi_getAmountsOut),
      does: 'Computes what a swap of an exact input would give at the reserves of this block.',
      reverts: [shortPath, noInput, emptyPair],
    },
    {
      abi: only(sushiSwapV2RouterAbi_getAmountsIn),
      does: 'Computes what an exact output would cost at the reserves of this block.',
      reverts: [shortPath, noOutput, emptyPair],
    },
    {
      abi: only(sushiSwapV2RouterAbi_getAmountOut),
      does: 'Computes the output of one pair from its reserves, with the fee.',
      reverts: [noInput, emptyPair],
    },
    {
      abi: only(sushiSwapV2RouterAbi_getAmountIn),
      does: 'Computes the input of one pair from its reserves, with the fee.',
      reverts: [noOutput, emptyPair],
    },
    {
      abi: only(sushiSwapV2RouterAbi_quote),
      does: 'Computes how much of the second token matches an amount of the first at the reserves, without a fee. It prices deposits, not swaps.',
      meanings: {
        amountA: 'Amount of the first token, in base units.',
        amountB: 'Matching amount of the second token.',
      },
      reverts: [
        { error: 'UniswapV2Library: INSUFFICIENT_AMOUNT', when: '`amountA` is 0.' },
        emptyPair,
      ],
    },
  ],
  getters: [
    { abi: only(sushiSwapV2RouterAbi_factory), meaning: 'The factory whose pairs it uses.' },
    {
      abi: only(sushiSwapV2RouterAbi_WETH),
      meaning: 'The wrapped native coin of the network, whatever its name is there.',
    },
  ],
}
