import type { Finding } from './finding.ts'
import { type Resolve, readAliases, readCertificateAuthorities, readKeys } from './records.ts'
import { type FetchJson, readRegistration } from './registration.ts'

/** How the outside is asked. */
export interface Sources {
  resolve: Resolve
  fetchJson: FetchJson
}

/** A question of the report. One that cannot be asked has the state unknown. */
async function asked(subject: string, ask: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await ask()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [{ state: 'unknown', text: `${subject}: no answer (${reason})` }]
  }
}

/**
 * Looks at what guards a domain: the lock at the registrar, the authorities that may certify it, signed records, and
 * aliases that lead to nobody.
 * @param domain that is registered, such as example.org
 * @param hosts names below it that are served, such as docs.example.org
 */
export async function domainReport(
  domain: string,
  hosts: readonly string[],
  { resolve, fetchJson }: Sources,
): Promise<Finding[]> {
  const found = [
    asked('Registrar', () => readRegistration(domain, fetchJson)),
    asked('CAA', () => readCertificateAuthorities(domain, resolve)),
    asked('DNSSEC', () => readKeys(domain, fetchJson)),
    ...[domain, ...hosts].map(host => asked(host, () => readAliases(host, resolve))),
  ]
  return (await Promise.all(found)).flat()
}
