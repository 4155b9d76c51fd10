import type { Synonyms } from 'docs-engine/config'

/** In lower case, words apart. */
export const synonyms: readonly Synonyms[] = [
  // Short forms of the field
  { said: ['il', 'divergence loss'], meant: ['impermanent loss'] },
  { said: ['lp', 'lps'], meant: ['liquidity provider', 'liquidity providers'] },
  {
    said: ['amm'],
    meant: ['automated market maker', 'automated market makers'],
  },
  { said: ['amm v2', 'v2', 'xyk', 'x y k', 'cpamm', 'cpmm'], meant: ['constant product', 'cpamm'] },
  { said: ['amm v3', 'v3', 'clamm', 'clmm'], meant: ['concentrated liquidity', 'clamm'] },
  { said: ['lbamm', 'bins', 'lb'], meant: ['liquidity book', 'lbamm'] },
  { said: ['rfq', 'request for quote'], meant: ['blade'] },
  { said: ['fmm', 'formula market maker', 'clipper'], meant: ['blade'] },
  { said: ['bps', 'basis points'], meant: ['basis point'] },
  { said: ['reopen', 'reposition', 'recenter'], meant: ['new range'] },
  { said: ['hodl', 'hodling'], meant: ['hold', 'holding'] },
  { said: ['the graph', 'thegraph', 'graphql', 'indexer'], meant: ['subgraph', 'subgraphs'] },
  { said: ['sushipowah', 'powah', 'vote weight'], meant: ['voting power'] },
  { said: ['tvl'], meant: ['total value locked', 'liquidity'] },

  // The swap and its limits
  { said: ['swap routed', 'routed', 'routing'], meant: ['aggregator', 'route'] },
  { said: ['approve', 'approval', 'approving', 'permit', 'spender'], meant: ['allowance'] },
  { said: ['slippage tolerance', 'price tolerance'], meant: ['maxslippage', 'slippage'] },
  { said: ['trade', 'exchange', 'convert'], meant: ['swap'] },
  { said: ['min received', 'minimum received'], meant: ['minimum output', 'amountoutmin'] },
  { said: ['sandwich', 'mev', 'frontrunning', 'front run'], meant: ['minimum output', 'pending'] },
  {
    said: ['router', 'route processor', 'swap contract'],
    meant: ['routeprocessor', 'redsnwapper'],
  },
  { said: ['wei', 'decimals'], meant: ['base units'] },
  { said: ['native token', 'native eth'], meant: ['native coin'] },

  // The API and its errors
  { said: ['rate limit', 'rate limited'], meant: ['429'] },
  { said: ['too many requests', 'throttle', 'throttled'], meant: ['429', 'rate limit'] },
  { said: ['429'], meant: ['rate limit'] },
  { said: ['forbidden', 'whitelist', 'allowlist', 'cors'], meant: ['unauthorized', '403'] },
  { said: ['unauthenticated', '401'], meant: ['api key', 'invalid'] },
  { said: ['missing parameter', 'bad request', 'malformed'], meant: ['validation'] },
  { said: ['outage', 'downtime', 'maintenance', 'down'], meant: ['service unavailable', '503'] },
  { said: ['internal server error', 'crash'], meant: ['500 server'] },
  { said: ['stale', 'timeout', 'outdated data'], meant: ['fresh data'] },
  { said: ['backoff', 'back off'], meant: ['retry'] },
  { said: ['no route', 'no liquidity'], meant: ['noway'] },
  { said: ['price feed', 'oracle', 'usd price'], meant: ['price', 'prices'] },
  { said: ['rfc7807', 'rfc 7807', 'problem json', 'problem details'], meant: ['problem detail'] },
  { said: ['openapi', 'rest'], meant: ['api'] },
  { said: ['rejected', 'refused', 'denied'], meant: ['invalid', 'unauthorized'] },
  { said: ['not enough', 'too low', 'too small'], meant: ['insufficient'] },
  { said: ['failed', 'fails', 'fail'], meant: ['error', 'errors'] },
  { said: ['abort', 'aborting'], meant: ['cancel'] },

  // Networks, keys and risks
  {
    said: ['chains', 'supported chains', 'supported networks', 'blockchains'],
    meant: ['networks', 'chain id'],
  },
  { said: ['chain ids', 'network ids', 'network id'], meant: ['networks chain id'] },
  { said: ['authenticate', 'credentials', 'login', 'log in'], meant: ['authentication'] },
  { said: ['crosschain', 'multichain swap', 'xswap'], meant: ['cross chain'] },
  { said: ['bridging'], meant: ['bridge'] },
  { said: ['hacked', 'stolen', 'incident', 'incidents'], meant: ['known losses'] },

  // Tokens and the DAO
  { said: ['sushibar', 'sushi bar', 'bar'], meant: ['staking bar', 'xsushi'] },
  { said: ['stake', 'staked', 'unstake'], meant: ['staking', 'staking bar'] },
  { said: ['max supply', 'circulating supply'], meant: ['total supply'] },
  { said: ['inflation', 'block reward', 'block rewards'], meant: ['emission'] },
  { said: ['buyback', 'buy back', 'revenue'], meant: ['protocol fee', 'protocol fees'] },
  { said: ['farm', 'farming', 'yield'], meant: ['onsen', 'rewards'] },
  { said: ['multisig', 'multi sig', 'safe'], meant: ['multisig', 'signatures'] },
  { said: ['ballot', 'dao vote', 'poll'], meant: ['vote', 'snapshot'] },

  // Beginning
  {
    said: ['tutorial', 'getting started', 'get started', 'beginner', 'hello world', 'first steps'],
    meant: ['quickstart'],
  },
  { said: ['example', 'examples', 'sample', 'samples'], meant: ['request'] },
  { said: ['solidity', 'smart contract', 'on chain'], meant: ['contract'] },
  { said: ['percent', 'percentage', 'percentages'], meant: ['percent', 'percentage', 'fraction'] },

  // The project
  { said: ['twitter', 'tweet'], meant: ['x'] },
  {
    said: [
      'discord',
      'telegram',
      'farcaster',
      'socials',
      'social media',
      'chat',
      'account',
      'accounts',
    ],
    meant: ['channels'],
  },
  { said: ['farcaster'], meant: ['warpcast'] },
  { said: ['scam', 'phishing', 'fake', 'impersonator'], meant: ['imitation', 'verify a channel'] },
  { said: ['vulnerability', 'exploit', 'hack', 'immunefi'], meant: ['bug bounty'] },
  { said: ['rug', 'rugpull', 'scam token'], meant: ['risk assessment', 'honeypot'] },
  { said: ['email', 'e mail', 'support'], meant: ['contact'] },
  { said: ['release notes', 'breaking changes'], meant: ['changelog', 'migrating'] },
  { said: ['upgrade', 'migration', 'migrate'], meant: ['migrating', 'upgrade'] },
  { said: ['install', 'yarn', 'pnpm', 'package'], meant: ['npm'] },
  { said: ['founder', 'history', 'origin'], meant: ['chef nomi', 'began'] },
]
