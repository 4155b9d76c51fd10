import { formatUsd } from 'docs-engine/format'
import { tag } from 'docs-engine/tags'
import { bugBounty } from '#facts/security.ts'

/** What the bug bounty pays for a finding in a smart contract, by severity. */
export const BountyRewards = tag({}, function BountyRewards() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Severity</th>
          <th scope="col">Reward</th>
        </tr>
      </thead>
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
