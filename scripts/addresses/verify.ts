import { parseArgs } from 'node:util'
import { readAddressList } from './address-list.ts'
import { type Compared, chainIdOf, compareAll, type Outcome } from './compare.ts'
import { NotUnderstood, openNode, Unreachable, type Wait } from './node.ts'
import { UsageError } from './usage-error.ts'

const USAGE = `npm run verify-addresses -- --rpc URL [--chain ID] [--file FILE]
  --rpc    a node that is asked by JSON-RPC over HTTP
  --chain  chain id that the node has to be on
  --file   a downloaded addresses.json; without it, that of this source is compared`

/** What the command is given besides its arguments. */
interface Surroundings {
  /** Writes a line. */
  print: (line: string) => void
  wait: Wait
}

/**
 * Compares published addresses with what a node says of them.
 * @param args of the command
 * @returns the exit code: 0 when each row of the node's network is as the file says, 1 when one is not or the reply
 *   was not understood, 2 when nothing was compared
 */
export async function verifyAddresses(
  args: readonly string[],
  { print, wait }: Surroundings,
): Promise<number> {
  try {
    const { rpc, chain, file } = optionsOf(args)
    const list = await readAddressList(file)
    const node = openNode(rpc, wait)
    const chainId = await chainIdOf(node)
    if (chain !== undefined && chain !== chainId)
      throw new UsageError(
        `The node is on chain ${chainId}, not on ${chain}. Nothing was compared.`,
      )
    const entries = list.entries.filter(entry => entry.chainId === chainId)
    const [first] = entries
    if (!first)
      throw new UsageError(`No row of ${list.name} is on chain ${chainId}, that of the node.`)
    // Not the whole address of the node: it may hold a key.
    print(`Node: ${rpc.host}, on chain ${chainId}, ${first.network}.`)
    print(`List: ${list.name}, SHA-256 ${list.sha256}.`)
    const compared = await compareAll(node, entries)
    for (const each of compared) print(lineOf(each))
    print('Code at an address shows that there is code, not whose it is.')
    print(summaryOf(first.network, compared))
    return compared.every(({ outcome }) => outcome.kind === 'code') ? 0 : 1
  } catch (error) {
    if (
      !(
        error instanceof UsageError ||
        error instanceof NotUnderstood ||
        error instanceof Unreachable
      )
    )
      throw error
    print(error instanceof UsageError ? error.message : notAnswering(error))
    return 2
  }
}

function notAnswering(error: Error): string {
  const what =
    error instanceof Unreachable ? 'The node did not reply' : 'The reply was not understood'
  return `${what}: ${error.message}. Nothing was compared.`
}

/** @throws UsageError with the usage for options that are missing or wrong */
function optionsOf(args: readonly string[]) {
  const { rpc, chain, file } = parsedArgs(args)
  if (rpc === undefined) throw new UsageError(`--rpc is missing.\n${USAGE}`)
  const url = URL.canParse(rpc) ? new URL(rpc) : undefined
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new UsageError(
      `--rpc is no address of a node that begins with https:// or http://.\n${USAGE}`,
    )
  if (chain !== undefined && !/^[1-9]\d{0,14}$/.test(chain))
    throw new UsageError(`--chain is "${chain}", which is no chain id.\n${USAGE}`)
  return { rpc: url, chain: chain === undefined ? undefined : Number(chain), file }
}

function parsedArgs(args: readonly string[]) {
  try {
    const string = { type: 'string' } as const
    return parseArgs({ args: [...args], options: { rpc: string, chain: string, file: string } })
      .values
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}

function detailOf(outcome: Outcome): string {
  if (outcome.kind !== 'code') return outcome.reason
  return `${outcome.bytes} bytes${outcome.compared ? ', its hash is that of the file' : ''}`
}

function lineOf({ entry: { contract, address }, outcome }: Compared): string {
  return `${outcome.kind.padEnd(14)}  ${address}  ${contract}: ${detailOf(outcome)}`
}

/** How many rows have which outcome, on one line. */
function summaryOf(network: string, compared: readonly Compared[]): string {
  const count = (kind: Outcome['kind']) =>
    compared.filter(({ outcome }) => outcome.kind === kind).length
  const byHash = compared.filter(
    ({ outcome }) => outcome.kind === 'code' && outcome.compared,
  ).length
  return `${compared.length} rows on ${network}: ${count('code')} with code (${byHash} compared by its hash), ${count('no code')} without code, ${count('other code')} with other code, ${count('not understood')} not understood.`
}
