import type { ReactElement } from 'react'
import { SECURITY_CONTACT } from '#facts/security.ts'

/** The address for reports of vulnerabilities, ready to write to. */
export function SecurityContact(): ReactElement {
  return <a href={`mailto:${SECURITY_CONTACT}`}>{SECURITY_CONTACT}</a>
}
