/** A question a reader comes with, and what counts as its answer. */
export interface ReaderQuestion {
  question: string
  /** Pages that answer it, each by itself. One of them must be among the first results. */
  pages: readonly [string, ...string[]]
  /** What each of these pages must say; white space is single, and the cells of a table follow each other. */
  says: RegExp
}

const DEPOSITING = '/blade/how-to-use-blade/liquidity-pools/depositing-and-withdrawing'
const FAQS = '/blade/how-to-use-blade/faqs'
const BENCHMARK = '/blade/introduction/blades-benchmark-no-impermanent-loss'
const SUSHI_ON_ETHEREUM = '0x6B3595068778DD592e39A122f4f5a5cF09C90fE2'

/** Questions as readers ask them, of every area of the site. */
export const readerQuestions: readonly ReaderQuestion[] = [
  // Integrating, at two in the morning
  {
    question: 'what does code 422-03 mean and what do I do',
    pages: ['/api/errors/insufficient-balance'],
    says: /Code 422-03 .*Retry No.*Request again once the balance has changed/,
  },
  {
    question: 'should I retry error 429',
    pages: ['/api/errors/ratelimit-exceeded'],
    says: /Retry Yes, after a pause that grows with each attempt/,
  },
  {
    question: 'my API key is rejected',
    pages: ['/api/errors/invalid-api-key'],
    says: /Code 401-01 .*Keys are issued at the API portal/,
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
    says: /npm install sushi@~6\.2\.0 viem zod/,
  },
  {
    question: 'how do I turn 1.5 USDC into base units',
    pages: ['/sdk/primitives/amount'],
    says: /fromHuman.*1500000n/,
  },
  { question: 'what changed in version 7', pages: ['/sdk/migrating'], says: /7\.3\.15/ },
  // Contracts and data
  {
    question: 'which contract do I approve on Arbitrum',
    pages: ['/contracts/red-snwapper'],
    says: /the router to approve.*Arbitrum One 42161 0x[\da-fA-F]{40}/,
  },
  {
    question: 'what is the address of SUSHI on Ethereum',
    pages: ['/contracts/sushi'],
    says: new RegExp(SUSHI_ON_ETHEREUM),
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
    says: /429-01 Rate limit exceeded .*? Yes Not published/,
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
    says: /December 1, 2024 .*about \$450,000 .*April 2023 .*about \$3,300,000/,
  },
  {
    question: 'is bridged SUSHI insolvent',
    pages: ['/risks'],
    says: /published documentation, read on .*, considers SUSHI insolvent on some networks/,
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
    says: /0\.01% .*0\.05% .*0\.30% .*1\.00% /,
  },
  {
    question: 'what happens when the price leaves my range',
    pages: ['/amm/choose'],
    says: /earns nothing and holds one token.* Wait .* Collect .* Withdraw .* Withdraw and open a new range /,
  },
  {
    question: 'which fee tier for a stablecoin pair',
    pages: ['/amm/choose'],
    says: /Two stablecoins 0\.01%.*Two stablecoins 0\.9995 to 1\.0005 4,000\.4997/,
  },
  {
    question: 'how do I close a clamm position',
    pages: ['/contracts/clamm', '/amm/choose'],
    says: /[Cc]ollect fees and close a position/,
  },
  { question: 'what is a bin', pages: ['/amm/lbamm'], says: /bins, each with one price/ },
  {
    question: 'impermanent loss if the price doubles',
    pages: ['/amm/cpamm'],
    says: /Price ratio Loss against holding Fee income to break even .* 2 −5\.7191%/,
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
    pages: [FAQS, DEPOSITING],
    says: /contract/,
  },
  {
    question: 'who can provide liquidity to Blade',
    pages: [FAQS],
    says: /Anyone whose wallet is not on the sanctions list of OFAC/,
  },
  {
    question: 'when does Blade lose to holding',
    pages: [FAQS, '/blade/introduction/how-lps-earn-from-arbitrage'],
    says: /run one way|trend/,
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
    says: /Read the bar today.*balanceOf on SUSHI.*totalSupply on xSUSHI/,
  },
  {
    question: 'can I delegate my vote',
    pages: ['/dao/governance'],
    says: /What is not published.*whether voting power can be delegated/,
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
  { question: 'what is planned for 2025', pages: ['/roadmap'], says: /Q1 2025 .*Surplus capture/ },
  // From an empty folder to a swap
  {
    question: 'quickstart',
    pages: ['/quickstart'],
    says: /npm init --yes.*npm pkg set type=module/,
  },
  {
    question: 'which Node version do I need',
    pages: ['/quickstart', '/sdk/installation'],
    says: /22\.18\.0 or newer/,
  },
  {
    question: 'tsconfig for the samples',
    pages: ['/sdk/installation', '/quickstart'],
    says: /"module": "nodenext"/,
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
]
