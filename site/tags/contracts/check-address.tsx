import { data, tag } from 'docs-engine/tags'
import type { DeploymentTable } from '#facts/contracts/deployment.ts'
import { ETHEREUM } from '#facts/contracts/deployments.ts'
import { AddressDigest } from './address-digest.tsx'
import { codeCommands, NODE_PLACEHOLDER } from './code-commands.ts'

/** How to ask a node for the code at an address of a table, and the digest of the file of all addresses. */
export const CheckAddress = tag(
  {
    /** The contract that the commands ask for: on Ethereum, or else in the first row. */
    table: data<DeploymentTable>(
      'a table of #facts/contracts/deployments.ts or blade.ts, such as v2Router',
      'contract',
      'rows',
    ),
  },
  function CheckAddress({ table: { contract, rows } }) {
    const row = rows.find(({ network }) => network.chainId === ETHEREUM) ?? rows[0]
    if (!row) throw new Error(`${contract} has no row`)
    const { network, address } = row
    return (
      <>
        <p>
          Ask a node for the code at an address. Put the node you use, one of {network.name}, in
          place of <code>{NODE_PLACEHOLDER}</code>. The second command runs in a folder that has{' '}
          <a href="/sdk/installation">viem</a>:
        </p>
        {codeCommands(address).map(({ title, command }) => (
          <pre key={title} data-title={`${contract} on ${network.name}, with ${title}`}>
            <code className="language-bash">{command}</code>
          </pre>
        ))}
        <p>
          <code>0x</code> from the first and <code>undefined</code> from the second mean that there
          is no code. Anything longer shows that there is code, not whose it is. For another row,
          change the address and the node.
        </p>
        <AddressDigest />
      </>
    )
  },
)
