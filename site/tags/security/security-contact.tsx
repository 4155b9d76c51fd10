import { tag } from 'docs-engine/tags'
import { SECURITY_CONTACT } from '#facts/security.ts'

/** The address for reports of vulnerabilities, ready to write to. */
export const SecurityContact = tag({}, function SecurityContact() {
  return <a href={`mailto:${SECURITY_CONTACT}`}>{SECURITY_CONTACT}</a>
})
