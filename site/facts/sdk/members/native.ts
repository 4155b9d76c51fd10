import type { EvmNative } from 'sushi/evm'
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
  fromJSON: {
    signature: '(data): EvmNative',
    meaning: 'From the serialized form. `metadata` may be missing.',
  },
}

/** What a native coin has. */
export const nativeMembers: Members<keyof EvmNative> = {
  chainId: { signature: 'EvmChainId', meaning: 'The network.' },
  symbol: { signature: 'string', meaning: 'Such as ETH.' },
  name: { signature: 'string', meaning: 'Such as Ether.' },
  decimals: { signature: 'number', meaning: 'How many decimals a whole coin has.' },
  metadata: {
    signature: 'TMetadata',
    meaning: 'What you add. An empty object by default.',
  },
  id: { signature: 'string', meaning: 'The chain id, a colon and `NATIVE`.' },
  type: { signature: "'native'", meaning: 'Distinguishes the kinds of currency.' },
  isNative: { signature: 'true', meaning: 'Distinguishes the kinds of currency.' },
  isToken: { signature: 'false', meaning: 'Distinguishes the kinds of currency.' },
  isSame: {
    signature: '(other: BaseCurrency): boolean',
    meaning: 'Whether chain id, decimals and type are the same.',
  },
  wrap: { signature: '(): EvmToken', meaning: "The network's wrapped token." },
  toJSON: { signature: '(): SerializedEvmNative', meaning: 'The serialized form.' },
}
