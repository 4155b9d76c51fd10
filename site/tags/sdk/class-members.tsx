import { ColumnHeads, InlineCode, keyOf, stackedTable as stacked, tag } from 'docs-engine/tags'
import { amountMembers, amountStatics } from '#facts/sdk/members/amount.ts'
import { fractionMembers } from '#facts/sdk/members/fraction.ts'
import type { Member } from '#facts/sdk/members/member.ts'
import { nativeMembers, nativeStatics } from '#facts/sdk/members/native.ts'
import { tokenMembers, tokenStatics } from '#facts/sdk/members/token.ts'

const classes = {
  amount: { name: 'Amount', statics: amountStatics, members: amountMembers },
  fraction: { name: 'Fraction', statics: {}, members: fractionMembers },
  token: { name: 'EvmToken', statics: tokenStatics, members: tokenMembers },
  native: { name: 'EvmNative', statics: nativeStatics, members: nativeMembers },
} satisfies Record<string, { name: string; statics: object; members: object }>

/** The members of the class of a primitive: those of the class itself first. */
export const ClassMembers = tag(
  {
    /** The primitive. */
    of: keyOf(classes),
  },
  function ClassMembers({ of }) {
    const { name, statics, members } = classes[of]
    const all: [string, Member][] = [
      ...Object.entries<Member>(statics).map(([member, about]): [string, Member] => [
        `${name}.${member}`,
        about,
      ]),
      ...Object.entries<Member>(members),
    ]
    return (
      <table className={stacked.table}>
        <caption>Members of {name}</caption>
        <ColumnHeads names={['Member', 'Meaning, and type or signature']} />
        <tbody>
          {all.map(([member, { signature, meaning }]) => (
            <tr key={member}>
              <th scope="row">
                <code>{member}</code>
              </th>
              <td className={stacked.wide}>
                <InlineCode text={meaning} />
                <code className={stacked.note} data-md="line">
                  {signature}
                </code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )
  },
)
