import type { Network } from '#facts/networks.ts'

/** What readers call networks besides their names, by chain id. */
const nicknames: Readonly<Record<number, readonly string[]>> = {
  1: ['mainnet', 'eth', 'eth mainnet', 'ethereum mainnet'],
  10: ['op'],
  56: ['bnb', 'bnb chain', 'Binance', 'Binance Smart Chain'],
  100: ['xdai'],
  137: ['matic', 'polygon pos'],
  250: ['ftm'],
  324: ['zksync'],
  42161: ['arb'],
  43114: ['avax'],
}

/** Phrases that say of a query which network it is about: its name, the package's short name, its chain id and others. */
export function placesOf({ chainId, key, name }: Network): string[] {
  const short = name.replace(/ (?:Mainnet|Network|One|EVM)$/, '')
  return [name, short, key.replaceAll('-', ' '), String(chainId), ...(nicknames[chainId] ?? [])]
}
