import { formatUsd } from 'docs-engine/format'
import { ColumnHeads, tag } from 'docs-engine/tags'
import { bugBounty } from '#facts/security.ts'

/** What the bug bounty pays for a finding in a smart contract, by severity. */
export const BountyRewards = tag({}, function BountyRewards() {
  return (
    <table>
      <ColumnHeads names={['Severity', 'Reward']} />
      <tbody>
        {bugBounty.rewards.map(({ severity, minimumUsd, maximumUsd }) => (
          <tr key={severity}>
            <th scope="row">{severity}</th>
            <td>
              {minimumUsd === maximumUsd
                ? formatUsd(minimumUsd)
                : `${formatUsd(minimumUsd)} to ${formatUsd(maximumUsd)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
})
