/** A query and where a reader who asks it would be glad to land. */
export interface JudgedQuery {
  query: string
  /** Site paths, with or without a fragment, any of which answers the query. */
  accept: readonly string[]
  /**
   * Which half it belongs to. While ranking or synonyms are tuned, only the first half is looked at; the other is
   * set apart, and shows whether what was learned holds for queries that nobody tuned for. Every second query is set
   * apart, so that both halves have each kind; those known to be weak, or asked for by name, are for tuning.
   */
  half: 'tuning' | 'apart'
}

/** Queries as readers type them: short, misspelt, in other words, by identifier, by code, by address. */
export const judgedQueries: readonly JudgedQuery[] = [
  // Titles and subjects
  { query: 'what is sushi', half: 'tuning', accept: ['/what-is-sushi'] },
  { query: 'why sushi', half: 'apart', accept: ['/why-sushi'] },
  { query: 'governance', half: 'tuning', accept: ['/dao/governance'] },
  { query: 'tokenomics', half: 'apart', accept: ['/dao/tokenomics'] },
  { query: 'roadmap', half: 'tuning', accept: ['/roadmap'] },
  { query: 'security', half: 'apart', accept: ['/security'] },
  { query: 'errors', half: 'tuning', accept: ['/api/errors'] },
  { query: 'aggregator', half: 'apart', accept: ['/aggregator/introduction'] },
  { query: 'blade', half: 'tuning', accept: ['/blade/introduction', '/what-is-sushi#blade'] },
  { query: 'quorum', half: 'apart', accept: ['/dao/governance#quorum'] },
  { query: 'bug bounty', half: 'tuning', accept: ['/security#bug-bounty'] },
  { query: 'audits', half: 'apart', accept: ['/security#audits'] },
  {
    query: 'total supply',
    half: 'tuning',
    accept: ['/dao/tokenomics#the-tokens', '/dao/tokenomics'],
  },
  { query: 'emission', half: 'apart', accept: ['/dao/tokenomics#emission'] },
  { query: 'voting power', half: 'tuning', accept: ['/dao/governance#voting-power'] },
  {
    query: 'price impact',
    half: 'apart',
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
    half: 'tuning',
    accept: ['/sdk/quote', '/api/examples/quote', '/api/examples/quote#request'],
  },
  {
    query: 'get token price',
    half: 'apart',
    accept: [
      '/sdk/price',
      '/sdk/price#one-price',
      '/api/examples/pricing',
      '/api/examples/pricing#price-of-one-token',
    ],
  },
  {
    query: 'how to vote',
    half: 'tuning',
    accept: [
      '/dao/governance#from-a-forum-post-to-a-binding-vote',
      '/dao/governance',
      '/dao/governance#vote',
      '/what-is-sushi#vote-and-stake',
      '/#vote-and-stake',
    ],
  },
  {
    query: 'who can spend the treasury',
    half: 'apart',
    accept: ['/dao/governance#signatures', '/dao/governance#who-decides-what'],
  },
  {
    query: 'is the telegram official',
    half: 'tuning',
    accept: ['/community#telegram-and-warpcast', '/community#verify-a-channel'],
  },
  {
    query: 'report a vulnerability',
    half: 'apart',
    accept: ['/security#bug-bounty', '/security#security-contact', '/security'],
  },
  {
    query: 'fee tiers',
    half: 'tuning',
    accept: [
      '/amm/choose#which-fee-tier',
      '/amm/clamm#fee-tiers',
      '/what-is-sushi#provide-liquidity',
    ],
  },
  { query: 'should I retry', half: 'apart', accept: ['/api/errors', '/api/errors#retry'] },
  {
    query: 'where to send api key',
    half: 'tuning',
    accept: [
      '/api/authentication',
      '/api/authentication#sushi-api',
      '/api/errors/invalid-api-key#send-a-key',
      '/api/examples/swap#authentication',
    ],
  },
  {
    query: 'which sdk version',
    half: 'apart',
    accept: [
      '/sdk/installation',
      '/sdk/installation#requirements',
      '/sdk/migrating',
      '/sdk/migrating#find-your-version',
    ],
  },
  { query: 'list my token', half: 'tuning', accept: ['/resources#list-a-token-or-partner'] },
  // Identifiers, codes and addresses
  { query: '422-04', half: 'apart', accept: ['/api/errors/insufficient-allowance', '/api/errors'] },
  { query: '429-01', half: 'tuning', accept: ['/api/errors/ratelimit-exceeded', '/api/errors'] },
  { query: 'error 500-02', half: 'apart', accept: ['/api/errors/no-fresh-data', '/api/errors'] },
  {
    query: 'RedSnwapper',
    half: 'tuning',
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
    half: 'apart',
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
    half: 'tuning',
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
    half: 'apart',
    accept: ['/roadmap', '/roadmap#what-the-entries-mean', '/roadmap#since-then'],
  },
  {
    query: 'maxSlippage',
    half: 'tuning',
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
    half: 'apart',
    accept: [
      '/aggregator/introduction#slippage-and-minimum-output',
      '/contracts/cpamm#swapexactethfortokens',
      '/contracts/red-snwapper#snwap',
    ],
  },
  {
    query: 'NoWay',
    half: 'tuning',
    accept: [
      '/sdk/quote#result',
      '/sdk/swap#result',
      '/aggregator/introduction#three-statuses',
      '/api/examples/quote#statuses',
      '/api/examples/swap#statuses',
    ],
  },
  { query: 'fetchWithRetry', half: 'apart', accept: ['/api/errors#retry'] },
  {
    query: '0x6B3595068778DD592e39A122f4f5a5cF09C90fE2',
    half: 'tuning',
    accept: [
      '/contracts/sushi#sushi-token-1',
      '/contracts/sushi',
      '/contracts/sushi#sushi-addresses',
      '/dao/tokenomics#the-tokens',
    ],
  },
  {
    query: '0x8798…',
    half: 'apart',
    accept: ['/contracts/xsushi#xsushi-addresses', '/dao/tokenomics#the-tokens'],
  },
  {
    query: '0xac4c6e212a361c968f1725b4d055b47e63f80b75',
    half: 'tuning',
    accept: [
      '/contracts/red-snwapper#redsnwapper-1',
      '/contracts/red-snwapper#redsnwapper-addresses',
      '/api/examples/swap#before-you-send',
    ],
  },
  // The SDK
  { query: 'install the sdk', half: 'apart', accept: ['/sdk/installation'] },
  { query: 'npm install', half: 'tuning', accept: ['/quickstart', '/sdk/installation'] },
  {
    query: 'skipLibCheck',
    half: 'apart',
    accept: ['/sdk/installation#project', '/sdk/installation#requirements'],
  },
  { query: 'sushi/generic', half: 'tuning', accept: ['/sdk/installation#import'] },
  { query: 'getPrice', half: 'apart', accept: ['/sdk/price', '/sdk/price#one-price'] },
  { query: 'getQuote', half: 'tuning', accept: ['/sdk/quote', '/sdk/quote#request'] },
  { query: 'getSwap', half: 'apart', accept: ['/sdk/swap', '/sdk/swap#request'] },
  { query: 'cancel a quote', half: 'tuning', accept: ['/sdk/quote#cancel'] },
  {
    query: 'Failed to fetch quote',
    half: 'apart',
    accept: ['/sdk/quote#errors', '/api/errors#with-the-sdk'],
  },
  {
    query: 'approve a token with viem',
    half: 'tuning',
    accept: [
      '/sdk/swap#approve-the-token',
      '/sdk/swap#from-request-to-transaction',
      '/sdk/viem#approve-and-send',
    ],
  },
  { query: 'publicActions', half: 'apart', accept: ['/sdk/viem'] },
  { query: 'extend viem client', half: 'tuning', accept: ['/sdk/viem#extend-a-client'] },
  // Contracts and subgraphs by network
  {
    query: 'router arbitrum',
    half: 'apart',
    accept: [
      '/contracts/red-snwapper#redsnwapper-42161',
      '/contracts/cpamm#cpamm-router-42161',
      '/contracts/cpamm#router-addresses',
      '/contracts/red-snwapper#redsnwapper-addresses',
    ],
  },
  {
    query: 'which router on which chain',
    half: 'tuning',
    accept: ['/contracts/cpamm#router-addresses', '/contracts/red-snwapper#redsnwapper-addresses'],
  },
  {
    query: 'which contract do I approve on Arbitrum',
    half: 'apart',
    accept: [
      '/contracts/red-snwapper#redsnwapper-42161',
      '/contracts/red-snwapper',
      '/contracts/red-snwapper#redsnwapper-addresses',
    ],
  },
  {
    query: 'position manager polygon',
    half: 'tuning',
    accept: [
      '/contracts/clamm#clamm-position-manager-137',
      '/contracts/clamm#position-manager-addresses',
    ],
  },
  {
    query: 'blade pool address base',
    half: 'apart',
    accept: ['/contracts/blade#blade-pool-8453-247c', '/contracts/blade#pool-addresses'],
  },
  {
    query: 'sushi address bnb',
    half: 'tuning',
    accept: ['/contracts/sushi#sushi-token-56', '/contracts/sushi#sushi-addresses'],
  },
  { query: 'cpamm subgraph endpoint', half: 'apart', accept: ['/subgraphs/cpamm#cpamm-endpoints'] },
  {
    query: 'subgraph key',
    half: 'tuning',
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
    half: 'apart',
    accept: ['/contracts/cpamm#init-code-hash', '/contracts/clamm#init-code-hash'],
  },
  {
    query: 'withdraw without web page',
    half: 'tuning',
    accept: ['/contracts/blade#withdraw-without-the-web-page'],
  },
  { query: 'burnToWithdraw', half: 'apart', accept: ['/contracts/blade#burntowithdraw'] },
  // Other words for it
  {
    query: 'IL',
    half: 'tuning',
    accept: [
      '/glossary#impermanent-loss',
      '/amm/cpamm#impermanent-loss',
      '/blade/introduction/blades-benchmark-no-impermanent-loss',
      '/blade/introduction/blades-benchmark-no-impermanent-loss#what-no-impermanent-loss-means',
    ],
  },
  {
    query: 'LP',
    half: 'apart',
    accept: [
      '/glossary#liquidity-provider',
      '/why-sushi#liquidity-providers',
      '/what-is-sushi#provide-liquidity',
    ],
  },
  { query: 'AMM v3', half: 'tuning', accept: ['/amm/clamm', '/contracts/clamm'] },
  {
    query: 'RFQ',
    half: 'apart',
    accept: ['/glossary#request-for-quote', '/blade/introduction', '/what-is-sushi#blade'],
  },
  { query: 'SUSHIPOWAH', half: 'tuning', accept: ['/dao/governance#voting-power'] },
  {
    query: 'the graph',
    half: 'apart',
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
    half: 'tuning',
    accept: [
      '/sdk/swap#approve-the-token',
      '/api/errors/insufficient-allowance',
      '/api/errors/insufficient-allowance#in-your-code',
      '/api/errors/insufficient-allowance#when-it-happens',
      '/aggregator/introduction#from-request-to-swap',
      '/sdk/swap#approve-the-token',
    ],
  },
  {
    query: 'rate limit',
    half: 'apart',
    accept: ['/api/errors/ratelimit-exceeded#when-it-happens', '/api/errors/ratelimit-exceeded'],
  },
  {
    query: 'too many requests',
    half: 'tuning',
    accept: ['/api/errors/ratelimit-exceeded', '/api/errors/ratelimit-exceeded#when-it-happens'],
  },
  {
    query: 'slippage tolerance',
    half: 'apart',
    accept: [
      '/aggregator/introduction#slippage-and-minimum-output',
      '/glossary#slippage-tolerance',
    ],
  },
  {
    query: 'sushi bar',
    half: 'tuning',
    accept: ['/contracts/xsushi', '/dao/tokenomics#staking-bar'],
  },
  {
    query: 'release notes',
    half: 'apart',
    accept: ['/sdk/migrating', '/sdk/migrating#steps', '/resources#build'],
  },
  {
    query: 'phishing',
    half: 'tuning',
    accept: ['/community#report-an-imitation', '/community#verify-a-channel'],
  },
  // Slips of the hand
  { query: 'governence', half: 'apart', accept: ['/dao/governance'] },
  { query: 'tokenomcs', half: 'tuning', accept: ['/dao/tokenomics'] },
  {
    query: 'slipage',
    half: 'apart',
    accept: ['/aggregator/introduction#slippage-and-minimum-output'],
  },
  {
    query: 'insuficient allowance',
    half: 'tuning',
    accept: ['/api/errors/insufficient-allowance'],
  },
  {
    query: 'redsnapper',
    half: 'apart',
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
    half: 'tuning',
    accept: [
      '/blade/how-to-use-blade/liquidity-pools/depositing-and-withdrawing#one-asset-or-a-share-of-all',
      '/blade/how-to-use-blade/liquidity-pools/depositing-and-withdrawing#withdraw',
      '/blade/how-to-use-blade/liquidity-pools/depositing-and-withdrawing#choose-what-to-receive',
      '/blade/how-to-use-blade/faqs#can-i-withdraw-one-asset-only',
      '/blade/how-to-use-blade/liquidity-pools/depositing-and-withdrawing',
    ],
  },
  {
    query: 'when does blade lose to holding',
    half: 'apart',
    accept: [
      '/blade/introduction/how-lps-earn-from-arbitrage#the-rule-for-two-days',
      '/blade/how-to-use-blade/faqs#when-does-blade-lose-to-holding',
      '/blade/introduction/how-lps-earn-from-arbitrage#when-holding-is-better',
      '/blade/introduction/blades-benchmark-no-impermanent-loss/blade-vs-cpmms-vs-hodling',
    ],
  },
  {
    query: 'how many signatures move treasury funds',
    half: 'tuning',
    accept: [
      '/dao/governance#signatures',
      '/dao/governance#who-decides-what',
      '/dao/governance#the-result-is-carried-out',
    ],
  },
  {
    query: 'what does code 422-03 mean',
    half: 'apart',
    accept: [
      '/api/errors/insufficient-balance',
      '/api/errors',
      '/api/errors/insufficient-balance#how-to-tell-it-apart',
    ],
  },
  {
    query: 'is there a lockup on blade',
    half: 'tuning',
    accept: [
      '/blade/introduction#what-is-stated-and-what-qualifies-it',
      '/blade/how-to-use-blade/faqs#is-there-a-lockup',
      '/blade/how-to-use-blade/liquidity-pools/depositing-and-withdrawing#locks',
    ],
  },
  {
    query: 'deposit limit',
    half: 'apart',
    accept: [
      '/blade/how-to-use-blade/faqs#is-there-a-deposit-limit',
      '/blade/introduction#what-is-stated-and-what-qualifies-it',
      '/blade/how-to-use-blade/liquidity-pools/depositing-and-withdrawing',
    ],
  },
  {
    query: 'who can provide liquidity',
    half: 'tuning',
    accept: ['/blade/how-to-use-blade/faqs#who-can-provide-liquidity'],
  },
  {
    query: 'variance ratio',
    half: 'apart',
    accept: ['/blade/introduction/how-lps-earn-from-arbitrage#the-variance-ratio'],
  },
  {
    query: 'mean reversion',
    half: 'tuning',
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
    half: 'apart',
    accept: [
      '/blade/how-to-use-blade/faqs#what-is-comparable-apy',
      '/blade/introduction/blades-benchmark-no-impermanent-loss/blade-vs-cpmms-vs-hodling#comparing-yields',
    ],
  },
  {
    query: 'star rating',
    half: 'tuning',
    accept: [
      '/blade/how-to-use-blade/faqs#how-does-the-balance-of-a-token-in-the-pool-affect-a-deposit',
      '/blade/how-to-use-blade/liquidity-pools#how-the-pool-is-kept-in-balance',
      '/blade/how-to-use-blade/liquidity-pools/depositing-and-withdrawing#choose-the-asset-and-the-amount',
    ],
  },
  {
    query: 'benchmark formula',
    half: 'apart',
    accept: [
      '/blade/introduction/blades-benchmark-no-impermanent-loss/appendix-math#benchmark',
      '/blade/introduction/blades-benchmark-no-impermanent-loss#the-benchmark',
      '/blade/introduction/blades-benchmark-no-impermanent-loss/appendix-math',
    ],
  },
  {
    query: 'rebalancing 1.125',
    half: 'tuning',
    accept: [
      '/blade/introduction/how-lps-earn-from-arbitrage#the-example',
      '/blade/introduction/how-lps-earn-from-arbitrage',
    ],
  },
  {
    query: 'web page is down withdraw',
    half: 'apart',
    accept: [
      '/blade/how-to-use-blade/liquidity-pools/depositing-and-withdrawing#when-the-web-page-is-down',
      '/contracts/blade#withdraw-without-the-web-page',
    ],
  },
  {
    query: 'front running',
    half: 'tuning',
    accept: [
      '/blade/how-to-use-blade/faqs#can-a-bot-front-run-my-trade',
      '/blade/introduction#what-is-stated-and-what-qualifies-it',
      '/glossary#front-running',
    ],
  },
  {
    query: 'tick spacing',
    half: 'apart',
    accept: [
      '/glossary#tick-spacing',
      '/amm/clamm#fee-tiers',
      '/amm/clamm#ticks',
      '/contracts/clamm#feeamounttickspacing',
    ],
  },
  { query: 'capital efficiency', half: 'tuning', accept: ['/amm/clamm#capital-efficiency'] },
  {
    query: 'sqrtPriceX96',
    half: 'apart',
    accept: [
      '/amm/clamm#what-the-contract-stores',
      '/contracts/clamm#slot0',
      '/contracts/clamm#createandinitializepoolifnecessary',
    ],
  },
  {
    query: 'active bin',
    half: 'tuning',
    accept: [
      '/amm/lbamm',
      '/amm/lbamm#bins',
      '/amm/lbamm#a-swap-through-bins',
      '/amm/lbamm#inside-a-bin',
    ],
  },
  {
    query: 'x*y=k',
    half: 'apart',
    accept: [
      '/amm/cpamm#how-a-swap-is-priced',
      '/amm/cpamm',
      '/amm/introduction#how-a-pool-works',
      '/amm/introduction',
    ],
  },
  { query: 'getAmountsOut', half: 'tuning', accept: ['/contracts/cpamm#getamountsout'] },
  {
    query: 'snwap',
    half: 'apart',
    accept: ['/contracts/red-snwapper#snwap', '/contracts/red-snwapper'],
  },
  {
    query: 'unlockDeposit',
    half: 'tuning',
    accept: ['/contracts/blade#unlockdeposit', '/contracts/blade#canunlockdeposit'],
  },
  {
    query: 'swapExactTokensForTokens',
    half: 'apart',
    accept: ['/contracts/cpamm#swapexacttokensfortokens'],
  },
  { query: 'createPool', half: 'tuning', accept: ['/contracts/clamm#createpool'] },
  { query: 'quoter address', half: 'apart', accept: ['/contracts/clamm#quoter-addresses'] },
  {
    query: 'blade pool address',
    half: 'tuning',
    accept: ['/contracts/blade#pool-addresses', '/contracts/blade'],
  },
  {
    query: 'xsushi subgraph',
    half: 'apart',
    accept: ['/subgraphs/xsushi', '/subgraphs/xsushi#xsushi-endpoint'],
  },
  {
    query: 'subgraph api key',
    half: 'tuning',
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
    half: 'apart',
    accept: [
      '/aggregator/introduction#from-request-to-swap',
      '/aggregator/introduction',
      '/contracts/red-snwapper#how-a-swap-runs',
    ],
  },
  {
    query: 'is unused gas refunded',
    half: 'tuning',
    accept: ['/blade/how-to-use-blade/faqs#is-unused-gas-refunded'],
  },
  {
    query: 'monthly performance',
    half: 'apart',
    accept: [
      '/blade/introduction/blades-benchmark-no-impermanent-loss/blade-vs-cpmms-vs-hodling#published-months',
    ],
  },
  {
    query: '10k trade study',
    half: 'tuning',
    accept: [
      '/blade/introduction/why-blade-has-better-trading-prices#the-price-study',
      '/blade/introduction/why-blade-has-better-trading-prices',
    ],
  },
  // Words of the field, by name and by other names
  { query: 'glossary', half: 'apart', accept: ['/glossary'] },
  { query: 'bps', half: 'tuning', accept: ['/glossary#basis-point'] },
  {
    query: 'flash loan',
    half: 'apart',
    accept: ['/glossary#flash-loan', '/dao/governance#voting-power'],
  },
  {
    query: 'wrapped ether',
    half: 'tuning',
    accept: ['/glossary#wrapped-native', '/sdk/primitives/native#wrap'],
  },
  {
    query: 'LP token',
    half: 'apart',
    accept: ['/glossary#lp-token', '/blade/how-to-use-blade/liquidity-pools#lp-tokens'],
  },
  { query: 'CREATE2', half: 'tuning', accept: ['/glossary#create2'] },
  {
    query: 'spot price',
    half: 'apart',
    accept: ['/glossary#mid-price', '/amm/cpamm#how-a-swap-is-priced'],
  },
  { query: 'random walk', half: 'tuning', accept: ['/glossary#memoryless'] },
  // Primitives of the SDK, and what changed in it
  {
    query: 'fromHuman',
    half: 'apart',
    accept: [
      '/sdk/primitives/amount',
      '/sdk/primitives/amount#create',
      '/sdk/primitives/amount#members',
    ],
  },
  { query: 'Amount', half: 'tuning', accept: ['/sdk/primitives/amount'] },
  {
    query: 'round amount to 2 decimals',
    half: 'apart',
    accept: ['/sdk/primitives/amount#print', '/sdk/primitives/fraction#print'],
  },
  {
    query: 'divToFraction',
    half: 'tuning',
    accept: ['/sdk/primitives/amount#members', '/sdk/primitives/amount#calculate'],
  },
  {
    query: 'compare two tokens',
    half: 'apart',
    accept: [
      '/sdk/primitives/token#compare',
      '/sdk/primitives/token#members',
      '/sdk/primitives/token',
    ],
  },
  {
    query: 'sortsBefore',
    half: 'tuning',
    accept: ['/sdk/primitives/token#sort', '/sdk/primitives/token#members'],
  },
  { query: 'coingeckoId', half: 'apart', accept: ['/sdk/primitives/token#metadata'] },
  {
    query: 'fromChainId',
    half: 'tuning',
    accept: [
      '/sdk/primitives/native#members',
      '/sdk/primitives/native#unknown-networks',
      '/sdk/primitives/native',
    ],
  },
  { query: 'shortenEvmAddress', half: 'apart', accept: ['/sdk/migrating#removed-and-renamed'] },
  { query: 'multicall3 is required', half: 'tuning', accept: ['/sdk/migrating#steps'] },
  { query: 'sushi/tvm', half: 'apart', accept: ['/sdk/migrating#entry-points'] },
  {
    query: 'upgrade to version 7',
    half: 'tuning',
    accept: ['/sdk/migrating', '/sdk/migrating#steps'],
  },
  // Asked of what came later: answers, networks, keys, ranges, and transactions that fail
  {
    query: 'is Sepolia supported by the API',
    half: 'tuning',
    accept: ['/networks', '/networks#networks-by-chain-id', '/networks#chain-11155111'],
  },
  {
    query: 'my swap reverted',
    half: 'apart',
    accept: ['/contracts/red-snwapper#read-a-revert', '/sdk/swap#errors'],
  },
  { query: 'chain ids', half: 'tuning', accept: ['/networks', '/networks#networks-by-chain-id'] },
  {
    query: 'get api key',
    half: 'tuning',
    accept: ['/api/authentication#get-an-api-key', '/api/authentication'],
  },
  {
    query: 'how to get an api key',
    half: 'apart',
    accept: ['/api/authentication#get-an-api-key', '/api/authentication'],
  },
  {
    query: 'leaked api key',
    half: 'apart',
    accept: ['/api/authentication#when-a-key-leaks', '/api/authentication'],
  },
  {
    query: 'reopen position',
    half: 'tuning',
    accept: [
      '/amm/choose#wait-or-open-a-new-range',
      '/amm/choose#when-the-price-leaves-your-range',
    ],
  },
  {
    query: 'usdt approve fails',
    half: 'apart',
    accept: ['/sdk/swap#approve-the-token', '/sdk/swap#from-request-to-transaction', '/sdk/swap'],
  },
  {
    query: 'position out of range what now',
    half: 'apart',
    accept: [
      '/amm/choose#when-the-price-leaves-your-range',
      '/amm/choose#wait-or-open-a-new-range',
      '/amm/choose',
    ],
  },
  {
    query: 'quote 42161',
    half: 'tuning',
    accept: [
      '/networks#chain-42161',
      '/api/swagger#quote',
      '/api/examples/quote',
      '/api/examples/quote#request',
    ],
  },
  {
    query: 'xSUSHI address',
    half: 'tuning',
    accept: ['/contracts/xsushi#xsushi-token-1', '/contracts/xsushi#xsushi-addresses'],
  },
  {
    query: '0xAC4c…0b75',
    half: 'tuning',
    accept: [
      '/contracts/red-snwapper#redsnwapper-1',
      '/contracts/red-snwapper#redsnwapper-addresses',
    ],
  },
  {
    query: 'how long to wait after a 429',
    half: 'apart',
    accept: [
      '/api/errors/ratelimit-exceeded',
      '/api/errors/ratelimit-exceeded#when-it-happens',
      '/api/errors/ratelimit-exceeded#in-your-code',
      '/api/errors#retry',
    ],
  },
  {
    query: 'best pool for two stablecoins',
    half: 'apart',
    accept: ['/amm/choose', '/amm/choose#which-kind-of-pool', '/amm/choose#which-fee-tier'],
  },
  {
    query: 'weth address on base',
    half: 'tuning',
    accept: ['/networks#chain-8453', '/networks#networks-by-chain-id', '/networks'],
  },
  {
    query: 'minimum node version',
    half: 'apart',
    accept: [
      '/sdk/installation#requirements',
      '/sdk/installation#project',
      '/sdk/installation',
      '/quickstart',
    ],
  },
  {
    query: 'has the code been audited',
    half: 'apart',
    accept: ['/security#audits', '/security', '/risks#contract'],
  },
]
