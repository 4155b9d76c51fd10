/** Stands where a command needs a node of the reader's choice; a command that is copied with it fails. */
export const NODE_PLACEHOLDER = 'RPC_URL'

/** A command of one line that asks a node for the code at an address. */
export interface CodeCommand {
  /** What it needs, in a few words. */
  readonly title: string
  readonly command: string
}

/** The commands that print the code at an address, by the program that runs them. */
export function codeCommands(address: string): readonly [cast: CodeCommand, viem: CodeCommand] {
  const script = `import { createPublicClient, http } from 'viem'; console.log(await createPublicClient({ transport: http('${NODE_PLACEHOLDER}') }).getCode({ address: '${address}' }))`
  return [
    { title: 'Foundry', command: `cast code ${address} --rpc-url ${NODE_PLACEHOLDER}` },
    { title: 'viem', command: `node --input-type=module -e "${script}"` },
  ]
}
