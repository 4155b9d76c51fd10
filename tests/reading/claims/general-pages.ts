import type { PageClaim } from './page-claim.ts'

const errors = [
  ['validation', '422-01'],
  ['estimate-gas', '422-02'],
  ['insufficient-balance', '422-03'],
  ['insufficient-allowance', '422-04'],
  ['invalid-api-key', '401-01'],
  ['unauthorized', '403-01'],
  ['not-found', '404-01'],
  ['ratelimit-exceeded', '429-01'],
  ['server', '500-01'],
  ['no-fresh-data', '500-02'],
  ['service-unavailable', '503-01'],
] as const

/** Constants that the general pages and those of the DAO and the API must state. */
export const generalPageClaims: readonly PageClaim[] = [
  {
    id: 'gov-quorum',
    page: '/dao/governance',
    text: 'The quorum is at least 5,000,000 voting power',
  },
  { id: 'gov-pool', page: '/dao/governance', text: 'SUSHI in the SUSHI-ETH pool 2' },
  { id: 'gov-staked', page: '/dao/governance', text: 'xSUSHI, the staked token 1' },
  { id: 'gov-treasury', page: '/dao/governance', text: 'At least 4 of 6 signatures' },
  { id: 'gov-ops', page: '/dao/governance', text: 'At least 3 signatures' },
  { id: 'tok-supply', page: '/dao/tokenomics', text: 'Total supply 280 million' },
  { id: 'tok-cap', page: '/dao/tokenomics', text: 'Hard cap None' },
  { id: 'tok-em1', page: '/dao/tokenomics', text: 'Launch, for about 2 weeks 1,000' },
  { id: 'tok-em2', page: '/dao/tokenomics', text: 'After the launch 100' },
  { id: 'tok-dev', page: '/dao/tokenomics', text: 'A development fund historically received 10%' },
  {
    id: 'fee-protocol',
    page: '/dao/tokenomics',
    text: 'the protocol receives 0.05% of the amount swapped',
  },
  { id: 'fee-total', page: '/dao/tokenomics', text: 'Whole fee 0.30%' },
  { id: 'launch-year', page: '/what-is-sushi', text: 'in August 2020' },
  { id: 'roadmap-year', page: '/roadmap', text: 'Q1 2025' },
  ...['Surplus capture', 'Meta pool', 'Generic bridge', 'Generic callback'].map(text => ({
    id: `roadmap-rp6 ${text}`,
    page: '/roadmap',
    text,
  })),
  { id: 'site-slippage', page: '/api/examples/swap', text: '0.005' },
  { id: 'site-version', page: '/', text: 'version 6.2.12' },
  ...errors.map(([slug, code]) => ({
    id: `err-${code}`,
    page: `/api/errors/${slug}`,
    text: `HTTP status ${code.slice(0, 3)} Code ${code}`,
  })),
  { id: 'networks-of-the-api', page: '/networks', text: 'The API is listed for 43 networks' },
  {
    id: 'not-listed',
    page: '/networks',
    text: 'Not listed: that source, read on that date, does not name it.',
  },
  { id: 'absence', page: '/networks', text: 'To be missing from a list proves nothing either' },
  {
    id: 'blade-key',
    page: '/api/authentication',
    text: 'Sent as query parameter apiKey, or authorization header header x-api-key',
  },
  {
    id: 'overloaded',
    page: '/api/errors/service-unavailable',
    text: "The protocol's own API definition also lists status 529",
  },
  ...['/contracts/cpamm', '/contracts/clamm'].map(page => ({
    id: `retired ${page}`,
    page,
    text: 'are marked "retired in the SDK: check the app before sending funds"',
  })),
  ...['/contracts/cpamm', '/contracts/clamm'].map(page => ({
    id: `retired row ${page}`,
    page,
    text: 'retired in the SDK: check the app before sending funds Gnosis',
  })),
  {
    id: 'not-in-api',
    page: '/contracts/red-snwapper',
    text: 'not in the API’s list of networks',
  },
  {
    id: 'insolvent',
    page: '/contracts/sushi',
    text: "The protocol's published documentation says this of SUSHI on some networks",
  },
  { id: 'bounty-critical', page: '/security', text: '$20,000 to $200,000' },
  { id: 'bounty-high', page: '/security', text: '$5,000 to $20,000' },
  { id: 'bounty-medium', page: '/security', text: '$1,000 to $5,000' },
  { id: 'bounty-low', page: '/security', text: 'Low $1,000' },
]
