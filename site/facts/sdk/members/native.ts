import type { EvmNative } from 'sushi/evm'
import { chainId, fromSerialized, kind, toSerialized } from './currency.ts'
import type { Members, StaticOf } from './member.ts'

/*
 * Source of the names: the class `EvmNative` of https://www.npmjs.com/package/sushi, version 6.2.9: a member that the
 * package does not have, or one left out here, does not compile.
 */

/** Ways to make a native coin, apart from the constructor. */
export const nativeStatics: Members<StaticOf<typeof EvmNative>> = {
  fromChainId: {
    signature: '(chainId: EvmChainId): EvmNative',
    meaning: 'The coin of a network that the SDK knows. Throws for any other number.',
  },
  fromJSON: fromSerialized('EvmNative'),
}

/** What a native coin has. */
export const nativeMembers: Members<keyof EvmNative> = {
  chainId,
  symbol: { signature: 'string', meaning: 'Such as ETH.' },
  name: { signature: 'string', meaning: 'Such as Ether.' },
  decimals: { signature: 'number', meaning: 'How many decimals a whole coin has.' },
  metadata: {
    signature: 'TMetadata',
    meaning: 'What you add. An empty object by default.',
  },
  id: { signature: 'string', meaning: 'The chain id, a colon and `NATIVE`.' },
  type: kind("'native'"),
  isNative: kind('true'),
  isToken: kind('false'),
  isSame: {
    signature: '(other: BaseCurrency): boolean',
    meaning: 'Whether chain id, decimals and type are the same.',
  },
  wrap: { signature: '(): EvmToken', meaning: "The network's wrapped token." },
  toJSON: toSerialized('EvmNative'),
}
