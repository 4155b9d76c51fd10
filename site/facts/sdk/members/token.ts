import type { EvmToken } from 'sushi/evm'
import { chainId, fromSerialized, kind, toSerialized } from './currency.ts'
import type { Members, StaticOf } from './member.ts'

/*
 * Source of the names: the class `EvmToken` of https://www.npmjs.com/package/sushi, version 6.2.9: a member that the
 * package does not have, or one left out here, does not compile.
 */

/** Ways to make a token, apart from the constructor. */
export const tokenStatics: Members<StaticOf<typeof EvmToken>> = {
  fromJSON: fromSerialized('EvmToken'),
}

/** What a token has. */
export const tokenMembers: Members<keyof EvmToken> = {
  chainId,
  address: { signature: 'EvmAddress', meaning: 'The contract, in lower case.' },
  symbol: { signature: 'string', meaning: 'As the contract reports it. Not unique.' },
  name: { signature: 'string', meaning: 'As the contract reports it. Not unique.' },
  decimals: { signature: 'number', meaning: 'How many decimals a whole token has.' },
  metadata: {
    signature: 'TMetadata',
    meaning: 'What you add, typed from what you pass. An empty object by default.',
  },
  origin: {
    signature: 'EvmTokenOrigin | undefined',
    meaning:
      'How the token came to the network: `native`, `native-bridge`, `celer`, `stargate` or `wormhole`.',
  },
  id: {
    signature: 'string',
    meaning: 'The chain id, a colon and the address. Names the token across networks.',
  },
  type: kind("'token'"),
  isToken: kind('true'),
  isNative: kind('false'),
  isSame: {
    signature: '(other: BaseCurrency): boolean',
    meaning: 'Whether chain id, address, decimals and type are the same.',
  },
  sortsBefore: {
    signature: '(other: EvmToken): boolean',
    meaning: 'Whether its address comes first. Both have to be on one network.',
  },
  wrap: { signature: '(): EvmToken', meaning: 'The token itself.' },
  toJSON: toSerialized('EvmToken'),
}
