import * as root from 'sushi'
import type {
  Tags,
  TokenInfo,
  TokenInfoChangeKey,
  TokenInfoChanges,
  TokenList,
  TokenListDiff,
  Version,
} from 'sushi/evm'
import * as evm from 'sushi/evm'
import * as kvm from 'sushi/kvm'
import * as mvm from 'sushi/mvm'
import * as tvm from 'sushi/tvm'
import newestExports from './generated/exports-7.3.15.json' with { type: 'json' }

/*
 * The lists of the newest release were read on 2026-11-21 as the names that its entry points export at run time,
 * from an installation apart from this project: its types want a newer viem than the documented version was made
 * for. Those of the documented line are read from the installed package.
 * Source: https://www.npmjs.com/package/sushi
 */
const newest: Readonly<Record<string, readonly string[]>> = newestExports
const published: Readonly<Record<string, object>> = {
  sushi: root,
  'sushi/evm': evm,
  'sushi/mvm': mvm,
  'sushi/tvm': tvm,
  'sushi/kvm': kvm,
}

/** Names that a bundle of CommonJS adds. */
const ADDED_BY_BUNDLING = new Set(['__esModule', 'default', 'module.exports'])

/** What became of the exports of an entry point between the published and the newest version. */
export interface EntryPoint {
  /** As it is imported. */
  readonly name: string
  /** Number of exports in the published version; undefined if it has no such entry point. */
  readonly before: number | undefined
  /** Number of exports in the newest version; undefined if it has no such entry point. */
  readonly after: number | undefined
  /** Exports that are new in the newest version, in order. */
  readonly added: readonly string[]
  /** Exports that the newest version does not have any more, in order. */
  readonly removed: readonly string[]
}

function exportsOf(module: object | undefined): string[] | undefined {
  return module && Object.keys(module).filter(name => !ADDED_BY_BUNDLING.has(name))
}

/** Every entry point of either version. */
export const entryPoints: readonly EntryPoint[] = [
  ...new Set([...Object.keys(published), ...Object.keys(newest)]),
].map(name => {
  const before = exportsOf(published[name])
  const after = newest[name]
  const known = new Set(before)
  const kept = new Set(after)
  return {
    name,
    before: before?.length,
    after: after?.length,
    added: before && after ? after.filter(each => !known.has(each)) : [],
    removed: before && after ? before.filter(each => !kept.has(each)).sort() : [],
  }
})

/** What to use for an export of `sushi/evm` that the newest version does not have any more. Backticks mark code. */
export const replacements: Readonly<Record<string, string>> = {
  nativeAddress: '`evmNativeAddress`',
  shortenEvmAddress: '`shortenAddress` from `sushi`',
  isWNativeSupported:
    '`isEvmWNativeSupported`, or `isWNativeSupported` from `sushi` for every kind of chain',
}

/** Said of removed exports that came from a package below and have no replacement in this one. */
export const FROM_TOKEN_LISTS = 'none: it belonged to the package `@uniswap/token-lists`'

/** The types of `sushi/evm` that are gone. An import above that the package has not does not compile. */
interface RemovedTypes {
  Tags: Tags
  TokenInfo: TokenInfo
  TokenInfoChangeKey: TokenInfoChangeKey
  TokenInfoChanges: TokenInfoChanges
  TokenList: TokenList
  TokenListDiff: TokenListDiff
  Version: Version
}

/** Types, which do not exist at run time, that `sushi/evm` does not declare any more. They came from that package too. */
export const removedTypes = [
  'Tags',
  'TokenInfo',
  'TokenInfoChangeKey',
  'TokenInfoChanges',
  'TokenList',
  'TokenListDiff',
  'Version',
] as const satisfies readonly (keyof RemovedTypes)[]
