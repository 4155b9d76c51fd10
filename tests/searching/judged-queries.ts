/** A query and where a reader who asks it would be glad to land. */
export interface JudgedQuery {
  query: string
  /** Site paths, with or without a fragment, any of which answers the query. */
  accept: readonly string[]
}

/** Queries as readers type them: short, misspelt, in other words, by identifier, by code, by address. */
export const judgedQueries: readonly JudgedQuery[] = [
  // Titles and subjects
  { query: 'what is sushi', accept: ['/what-is-sushi'] },
  { query: 'why sushi', accept: ['/why-sushi'] },
  { query: 'governance', accept: ['/dao/governance'] },
  { query: 'tokenomics', accept: ['/dao/tokenomics'] },
  { query: 'roadmap', accept: ['/roadmap'] },
  { query: 'security', accept: ['/security'] },
  { query: 'errors', accept: ['/api/errors'] },
  { query: 'aggregator', accept: ['/aggregator/introduction'] },
  { query: 'blade', accept: ['/blade/introduction', '/what-is-sushi#blade'] },
  { query: 'quorum', accept: ['/dao/governance#quorum'] },
  { query: 'bug bounty', accept: ['/security#bug-bounty'] },
  { query: 'audits', accept: ['/security#audits'] },
  { query: 'total supply', accept: ['/dao/tokenomics#the-tokens', '/dao/tokenomics'] },
  { query: 'emission', accept: ['/dao/tokenomics#emission'] },
  { query: 'voting power', accept: ['/dao/governance#voting-power'] },
  {
    query: 'price impact',
    accept: [
      '/amm/cpamm#how-a-swap-is-priced',
      '/amm/cpamm#worked-example',
      '/aggregator/introduction#limits-and-risks',
      '/aggregator/introduction#from-request-to-swap',
      '/glossary#price-impact',
    ],
  },
  // Questions
  {
    query: 'how do I get a quote',
    accept: ['/sdk/quote', '/api/examples/quote', '/api/examples/quote#request'],
  },
  {
    query: 'get token price',
    accept: [
      '/sdk/price',
      '/sdk/price#one-price',
      '/api/examples/pricing',
      '/api/examples/pricing#price-of-one-token',
    ],
  },
  {
    query: 'how to vote',
    accept: [
      '/dao/governance',
      '/dao/governance#vote',
      '/what-is-sushi#vote-and-stake',
      '/#vote-and-stake',
    ],
  },
  {
    query: 'who can spend the treasury',
    accept: ['/dao/governance#signatures', '/dao/governance#who-decides-what'],
  },
  {
    query: 'is the telegram official',
    accept: ['/community#telegram-and-warpcast', '/community#verify-a-channel'],
  },
  {
    query: 'report a vulnerability',
    accept: ['/security#bug-bounty', '/security#security-contact', '/security'],
  },
  { query: 'fee tiers', accept: ['/amm/clamm#fee-tiers', '/what-is-sushi#provide-liquidity'] },
  { query: 'should I retry', accept: ['/api/errors#retry'] },
  {
    query: 'where to send api key',
    accept: ['/api/errors/invalid-api-key#send-a-key', '/api/examples/swap#authentication'],
  },
  {
    query: 'which sdk version',
    accept: [
      '/sdk/installation',
      '/sdk/installation#requirements',
      '/sdk/migrating',
      '/sdk/migrating#find-your-version',
    ],
  },
  { query: 'list my token', accept: ['/resources#list-a-token-or-partner'] },
  // Identifiers, codes and addresses
  { query: '422-04', accept: ['/api/errors/insufficient-allowance', '/api/errors'] },
  { query: '429-01', accept: ['/api/errors/ratelimit-exceeded', '/api/errors'] },
  { query: 'error 500-02', accept: ['/api/errors/no-fresh-data', '/api/errors'] },
  {
    query: 'RedSnwapper',
    accept: [
      '/contracts/red-snwapper',
      '/contracts/red-snwapper#redsnwapper-addresses',
      '/aggregator/introduction#the-parts',
      '/aggregator/introduction',
      '/aggregator/introduction#from-request-to-swap',
    ],
  },
  {
    query: 'red snwapper',
    accept: [
      '/contracts/red-snwapper',
      '/contracts/red-snwapper#redsnwapper-addresses',
      '/aggregator/introduction#the-parts',
      '/aggregator/introduction',
      '/aggregator/introduction#from-request-to-swap',
    ],
  },
  {
    query: 'redsnw',
    accept: [
      '/contracts/red-snwapper',
      '/contracts/red-snwapper#redsnwapper-addresses',
      '/aggregator/introduction#the-parts',
      '/aggregator/introduction',
      '/aggregator/introduction#from-request-to-swap',
    ],
  },
  {
    query: 'RouteProcessor6',
    accept: ['/roadmap', '/roadmap#what-the-entries-mean', '/roadmap#since-then'],
  },
  {
    query: 'maxSlippage',
    accept: [
      '/sdk/quote#request',
      '/sdk/swap#agree-on-a-minimum',
      '/sdk/viem#mind-the-units',
      '/aggregator/introduction#slippage-and-minimum-output',
      '/api/examples/swap#parameters',
      '/api/examples/quote#parameters',
      '/sdk/viem#mind-the-units',
    ],
  },
  {
    query: 'amountOutMin',
    accept: [
      '/aggregator/introduction#slippage-and-minimum-output',
      '/contracts/cpamm#swapexactethfortokens',
      '/contracts/red-snwapper#snwap',
    ],
  },
  {
    query: 'NoWay',
    accept: [
      '/sdk/quote#result',
      '/sdk/swap#result',
      '/aggregator/introduction#three-statuses',
      '/api/examples/quote#statuses',
      '/api/examples/swap#statuses',
    ],
  },
  { query: 'fetchWithRetry', accept: ['/api/errors#retry'] },
  {
    query: '0x6B3595068778DD592e39A122f4f5a5cF09C90fE2',
    accept: ['/contracts/sushi', '/contracts/sushi#sushi-addresses', '/dao/tokenomics#the-tokens'],
  },
  {
    query: '0x8798…',
    accept: ['/contracts/xsushi#xsushi-addresses', '/dao/tokenomics#the-tokens'],
  },
  {
    query: '0xac4c6e212a361c968f1725b4d055b47e63f80b75',
    accept: ['/contracts/red-snwapper#redsnwapper-addresses', '/api/examples/swap#before-you-send'],
  },
  // The SDK
  { query: 'install the sdk', accept: ['/sdk/installation'] },
  { query: 'npm install', accept: ['/sdk/installation'] },
  {
    query: 'skipLibCheck',
    accept: ['/sdk/installation#project', '/sdk/installation#requirements'],
  },
  { query: 'sushi/generic', accept: ['/sdk/installation#import'] },
  { query: 'getPrice', accept: ['/sdk/price', '/sdk/price#one-price'] },
  { query: 'getQuote', accept: ['/sdk/quote', '/sdk/quote#request'] },
  { query: 'getSwap', accept: ['/sdk/swap', '/sdk/swap#request'] },
  { query: 'cancel a quote', accept: ['/sdk/quote#cancel'] },
  { query: 'Failed to fetch quote', accept: ['/sdk/quote#errors', '/api/errors#with-the-sdk'] },
  {
    query: 'approve a token with viem',
    accept: [
      '/sdk/swap#approve-the-token',
      '/sdk/swap#from-request-to-transaction',
      '/sdk/viem#approve-and-send',
    ],
  },
  { query: 'publicActions', accept: ['/sdk/viem'] },
  { query: 'extend viem client', accept: ['/sdk/viem#extend-a-client'] },
  // Contracts and subgraphs by network
  {
    query: 'router arbitrum',
    accept: ['/contracts/cpamm#router-addresses', '/contracts/red-snwapper#redsnwapper-addresses'],
  },
  {
    query: 'which router on which chain',
    accept: ['/contracts/cpamm#router-addresses', '/contracts/red-snwapper#redsnwapper-addresses'],
  },
  {
    query: 'which contract do I approve on Arbitrum',
    accept: ['/contracts/red-snwapper', '/contracts/red-snwapper#redsnwapper-addresses'],
  },
  { query: 'position manager polygon', accept: ['/contracts/clamm#position-manager-addresses'] },
  { query: 'blade pool address base', accept: ['/contracts/blade#pool-addresses'] },
  { query: 'sushi address bnb', accept: ['/contracts/sushi#sushi-addresses'] },
  { query: 'cpamm subgraph endpoint', accept: ['/subgraphs/cpamm#cpamm-endpoints'] },
  {
    query: 'subgraph key',
    accept: [
      '/subgraphs/blade#get-a-key',
      '/subgraphs/blocks#get-a-key',
      '/subgraphs/clamm#get-a-key',
      '/subgraphs/cpamm#get-a-key',
      '/subgraphs/xsushi#get-a-key',
    ],
  },
  {
    query: 'init code hash',
    accept: ['/contracts/cpamm#init-code-hash', '/contracts/clamm#init-code-hash'],
  },
  {
    query: 'withdraw without web page',
    accept: ['/contracts/blade#withdraw-without-the-web-page'],
  },
  { query: 'burnToWithdraw', accept: ['/contracts/blade#burntowithdraw'] },
  // Other words for it
  {
    query: 'IL',
    accept: [
      '/amm/cpamm#impermanent-loss',
      '/blade/introduction/blades-benchmark-no-impermanent-loss',
      '/blade/introduction/blades-benchmark-no-impermanent-loss#what-no-impermanent-loss-means',
    ],
  },
  { query: 'LP', accept: ['/why-sushi#liquidity-providers', '/what-is-sushi#provide-liquidity'] },
  { query: 'AMM v3', accept: ['/amm/clamm', '/contracts/clamm'] },
  { query: 'RFQ', accept: ['/blade/introduction', '/what-is-sushi#blade'] },
  { query: 'SUSHIPOWAH', accept: ['/dao/governance#voting-power'] },
  {
    query: 'the graph',
    accept: [
      '/subgraphs/blocks',
      '/subgraphs/cpamm',
      '/subgraphs/clamm',
      '/what-is-sushi#the-parts',
      '/why-sushi#at-a-glance',
    ],
  },
  {
    query: 'approve token',
    accept: [
      '/sdk/swap#approve-the-token',
      '/api/errors/insufficient-allowance',
      '/api/errors/insufficient-allowance#in-your-code',
      '/api/errors/insufficient-allowance#when-it-happens',
      '/aggregator/introduction#from-request-to-swap',
      '/sdk/swap#approve-the-token',
    ],
  },
  { query: 'rate limit', accept: ['/api/errors/ratelimit-exceeded'] },
  {
    query: 'too many requests',
    accept: ['/api/errors/ratelimit-exceeded', '/api/errors/ratelimit-exceeded#when-it-happens'],
  },
  {
    query: 'slippage tolerance',
    accept: [
      '/aggregator/introduction#slippage-and-minimum-output',
      '/glossary#slippage-tolerance',
    ],
  },
  { query: 'sushi bar', accept: ['/dao/tokenomics#staking-bar'] },
  {
    query: 'release notes',
    accept: ['/sdk/migrating', '/sdk/migrating#steps', '/resources#build'],
  },
  { query: 'phishing', accept: ['/community#report-an-imitation', '/community#verify-a-channel'] },
  // Slips of the hand
  { query: 'governence', accept: ['/dao/governance'] },
  { query: 'tokenomcs', accept: ['/dao/tokenomics'] },
  { query: 'slipage', accept: ['/aggregator/introduction#slippage-and-minimum-output'] },
  { query: 'insuficient allowance', accept: ['/api/errors/insufficient-allowance'] },
  {
    query: 'redsnapper',
    accept: [
      '/contracts/red-snwapper',
      '/contracts/red-snwapper#redsnwapper-addresses',
      '/aggregator/introduction#the-parts',
      '/aggregator/introduction',
      '/aggregator/introduction#from-request-to-swap',
    ],
  },
  // Questions and names of the AMM, Blade, contract and subgraph pages
  {
    query: 'can I withdraw only USDC',
    accept: [
      '/blade/how-to-use-blade/liquidity-pools/depositing-and-withdrawing#withdraw',
      '/blade/how-to-use-blade/liquidity-pools/depositing-and-withdrawing#choose-what-to-receive',
      '/blade/how-to-use-blade/faqs#can-i-withdraw-one-asset-only',
      '/blade/how-to-use-blade/liquidity-pools/depositing-and-withdrawing',
    ],
  },
  {
    query: 'when does blade lose to holding',
    accept: [
      '/blade/how-to-use-blade/faqs#when-does-blade-lose-to-holding',
      '/blade/introduction/how-lps-earn-from-arbitrage#when-holding-is-better',
      '/blade/introduction/blades-benchmark-no-impermanent-loss/blade-vs-cpmms-vs-hodling',
    ],
  },
  {
    query: 'how many signatures move treasury funds',
    accept: [
      '/dao/governance#signatures',
      '/dao/governance#who-decides-what',
      '/dao/governance#the-result-is-carried-out',
    ],
  },
  {
    query: 'what does code 422-03 mean',
    accept: [
      '/api/errors/insufficient-balance',
      '/api/errors',
      '/api/errors/insufficient-balance#how-to-tell-it-apart',
    ],
  },
  {
    query: 'is there a lockup on blade',
    accept: [
      '/blade/how-to-use-blade/faqs#is-there-a-lockup',
      '/blade/how-to-use-blade/liquidity-pools/depositing-and-withdrawing#locks',
    ],
  },
  {
    query: 'deposit limit',
    accept: [
      '/blade/how-to-use-blade/faqs#is-there-a-deposit-limit',
      '/blade/introduction#what-is-stated-and-what-qualifies-it',
      '/blade/how-to-use-blade/liquidity-pools/depositing-and-withdrawing',
    ],
  },
  {
    query: 'who can provide liquidity',
    accept: ['/blade/how-to-use-blade/faqs#who-can-provide-liquidity'],
  },
  {
    query: 'variance ratio',
    accept: ['/blade/introduction/how-lps-earn-from-arbitrage#the-variance-ratio'],
  },
  {
    query: 'mean reversion',
    accept: [
      '/blade/introduction/how-lps-earn-from-arbitrage#the-variance-ratio',
      '/blade/introduction/how-lps-earn-from-arbitrage#what-the-number-means',
      '/blade/introduction/how-lps-earn-from-arbitrage#what-was-published-and-what-its-chart-shows',
      '/blade/introduction/how-lps-earn-from-arbitrage',
      '/glossary#mean-reversion',
    ],
  },
  {
    query: 'comparable APY',
    accept: [
      '/blade/how-to-use-blade/faqs#what-is-comparable-apy',
      '/blade/introduction/blades-benchmark-no-impermanent-loss/blade-vs-cpmms-vs-hodling#comparing-yields',
    ],
  },
  {
    query: 'star rating',
    accept: [
      '/blade/how-to-use-blade/faqs#how-does-the-balance-of-a-token-in-the-pool-affect-a-deposit',
      '/blade/how-to-use-blade/liquidity-pools#how-the-pool-is-kept-in-balance',
      '/blade/how-to-use-blade/liquidity-pools/depositing-and-withdrawing#choose-the-asset-and-the-amount',
    ],
  },
  {
    query: 'benchmark formula',
    accept: [
      '/blade/introduction/blades-benchmark-no-impermanent-loss/appendix-math#benchmark',
      '/blade/introduction/blades-benchmark-no-impermanent-loss#the-benchmark',
      '/blade/introduction/blades-benchmark-no-impermanent-loss/appendix-math',
    ],
  },
  {
    query: 'rebalancing 1.125',
    accept: [
      '/blade/introduction/how-lps-earn-from-arbitrage#the-example',
      '/blade/introduction/how-lps-earn-from-arbitrage',
    ],
  },
  {
    query: 'web page is down withdraw',
    accept: [
      '/blade/how-to-use-blade/liquidity-pools/depositing-and-withdrawing#when-the-web-page-is-down',
      '/contracts/blade#withdraw-without-the-web-page',
    ],
  },
  {
    query: 'front running',
    accept: [
      '/blade/how-to-use-blade/faqs#can-a-bot-front-run-my-trade',
      '/blade/introduction#what-is-stated-and-what-qualifies-it',
      '/glossary#front-running',
    ],
  },
  {
    query: 'tick spacing',
    accept: ['/amm/clamm#fee-tiers', '/amm/clamm#ticks', '/contracts/clamm#feeamounttickspacing'],
  },
  {
    query: 'capital efficiency',
    accept: ['/amm/clamm#capital-efficiency'],
  },
  {
    query: 'sqrtPriceX96',
    accept: [
      '/amm/clamm#what-the-contract-stores',
      '/contracts/clamm#slot0',
      '/contracts/clamm#createandinitializepoolifnecessary',
    ],
  },
  {
    query: 'active bin',
    accept: [
      '/amm/lbamm',
      '/amm/lbamm#bins',
      '/amm/lbamm#a-swap-through-bins',
      '/amm/lbamm#inside-a-bin',
    ],
  },
  {
    query: 'x*y=k',
    accept: [
      '/amm/cpamm#how-a-swap-is-priced',
      '/amm/cpamm',
      '/amm/introduction#how-a-pool-works',
      '/amm/introduction',
    ],
  },
  {
    query: 'getAmountsOut',
    accept: ['/contracts/cpamm#getamountsout'],
  },
  {
    query: 'snwap',
    accept: ['/contracts/red-snwapper#snwap', '/contracts/red-snwapper'],
  },
  {
    query: 'unlockDeposit',
    accept: ['/contracts/blade#unlockdeposit', '/contracts/blade#canunlockdeposit'],
  },
  {
    query: 'swapExactTokensForTokens',
    accept: ['/contracts/cpamm#swapexacttokensfortokens'],
  },
  {
    query: 'createPool',
    accept: ['/contracts/clamm#createpool'],
  },
  {
    query: 'quoter address',
    accept: ['/contracts/clamm#quoter-addresses'],
  },
  {
    query: 'blade pool address',
    accept: ['/contracts/blade#pool-addresses', '/contracts/blade'],
  },
  {
    query: 'xsushi subgraph',
    accept: ['/subgraphs/xsushi', '/subgraphs/xsushi#xsushi-endpoint'],
  },
  {
    query: 'subgraph api key',
    accept: [
      '/subgraphs/blade#get-a-key',
      '/subgraphs/blocks#get-a-key',
      '/subgraphs/clamm#get-a-key',
      '/subgraphs/cpamm#get-a-key',
      '/subgraphs/xsushi#get-a-key',
    ],
  },
  {
    query: 'how is a swap routed',
    accept: [
      '/aggregator/introduction#from-request-to-swap',
      '/aggregator/introduction',
      '/contracts/red-snwapper#how-a-swap-runs',
    ],
  },
  {
    query: 'is unused gas refunded',
    accept: ['/blade/how-to-use-blade/faqs#is-unused-gas-refunded'],
  },
  {
    query: 'monthly performance',
    accept: [
      '/blade/introduction/blades-benchmark-no-impermanent-loss/blade-vs-cpmms-vs-hodling#published-months',
    ],
  },
  {
    query: '10k trade study',
    accept: [
      '/blade/introduction/why-blade-has-better-trading-prices#the-price-study',
      '/blade/introduction/why-blade-has-better-trading-prices',
    ],
  },
  // Words of the field, by name and by other names
  { query: 'glossary', accept: ['/glossary'] },
  { query: 'bps', accept: ['/glossary#basis-point'] },
  { query: 'flash loan', accept: ['/glossary#flash-loan', '/dao/governance#voting-power'] },
  { query: 'wrapped ether', accept: ['/glossary#wrapped-native', '/sdk/primitives/native#wrap'] },
  {
    query: 'LP token',
    accept: ['/glossary#lp-token', '/blade/how-to-use-blade/liquidity-pools#lp-tokens'],
  },
  { query: 'CREATE2', accept: ['/glossary#create2'] },
  { query: 'spot price', accept: ['/glossary#mid-price', '/amm/cpamm#how-a-swap-is-priced'] },
  { query: 'random walk', accept: ['/glossary#memoryless'] },
  // Primitives of the SDK, and what changed in it
  {
    query: 'fromHuman',
    accept: [
      '/sdk/primitives/amount',
      '/sdk/primitives/amount#create',
      '/sdk/primitives/amount#members',
    ],
  },
  { query: 'Amount', accept: ['/sdk/primitives/amount'] },
  {
    query: 'round amount to 2 decimals',
    accept: ['/sdk/primitives/amount#print', '/sdk/primitives/fraction#print'],
  },
  {
    query: 'divToFraction',
    accept: ['/sdk/primitives/amount#members', '/sdk/primitives/amount#calculate'],
  },
  {
    query: 'compare two tokens',
    accept: [
      '/sdk/primitives/token#compare',
      '/sdk/primitives/token#members',
      '/sdk/primitives/token',
    ],
  },
  { query: 'sortsBefore', accept: ['/sdk/primitives/token#sort', '/sdk/primitives/token#members'] },
  { query: 'coingeckoId', accept: ['/sdk/primitives/token#metadata'] },
  {
    query: 'fromChainId',
    accept: [
      '/sdk/primitives/native#members',
      '/sdk/primitives/native#unknown-networks',
      '/sdk/primitives/native',
    ],
  },
  { query: 'shortenEvmAddress', accept: ['/sdk/migrating#removed-and-renamed'] },
  { query: 'multicall3 is required', accept: ['/sdk/migrating#steps'] },
  { query: 'sushi/tvm', accept: ['/sdk/migrating#entry-points'] },
  { query: 'upgrade to version 7', accept: ['/sdk/migrating', '/sdk/migrating#steps'] },
]
