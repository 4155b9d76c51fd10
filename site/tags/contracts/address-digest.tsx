import { tag } from 'docs-engine/tags'
import { addressFileDigest } from '#facts/contracts/address-file.ts'

/** The file of all addresses with its digest, and what the digest shows. */
export const AddressDigest = tag({}, function AddressDigest() {
  return (
    <p>
      All addresses are also in one file, <a href="/addresses.json">addresses.json</a>. Its SHA-256
      is <code>{addressFileDigest()}</code>. That shows that this page and the file agree, and no
      more: both come from this site. <a href="/verify">Verify</a> says what else to compare.
    </p>
  )
})
