import type { Source } from 'docs-engine/config'
import type { AbiFunction } from 'viem'

/** A check that makes a call fail. */
export interface Revert {
  /** The error's text or name as the contract reports it; none when it fails without one. */
  readonly error?: string
  /** When it happens: the rest of a sentence that begins with "when". */
  readonly when: string
}

/** What a function is for; its signature comes from the ABI. Texts may hold `code`. */
export interface FunctionDoc {
  readonly abi: AbiFunction
  /** What it does: one or two sentences. */
  readonly does: string
  /** Meanings of parameters and results that differ from those of the contract, by name. */
  readonly meanings?: Readonly<Record<string, string>>
  readonly reverts: readonly Revert[]
}

/** A value that a contract tells anybody: no parameters, nothing to fail. */
export interface GetterDoc {
  readonly abi: AbiFunction
  readonly meaning: string
}

/** The functions of a contract. */
export interface ContractDoc {
  readonly contract: string
  /** Meanings of parameters and results, by name, the same in every function. */
  readonly meanings: Readonly<Record<string, string>>
  readonly functions: readonly FunctionDoc[]
  readonly getters: readonly GetterDoc[]
  /** Where the ABI or the checks were read. */
  readonly source: Source
}

/**
 * The one function of a fragment of the package.
 * @throws Error when the fragment holds none or several
 */
export function only(fragment: readonly { type: string }[]): AbiFunction {
  const [item] = fragment
  if (fragment.length !== 1 || !isFunction(item)) throw new Error('expected one function')
  return item
}

/**
 * The function of an ABI with a name.
 * @throws Error when the ABI has none or several
 */
export function named(abi: readonly { type: string; name?: string }[], name: string): AbiFunction {
  return only(abi.filter(item => item.name === name))
}

function isFunction(item: { type: string } | undefined): item is AbiFunction {
  return item?.type === 'function'
}
