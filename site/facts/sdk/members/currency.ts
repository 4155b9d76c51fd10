import type { Member } from './member.ts'

/*
 * Members that `EvmToken` and `EvmNative` have alike. Source of the names: these classes of
 * https://www.npmjs.com/package/sushi, version 6.2.9.
 */

/** The network of a currency. */
export const chainId: Member = { signature: 'EvmChainId', meaning: 'The network.' }

/** A member of a currency that says of which kind it is. @param signature its one value */
export const kind = (signature: string): Member => ({
  signature,
  meaning: 'Distinguishes the kinds of currency.',
})

/** The way to make a currency of its serialized form. @param name of the class */
export const fromSerialized = (name: string): Member => ({
  signature: `(data): ${name}`,
  meaning: 'From the serialized form. `metadata` may be missing.',
})

/** The way to the serialized form of a currency. @param name of the class */
export const toSerialized = (name: string): Member => ({
  signature: `(): Serialized${name}`,
  meaning: 'The serialized form.',
})
