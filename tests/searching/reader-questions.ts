/** A question a reader comes with, and what counts as its answer. */
export interface ReaderQuestion {
  question: string
  /** Pages that answer it, each by itself. One of them must be among the first results. */
  pages: readonly [string, ...string[]]
  /**
   * The answer itself, as each of these pages must say it: a number, an address, a code or a statement that no page has by
   * chance. White space is single, and the cells of a table follow each other. A gap has a length.
   */
  says: RegExp
}

const DEPOSITING = '/blade/how-to-use-blade/liquidity-pools/depositing-and-withdrawing'
const FAQS = '/blade/how-to-use-blade/faqs'
const BENCHMARK = '/blade/introduction/blades-benchmark-no-impermanent-loss'
const RED_SNWAPPER_ON_ARBITRUM = '0xAC4c6e212A361c968F1725b4d055b47E63F80b75'
const SUSHI_ON_ETHEREUM = '0x6B3595068778DD592e39A122f4f5a5cF09C90fE2'

/** Questions as readers ask them, of every area of the site. */
export const readerQuestions: readonly ReaderQuestion[] = [
  // Integrating, at two in the morning
  {
    question: 'what does code 422-03 mean and what do I do',
    pages: ['/api/errors/insufficient-balance'],
    says: /Code 422-03 .{0,300}Retry No\. .{0,3000}Request again once the balance has changed/,
  },
  {
    question: 'should I retry error 429',
    pages: ['/api/errors/ratelimit-exceeded'],
    says: /Code 429-01 .{0,300}Retry Yes, after a pause that grows with each attempt/,
  },
  {
    question: 'my API key is rejected',
    pages: ['/api/errors/invalid-api-key'],
    says: /Code 401-01 .{0,900}Keys are issued at the API portal/,
  },
  {
    question: 'what does NoWay mean',
    pages: ['/api/examples/swap'],
    says: /NoWay No route was found\. Send nothing/,
  },
  {
    question: 'which slippage do I set',
    pages: ['/api/examples/quote'],
    says: /maxSlippage is a fraction: 0\.005 is 0\.5%/,
  },
  {
    question: 'how do I install the SDK',
    pages: ['/sdk/installation'],
    says: /It needs viem and zod beside it\. .{0,80}npm install --save-exact sushi@6\.2\.9 viem@\S+ zod@\d/,
  },
  {
    question: 'how do I turn 1.5 USDC into base units',
    pages: ['/sdk/primitives/amount'],
    says: /Amount\.fromHuman\(USDC\[1\], '1\.5'\) .{0,900}1500000n 1500000n true/,
  },
  {
    question: 'what changed in version 7',
    pages: ['/sdk/migrating'],
    says: /fee tiers in SushiSwapV3FeeAmount 4 6/,
  },
  // Contracts and data
  {
    question: 'which contract do I approve on Arbitrum',
    pages: ['/contracts/red-snwapper'],
    says: new RegExp(
      `the router to approve.{0,9000}Arbitrum One 42161 ${RED_SNWAPPER_ON_ARBITRUM}`,
    ),
  },
  {
    question: 'what is the address of SUSHI on Ethereum',
    pages: ['/contracts/sushi'],
    says: new RegExp(`Ethereum 1 ${SUSHI_ON_ETHEREUM}`),
  },
  {
    question: 'how do I stake SUSHI',
    pages: ['/contracts/xsushi'],
    says: /enter takes SUSHI and mints xSUSHI, leave burns xSUSHI/,
  },
  {
    question: 'how do I query the pairs of the v2 exchange',
    pages: ['/subgraphs/cpamm'],
    says: /pairs\(first: 5, orderBy: reserveUSD/,
  },
  {
    question: 'block number at a time',
    pages: ['/subgraphs/blocks'],
    says: /timestamp_gte: \d+ \}\) \{ number timestamp/,
  },
  // Networks and keys
  {
    question: 'which networks are supported',
    pages: ['/networks'],
    says: /Mantle mantlescan\.xyz 5000 listed listed not listed not listed listed MNT/,
  },
  {
    question: 'supported chains',
    pages: ['/networks'],
    says: /Sepolia testnet sepolia\.etherscan\.io 11155111 not listed listed listed listed not listed/,
  },
  {
    question: 'how do I authenticate',
    pages: ['/api/authentication'],
    says: /query parameter apiKey, or authorization header header x-api-key/,
  },
  {
    question: 'my API key leaked',
    pages: ['/api/authentication'],
    says: /Get a new key from the issuer/,
  },
  {
    question: 'where do I get a Blade API key',
    pages: ['/api/authentication'],
    says: /Write to aggregators@shipyardsoftware\.org for a key/,
  },
  {
    question: 'which errors can I retry',
    pages: ['/api/errors'],
    says: /429-01 Rate limit exceeded .{0,150} Yes Not published/,
  },
  // What is not there, and what may go wrong
  { question: 'limit order', pages: ['/not-documented'], says: /Limit orders Nothing/ },
  { question: 'DCA', pages: ['/not-documented'], says: /Recurring orders \(DCA\) Nothing/ },
  {
    question: 'bridge tokens',
    pages: ['/not-documented'],
    says: /No bridge of Sushi's own is documented/,
  },
  {
    question: 'cross-chain swap',
    pages: ['/not-documented'],
    says: /Cross-chain swaps An announcement, no interface/,
  },
  {
    question: 'how do I bridge',
    pages: ['/risks'],
    says: /find out which bridge pays out for that very address/,
  },
  {
    question: 'has Sushi been hacked',
    pages: ['/risks'],
    says: /December 1, 2024 .{0,120}about \$450,000 .{0,150}April 2023 .{0,150}about \$3,300,000/,
  },
  {
    question: 'is bridged SUSHI insolvent',
    pages: ['/risks'],
    says: /published documentation, read on \w+ \d+, \d{4}, considers SUSHI insolvent on some networks/,
  },
  {
    question: 'what are the risks',
    pages: ['/risks'],
    says: /Blade pool The pool, in one of several implementations Signed quotes/,
  },
  // Real money into a pool
  {
    question: 'how much does a swap cost in a v2 pool',
    pages: ['/amm/cpamm'],
    says: /a fee of 0\.30% on each swap/,
  },
  {
    question: 'which fee tiers are there',
    pages: ['/amm/clamm'],
    says: /0\.01% 100 1 .{0,20}0\.05% 500 10 .{0,20}0\.30% 3,000 60 .{0,20}1\.00% 10,000 200 /,
  },
  {
    question: 'what happens when the price leaves my range',
    pages: ['/amm/choose'],
    says: /earns nothing and holds one token.{0,160} Wait .{0,150} Collect .{0,150} Withdraw .{0,150} Withdraw and open a new range /,
  },
  {
    question: 'which fee tier for a stablecoin pair',
    pages: ['/amm/choose'],
    says: /Two stablecoins 0\.9995 to 1\.0005 4,000\.4997 .{0,30}0\.01% /,
  },
  {
    question: 'how do I close a clamm position',
    pages: ['/contracts/clamm'],
    says: /decreaseLiquidity frees the tokens, collect pays them out with the fees, and burn fails while any are left/,
  },
  { question: 'what is a bin', pages: ['/amm/lbamm'], says: /bins, each with one price/ },
  {
    question: 'impermanent loss if the price doubles',
    pages: ['/amm/cpamm'],
    says: /Price ratio Loss against holding Fee income to break even .{0,120} 2 −5\.7191%/,
  },
  {
    question: 'can I withdraw only USDC',
    pages: [DEPOSITING],
    says: /receive either one asset or a share of every asset/,
  },
  {
    question: 'is there a lockup in Blade',
    pages: [FAQS],
    says: /Is there a lockup\? No, none is stated\. The published API accepts a lock period/,
  },
  {
    question: 'can I withdraw when the website is down',
    pages: [DEPOSITING],
    says: /You can call the pool yourself.{0,160} Call burnToWithdraw with the amount of LP tokens/,
  },
  {
    question: 'who can provide liquidity to Blade',
    pages: [FAQS],
    says: /Anyone whose wallet is not on the sanctions list of OFAC/,
  },
  {
    question: 'when does Blade lose to holding',
    pages: [FAQS],
    says: /When prices keep going in one direction, up or down\. When they swing and return, it gains/,
  },
  {
    question: 'how do LP tokens earn',
    pages: ['/blade/how-to-use-blade/liquidity-pools'],
    says: /no separate reward\. Gains and losses of the pool are in its value/,
  },
  {
    question: 'how close does the pool follow its benchmark',
    pages: [BENCHMARK],
    says: /Correlation of the daily returns 0\.9996/,
  },
  {
    question: 'up to which trade size is Blade the best price',
    pages: ['/blade/introduction/why-blade-has-better-trading-prices'],
    says: /best price for trades of up to about \$10,000/,
  },
  // A vote on the treasury
  {
    question: 'how many votes does my staked SUSHI have',
    pages: ['/dao/governance'],
    says: /In a wallet 1,000 SUSHI 0 Staked, at a ratio of 1\.25 800 xSUSHI 800 In the SUSHI-ETH pool 1,000 SUSHI of the pool 2,000/,
  },
  {
    question: 'what is the xSUSHI ratio today',
    pages: ['/dao/tokenomics'],
    says: /Read the bar today.{0,3000}sushiHeld: formatUnits\(held, decimals\), xsushiSupply: formatUnits\(supply, decimals\)/,
  },
  {
    question: 'can I delegate my vote',
    pages: ['/dao/governance'],
    says: /whether voting power can be delegated; how long a vote runs; which majority a proposal needs/,
  },
  {
    question: 'how many signatures move treasury funds',
    pages: ['/dao/governance'],
    says: /At least 4 of 6 signatures/,
  },
  {
    question: 'how many votes does a proposal need',
    pages: ['/dao/governance'],
    says: /The quorum is at least 5,000,000 voting power/,
  },
  {
    question: 'is there a maximum supply of SUSHI',
    pages: ['/dao/tokenomics'],
    says: /280 million, and there is no hard cap/,
  },
  {
    question: 'where do swap fees go',
    pages: ['/dao/tokenomics'],
    says: /the protocol receives 0\.05% of the amount swapped to buy SUSHI for stakers/,
  },
  // Whom to trust
  {
    question: 'how do I report a bug and what is paid',
    pages: ['/security'],
    says: /Critical \$20,000 to \$200,000/,
  },
  {
    question: 'is that telegram group really yours',
    pages: ['/community'],
    says: /No official Telegram or Warpcast address of Sushi could be verified/,
  },
  {
    question: 'what is planned for 2025',
    pages: ['/roadmap'],
    says: /Q1 2025 RouteProcessor6 Surplus capture Meta pool Generic bridge/,
  },
  // From an empty folder to a swap
  {
    question: 'quickstart',
    pages: ['/quickstart'],
    says: /npm init --yes npm pkg set type=module npm install --save-exact sushi@6\.2\.9/,
  },
  {
    question: 'which Node version do I need',
    pages: ['/quickstart', '/sdk/installation'],
    says: /22\.18\.0 or newer/,
  },
  {
    question: 'tsconfig for the samples',
    pages: ['/sdk/installation', '/quickstart'],
    says: /"target": "es2023", "module": "nodenext", "moduleResolution": "nodenext"/,
  },
  {
    question: 'the price moved ask again',
    pages: ['/sdk/swap', '/contracts/red-snwapper', '/api/examples/swap'],
    says: /The price moved: ask again/,
  },
  {
    question: 'MinimalOutputBalanceViolation',
    pages: ['/contracts/red-snwapper'],
    says: /rose by less than amountOutMin/,
  },
  {
    question: 'approve USDT zero first',
    pages: ['/sdk/swap'],
    says: /change an allowance only from zero/,
  },
  {
    question: 'my transaction timed out can I send it again',
    pages: ['/sdk/swap'],
    says: /do not send again, look up hash and nonce/,
  },
  { question: 'take a fee with the SDK', pages: ['/sdk/quote'], says: /Do not set fee in version/ },
  {
    question: 'toSignificant prints a colon',
    pages: ['/sdk/primitives/amount'],
    says: /a colon for a digit/,
  },
  {
    question: 'days to lock a deposit',
    pages: ['/api/blade/swagger'],
    says: /The example locks it for a week/,
  },
  // What pages did not say when they were read the last time
  {
    question: 'which chains does the API serve',
    pages: ['/networks'],
    says: /Mantle mantlescan\.xyz 5000 listed listed not listed not listed listed MNT/,
  },
  {
    question: 'which DEX names are valid',
    pages: ['/api/swagger'],
    says: /names of the DEXs that routes on a network may use/,
  },
  {
    question: 'swap transaction replaced or reverted',
    pages: ['/sdk/swap'],
    says: /in a block and did nothing but cost gas.{0,120} Another transaction with its nonce is in a block: a cancellation/,
  },
  {
    question: 'decode a revert',
    pages: ['/contracts/red-snwapper'],
    says: /decodeErrorResult.{0,200}error Error\(string reason\)/,
  },
  {
    question: 'tick spacing for a stable pair',
    pages: ['/amm/clamm', '/amm/choose'],
    says: /0\.01% 100 1 0\.0100%|0\.01%, spacing 1 /,
  },
  {
    question: 'which SUSHI-ETH pool counts for voting',
    pages: ['/dao/governance'],
    says: /which SUSHI-ETH pool counts, if there is more than one/,
  },
  {
    question: 'how long does a vote run',
    pages: ['/dao/governance'],
    says: /None of these is stated.{0,250}how long a vote runs/,
  },
  {
    question: 'which majority does a proposal need',
    pages: ['/dao/governance'],
    says: /None of these is stated.{0,250}which majority a proposal needs/,
  },
  {
    question: 'when does rebalancing beat holding',
    pages: ['/blade/introduction/how-lps-earn-from-arbitrage'],
    says: /rebalancing is ahead only when the two moves go in opposite directions/,
  },
  {
    question: 'recurring buy',
    pages: ['/not-documented'],
    says: /Recurring orders \(DCA\) Nothing/,
  },
  {
    question: 'does the DAO take a fee from Blade',
    pages: ['/blade/introduction', FAQS],
    says: /a spread for the DAO within the price|The DAO takes its fees from it; their amount is not published/,
  },
]
