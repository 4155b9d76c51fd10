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
  { query: 'blade', accept: ['/what-is-sushi#blade'] },
  { query: 'quorum', accept: ['/dao/governance#quorum'] },
  { query: 'bug bounty', accept: ['/security#bug-bounty'] },
  { query: 'audits', accept: ['/security#audits'] },
  { query: 'total supply', accept: ['/dao/tokenomics#the-tokens', '/dao/tokenomics'] },
  { query: 'emission', accept: ['/dao/tokenomics#emission'] },
  { query: 'voting power', accept: ['/dao/governance#voting-power'] },
  {
    query: 'price impact',
    accept: [
      '/aggregator/introduction#limits-and-risks',
      '/aggregator/introduction#from-request-to-swap',
    ],
  },
  // Questions
  { query: 'how do I get a quote', accept: ['/api/examples/quote', '/api/examples/quote#request'] },
  {
    query: 'get token price',
    accept: ['/api/examples/pricing', '/api/examples/pricing#price-of-one-token'],
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
  { query: 'fee tiers', accept: ['/what-is-sushi#provide-liquidity'] },
  { query: 'should I retry', accept: ['/api/errors#retry'] },
  {
    query: 'where to send api key',
    accept: ['/api/errors/invalid-api-key#send-a-key', '/api/examples/swap#authentication'],
  },
  { query: 'which sdk version', accept: ['/sdk/migrating', '/sdk/migrating#find-your-version'] },
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
      '/aggregator/introduction#slippage-and-minimum-output',
      '/api/examples/swap#parameters',
      '/api/examples/quote#parameters',
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
  { query: 'IL', accept: ['/what-is-sushi#blade', '/what-is-sushi#provide-liquidity'] },
  { query: 'LP', accept: ['/why-sushi#liquidity-providers', '/what-is-sushi#provide-liquidity'] },
  { query: 'AMM v3', accept: ['/what-is-sushi#provide-liquidity'] },
  { query: 'RFQ', accept: ['/what-is-sushi#blade'] },
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
      '/api/errors/insufficient-allowance',
      '/api/errors/insufficient-allowance#in-your-code',
      '/api/errors/insufficient-allowance#when-it-happens',
      '/aggregator/introduction#from-request-to-swap',
    ],
  },
  { query: 'rate limit', accept: ['/api/errors/ratelimit-exceeded'] },
  {
    query: 'too many requests',
    accept: ['/api/errors/ratelimit-exceeded', '/api/errors/ratelimit-exceeded#when-it-happens'],
  },
  { query: 'slippage tolerance', accept: ['/aggregator/introduction#slippage-and-minimum-output'] },
  { query: 'sushi bar', accept: ['/dao/tokenomics#staking-bar'] },
  {
    query: 'release notes',
    accept: ['/sdk/migrating', '/sdk/migrating#before-you-upgrade', '/resources#build'],
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
]
