import type { Statements } from './statements.ts'

/** What the general pages and those of the DAO and the API must state. */
export const generalStatements: Statements = {
  '/dao/governance': [
    'The quorum is at least 5,000,000 voting power',
    'SUSHI in the SUSHI-ETH pool 2',
    'xSUSHI, the staked token 1',
    'At least 4 of 6 signatures',
    'At least 3 signatures',
  ],
  '/dao/tokenomics': [
    'Total supply 280 million',
    'Hard cap None',
    'Launch, for about 2 weeks 1,000',
    'After the launch 100',
    'A development fund historically received 10%',
    'the protocol receives 0.05% of the amount swapped',
    'Whole fee 0.30%',
  ],
  '/what-is-sushi': ['in August 2020'],
  '/roadmap': ['Q1 2025', 'Surplus capture', 'Meta pool', 'Generic bridge', 'Generic callback'],
  '/api/examples/swap': ['0.005'],
  '/': ['version 6.2.12'],
  '/api/errors/validation': ['HTTP status 422 Code 422-01'],
  '/api/errors/estimate-gas': ['HTTP status 422 Code 422-02'],
  '/api/errors/insufficient-balance': ['HTTP status 422 Code 422-03'],
  '/api/errors/insufficient-allowance': ['HTTP status 422 Code 422-04'],
  '/api/errors/invalid-api-key': ['HTTP status 401 Code 401-01'],
  '/api/errors/unauthorized': ['HTTP status 403 Code 403-01'],
  '/api/errors/not-found': ['HTTP status 404 Code 404-01'],
  '/api/errors/ratelimit-exceeded': ['HTTP status 429 Code 429-01'],
  '/api/errors/server': ['HTTP status 500 Code 500-01'],
  '/api/errors/no-fresh-data': ['HTTP status 500 Code 500-02'],
  '/api/errors/service-unavailable': [
    'HTTP status 503 Code 503-01',
    "The protocol's own API definition also lists status 529",
  ],
  '/networks': [
    'The API is listed for 43 networks',
    'Not listed: that source, read on that date, does not name it.',
    'To be missing from a list proves nothing either',
  ],
  '/api/authentication': [
    'Sent as query parameter apiKey, or authorization header header x-api-key',
  ],
  '/contracts/cpamm': [
    'are marked "retired in the SDK: check the app before sending funds"',
    'retired in the SDK: check the app before sending funds Gnosis',
  ],
  '/contracts/clamm': [
    'are marked "retired in the SDK: check the app before sending funds"',
    'retired in the SDK: check the app before sending funds Gnosis',
  ],
  '/contracts/red-snwapper': ['not in the API’s list of networks'],
  '/contracts/sushi': [
    "The protocol's published documentation says this of SUSHI on some networks",
  ],
  '/security': ['$20,000 to $200,000', '$5,000 to $20,000', '$1,000 to $5,000', 'Low $1,000'],
}
